import { placeholders } from "../placeholders.ts";
import { withoutPersonalDetails } from "../withoutPersonalDetails.ts";
import type { Identifier, Sample } from "./corpus.ts";

export interface Measured {
  /** By kind: how many there are, how many were replaced whole, and how many replaced or pointed at. */
  readonly kinds: ReadonlyMap<Identifier["kind"], Readonly<Count>>;
  readonly missed: readonly string[];
  readonly words: number;
  /** Words outside of identifiers that were replaced, and that were pointed at as a possible name. */
  readonly replacedWrongly: readonly string[];
  readonly markedWrongly: readonly string[];
}

interface Count {
  total: number;
  replaced: number;
  caught: number;
}

/** What was taken out of the samples, against what should have been. */
export function measure(samples: readonly Sample[]): Measured {
  const kinds = new Map<Identifier["kind"], Count>();
  const missed: string[] = [];
  const replacedWrongly: string[] = [];
  const markedWrongly: string[] = [];
  let words = 0;
  for (const { text, entered, identifiers } of samples) {
    const { replaced, marked } = coverage(text, entered);
    for (const { kind, start, end } of identifiers) {
      if (kind === "school") continue;
      const count = kinds.get(kind) ?? { total: 0, replaced: 0, caught: 0 };
      kinds.set(kind, count);
      const signs = signsOf(kind, text.slice(start, end)).map((at) => start + at);
      count.total += 1;
      if (signs.every((at) => replaced[at])) count.replaced += 1;
      if (signs.every((at) => replaced[at] || marked[at])) count.caught += 1;
      else
        missed.push(`${kind} ${text.slice(start, end)} in: ${text.slice(Math.max(0, start - 40), end + 20)}`);
    }
    for (const { 0: word, index } of text.matchAll(/\S*[\p{L}\p{N}]\S*/gu)) {
      const end = index + word.length;
      if (identifiers.some((one) => one.start < end && one.end > index)) continue;
      words += 1;
      const places = Array.from(word, (_, at) => index + at);
      const around = text.slice(Math.max(0, index - 30), end + 30).replaceAll("\n", " ");
      if (places.some((at) => replaced[at])) replacedWrongly.push(`${word} in: ${around}`);
      else if (places.some((at) => marked[at])) markedWrongly.push(`${word} in: ${around}`);
    }
  }
  return { kinds, missed, words, replacedWrongly, markedWrongly };
}

/** For each place of the text, whether it was replaced or marked. */
function coverage(text: string, entered: readonly string[]) {
  const prepared = withoutPersonalDetails(text, entered);
  const originals = new Map(prepared.replaced.map(({ placeholder, original }) => [placeholder, original]));
  const replaced: boolean[] = [];
  const marked: boolean[] = [];
  const isMarked = (at: number) => prepared.marked.some(({ start, end }) => start <= at && at < end);
  let end = 0;
  const stay = (to: number) => {
    for (; end < to; end += 1) {
      replaced.push(false);
      marked.push(isMarked(end));
    }
  };
  for (const { 0: found, index } of prepared.text.matchAll(placeholders)) {
    stay(index);
    for (let at = 0; at < (originals.get(found) ?? found).length; at += 1) {
      replaced.push(true);
      marked.push(false);
    }
    end = index + found.length;
  }
  stay(prepared.text.length);
  if (replaced.length !== text.length) throw new Error(`Not the same text: ${text}`);
  return { replaced, marked };
}

const titles =
  /\b(?:mrs?|ms|miss|dr|hon|ph\.?d|principal|coach|nurse|superintendent|pastor|investigator|la|el|sra?|srta|dra|do[nñ]a?|se[nñ]or[ae]?|maestr[oa]|profe(?:sora?)?|directora?|lic|terapeuta|psic[oó]loga)(?!\p{L})/giu;

/** The places of a value that must be gone: its letters and digits, a name's without its title. */
function signsOf(kind: Identifier["kind"], value: string): number[] {
  const named = kind === "name" ? value.replace(titles, (title) => " ".repeat(title.length)) : value;
  // Initials alone say little: "A. Lopez" is gone with Lopez.
  const words = kind === "name" && /\p{L}{2}/u.test(named) ? /\p{L}{2,}/gu : /[\p{L}\p{N}]+/gu;
  return [...named.matchAll(words)].flatMap(({ 0: word, index }) => Array.from(word, (_, at) => index + at));
}
