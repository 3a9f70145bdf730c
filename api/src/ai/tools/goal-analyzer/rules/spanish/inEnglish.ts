import { phrases } from "./phrases.ts";
import { gerundOf, verbOf } from "./verbs.ts";
import { wordIn } from "./words.ts";

/** A goal in Spanish, in the English words that the rubric reads; no sentence for a person. */
export interface InEnglish {
  readonly text: string;
  /** The typed words that a part of the English text came from. */
  readonly asTyped: (english: string) => string;
}

/**
 * Puts a goal into the English words that the rubric knows, phrase by phrase and in the same order: Spanish goals are
 * built as English ones are. So there is one rubric for both languages, and a goal scores the same in either. What is
 * in no list stays Spanish, such as names and what a task is about, on which no point depends.
 */
export function inEnglish(typed: string): InEnglish {
  const text = typed.normalize("NFC");
  const pieces = piecesOf(text, plain(text));
  return { text: textOf(pieces), asTyped: (english) => asTyped(english, pieces, text) };
}

/** What a stretch of the typed text became. */
interface Piece {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** In small letters without accents; every letter keeps its place. */
function plain(text: string): string {
  return Array.from({ length: text.length }, (_, at) =>
    text.charAt(at).normalize("NFD").charAt(0).toLowerCase().charAt(0),
  ).join("");
}

/** @param small the text as `plain` makes it. */
function piecesOf(text: string, small: string): readonly Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < text.length; ) {
    const { english, length } = pieceAt(text, small, at);
    const isCapital = /\p{Lu}/u.test(text.charAt(at));
    const shown = isCapital ? english.charAt(0).toUpperCase() + english.slice(1) : english;
    pieces.push({ text: shown, start: at, end: at + length });
    at += length;
  }
  return pieces;
}

function textOf(pieces: readonly Piece[]): string {
  return pieces.map((piece) => piece.text).join("");
}

interface Found {
  readonly english: string;
  readonly length: number;
}

function pieceAt(text: string, small: string, at: number): Found {
  const same = (length: number) => ({ english: text.slice(at, at + length), length });
  const placed = matchAt(/\[[^\]]*\]/y, small, at);
  if (placed) return same(placed[0].length);
  const isWordStart = /[a-z\d]/.test(small.charAt(at)) && !/[a-z\d]/.test(small.charAt(at - 1));
  if (!isWordStart) return same(1);
  const phrase = phraseAt(small, at);
  if (phrase) return phrase;
  const [name] = matchAt(/[a-z]+/y, small, at) ?? [];
  if (name === undefined) return same(1);
  // "Él" says who, and "el" does not.
  if (/^él$/iu.test(text.slice(at, at + name.length))) return { english: "he", length: 2 };
  const english = wordIn(name);
  return verbAt(small, at) ?? (english === null ? same(name.length) : { english, length: name.length });
}

function phraseAt(small: string, at: number): Found | null {
  for (const { pattern, english } of phrases) {
    const found = matchAt(pattern, small, at);
    if (!found?.[0]) continue;
    const group = (index: string) => found[Number(index)] ?? "";
    return {
      english: english
        .replace(/\$(\d)/g, (_, index: string) => group(index))
        .replace(/\{(\d)\}/g, (_, index: string) => inWords(group(index)))
        .replace(/ {2,}/g, " "),
      length: found[0].length,
    };
  }
  return null;
}

/** @param phrase a part of a text that `plain` made. */
function inWords(phrase: string): string {
  return textOf(piecesOf(phrase, phrase));
}

/** "No", "se" and "lo" before a verb, and the verb. */
const beforeVerb = /(no )?((?:se|me) )?((?:l[oa]s?|les?) )?([a-z]+)/y;

function verbAt(small: string, at: number): Found | null {
  const [whole = "", not, reflexive, object, name = ""] = matchAt(beforeVerb, small, at) ?? [];
  const verb = verbOf(name);
  // "La muestra" and "una prueba" are what is used.
  if (
    verb === null ||
    (object && verb.form !== "future") ||
    (wordIn(name) !== null && verb.form !== "future")
  )
    return null;
  const { english, form } = verb;
  if (form === "future") {
    const will = `${willIn(small, at)}${not ? "not " : ""}`;
    return { english: `${will}${english}${object ? " it" : ""}`, length: whole.length };
  }
  const before = not ? "not " : "";
  const told = form === "gerund" ? (english === "use" ? "using" : `by ${gerundOf(english)}`) : english;
  return {
    english: before + (reflexive && form === "infinitive" ? `${told} it` : told),
    length: whole.length,
  };
}

/** "Leerá y escribirá" is "will read and write": one verb carries it for those that are joined to it. */
function willIn(small: string, at: number): string {
  const [sentence = ""] = /[^.;]*$/.exec(small.slice(0, at)) ?? [];
  const isAfterFuture = (sentence.match(/[a-z]+/g) ?? []).some((name) => verbOf(name)?.form === "future");
  return isAfterFuture && /(?:,|\b[yeo]) $/.test(sentence) ? "" : "will ";
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** Finds English words in the pieces again; the longest run of them where the reading has changed some. */
function asTyped(english: string, pieces: readonly Piece[], typed: string): string {
  const placed = placesOf(pieces);
  const asked = (english.toLowerCase().match(aWord) ?? []).slice(0, mostQuoted);
  for (let length = asked.length; length > 0; length--)
    for (let from = 0; from + length <= asked.length; from++) {
      const at = placed.findIndex((_, index) =>
        asked.slice(from, from + length).every((name, next) => placed[index + next]?.name === name),
      );
      const [first, last] = [placed[at], placed[at + length - 1]];
      if (first && last) return typed.slice(first.start, last.end);
    }
  return "";
}

/** In words: what is quoted at greater length is cut. */
const mostQuoted = 40;

const aWord = /[\p{L}\d%/]+/gu;

/** The English words, with where their pieces begin and end in the typed text. */
function placesOf(pieces: readonly Piece[]) {
  const owners = pieces.flatMap((piece) => Array.from({ length: piece.text.length }, () => piece));
  return [...textOf(pieces).toLowerCase().matchAll(aWord)].map(({ 0: name, index }) => ({
    name,
    start: owners[index]?.start ?? 0,
    end: owners[index + name.length - 1]?.end ?? 0,
  }));
}
