import {
  childrenInSpanish,
  formatsInSpanish,
  peopleInSpanish,
  sentencesInSpanish,
  titledInSpanish,
  withoutDetailsInSpanish,
  writtenInSpanish,
} from "./spanishTexts.ts";
import { children, formats, people, sentences, titled, written } from "./texts.ts";

/** A place in a text that holds an identifier, from `start` up to `end`. "school" counts neither way. */
export interface Identifier {
  readonly kind: keyof typeof formats | "name" | "school";
  readonly start: number;
  readonly end: number;
}

export interface Sample {
  readonly text: string;
  /** The names that the parent has entered. */
  readonly entered: readonly string[];
  readonly identifiers: readonly Identifier[];
  /** Whether it was written as a whole, rather than put together. */
  readonly isWritten: boolean;
  /** Half of the texts, by a hash of the text: measured, and never looked at while the patterns change. */
  readonly isHeldOut: boolean;
}

export const seed = 20261125;

/** What the texts of one language are made from. */
interface Parts {
  readonly written: readonly string[];
  /** How many texts are put together. */
  readonly generated: number;
  readonly sentences: readonly string[];
  readonly kids: readonly string[];
  readonly children: readonly string[];
  readonly people: readonly string[];
  readonly titled: readonly string[];
  readonly formats: Readonly<Partial<Record<keyof typeof formats, readonly string[]>>>;
}

const parts: Readonly<Record<"English" | "Spanish", Parts>> = {
  English: {
    written,
    generated: 460,
    sentences,
    kids: ["son", "daughter", "child"],
    children,
    people,
    titled,
    formats,
  },
  Spanish: {
    written: [...writtenInSpanish, ...withoutDetailsInSpanish],
    generated: 480,
    sentences: sentencesInSpanish,
    kids: ["hijo", "hija", "niño", "nena"],
    children: childrenInSpanish,
    people: peopleInSpanish,
    titled: titledInSpanish,
    formats: formatsInSpanish,
  },
};

/** The written texts, and texts put together from the sentences; the same for the same seed. */
export function corpus(language: keyof typeof parts): readonly Sample[] {
  const random = createRandom(seed);
  const { written, generated } = parts[language];
  const filled = Array.from({ length: generated }, () => fill(parts[language], random));
  return [...written.map((marked) => sampleOf(marked, [], true)), ...filled];
}

function fill({ sentences, kids, children, people, titled, formats }: Parts, random: () => number): Sample {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const shuffled = sentences.map((text) => ({ text, at: random() })).sort((a, b) => a.at - b.at);
  const child = pick(children);
  const marked = shuffled
    .slice(0, 5 + Math.floor(random() * 6))
    .map(({ text }) =>
      text.replace(/\{(\w+)\}/g, (_, slot: string) => {
        if (slot === "kid") return pick(kids);
        if (slot === "child") return `{name ${child}}`;
        if (slot === "name") return `{name ${pick(people)}}`;
        if (slot === "titled") return `{name ${pick(titled)}}`;
        return `{${slot} ${filledIn(pick(formats[slot as keyof typeof formats] ?? []), random)}}`;
      }),
    )
    .join(pick([" ", "\n", " ", "\n\n"]));
  return sampleOf(marked, [child], false);
}

function filledIn(format: string, random: () => number): string {
  const zero = /[０-９]/.test(format) ? "０" : "0";
  const digit = () => String.fromCharCode(zero.charCodeAt(0) + 1 + Math.floor(random() * 9));
  const letter = () => String.fromCharCode(65 + Math.floor(random() * 26));
  // The # of an apartment precedes its digit.
  return format.replace(/ #(?=\d)|#|\?/g, (sign) =>
    sign === "#" ? digit() : sign === "?" ? letter() : sign,
  );
}

function sampleOf(marked: string, entered: readonly string[], isWritten: boolean): Sample {
  const identifiers: Identifier[] = [];
  let text = "";
  let end = 0;
  for (const { 0: found, 1: kind, 2: value = "", index } of marked.matchAll(/\{(\w+) ([^}]*)\}/g)) {
    text += marked.slice(end, index);
    const start = text.length;
    text += value;
    identifiers.push({ kind: kind as Identifier["kind"], start, end: text.length });
    end = index + found.length;
  }
  text += marked.slice(end);
  return { text, entered, identifiers, isWritten, isHeldOut: hashOf(text) % 2 === 1 };
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash >>> 4;
}

/** Mulberry32: numbers from 0 up to 1, the same for the same seed. */
function createRandom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
