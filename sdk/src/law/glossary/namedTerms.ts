import { findTerm, namesOf } from "./findTerm.ts";
import { glossary } from "./generated/glossary.ts";
import { nameKey } from "./nameKey.ts";
import { byTyping } from "./nearestTerms.ts";
import type { GlossaryTerm } from "./Term.ts";

/** The glossary terms in a text. */
export interface NamedTerms {
  /** Each once, in the order typed. */
  readonly terms: readonly GlossaryTerm[];
  /** Words one typing error away from an abbreviation: a guess, to be shown as one. */
  readonly misspelled: readonly { readonly typed: string; readonly term: GlossaryTerm }[];
  /** Whether the text has other words. */
  readonly hasMore: boolean;
}

/**
 * Finds the terms in a text: the whole text is a term, or its parts are ("IEP vs 504 plan", "stay put - do i just say
 * it"), or it contains an abbreviation ("they said LRE at the meeting", "VCI 118 / PSI 74").
 *
 * A term's words inside a longer phrase do not count: a "language processing evaluation" is not the glossary's
 * "evaluation". `nearestTerms` suggests terms for a text that contains none.
 */
export function namedTerms(text: string): NamedTerms {
  const whole = findTerm(text);
  if (whole !== undefined) return { terms: [whole], misspelled: [], hasMore: false };
  const split = partsOf(text);
  const areAllNames = split.every((part) => findTerm(part) !== undefined);
  const parts = split.map((part) => namedInPart(part, text, areAllNames));
  const terms = new Set(parts.flatMap((part) => part.terms));
  const misspelled = new Map(
    parts
      .flatMap((part) => part.misspelled)
      .filter(({ term }) => !terms.has(term))
      .map((one) => [one.term, one] as const),
  );
  return {
    terms: [...terms],
    misspelled: [...misspelled.values()],
    hasMore: parts.some((part) => part.hasMore),
  };
}

const comparing =
  /\b(?:(?:what(?:['’]s|s| is| are)? )?(?:the )?differences? between|compare|how (?:is|are|does)|(?:is|are)(?= .* same\b))\b/gi;
/** Separates terms; never occurs inside one. */
const apart =
  /\s+(?:vs\.?|versus|or|then|(?:the )?same as|different (?:from|than)|differ from|compared to)\s+|\s+(?:the )?same\b|\s[-–—]+\s|[;?!()\n]\s*/i;
/** Between terms or inside one: "Regression/recoupment"; "Supplementary aids and services", "P&A". */
const listed = /\s*[,/+]\s*/;
const joined = /\s+(?:and|with)\s+|\s*&\s*/i;

function partsOf(text: string): readonly string[] {
  const whole: readonly string[] = [text.replace(comparing, " ")];
  return [apart, listed, joined]
    .reduce(
      (parts, between) => parts.flatMap((part) => (findTerm(part) ? [part] : part.split(between))),
      whole,
    )
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

/** @param areAllNames whether each part of the text is a name: "speech or ot" is, "hi, he hits at school" is not. */
function namedInPart(part: string, text: string, areAllNames: boolean): NamedTerms {
  const words = part.split(/[^\p{L}\p{N}&'’.%]+/u).filter((word) => nameKey(word) !== "");
  // "Processing speed index 72": a score beside its name.
  const whole = findTerm(part) ?? findTerm(words.filter((word) => !isNumber(word)).join(" "));
  const isSure = areAllNames || !letters.has(nameKey(part)) || isUnambiguous(part) || isCapitals(part);
  if (whole !== undefined && isSure) return { terms: [whole], misspelled: [], hasMore: false };
  const areAllLetters = words.every((word) => letters.has(nameKey(word)) || isNumber(word));
  const counts = (word: string) =>
    letters.has(nameKey(word)) &&
    (isUnambiguous(word) || (isCapitals(word) && (areAllLetters || /[a-z]/.test(text))));
  const terms: GlossaryTerm[] = [];
  const misspelled: { typed: string; term: GlossaryTerm }[] = [];
  let hasMore = false;
  for (let at = 0; at < words.length; ) {
    const found = longestFrom(words, at, counts);
    const word = words[at] ?? "";
    const near = found === null ? nearLetters(word) : undefined;
    if (found !== null) terms.push(found.term);
    else if (near !== undefined) misspelled.push({ typed: word, term: near });
    else hasMore ||= !isNumber(word) && !isArticle(word);
    at += found?.length ?? 1;
  }
  return { terms, misspelled, hasMore };
}

/** The longest name that begins with the word at `at` and contains an abbreviation: "LRE A", "transfer IEP". */
function longestFrom(words: readonly string[], at: number, counts: (word: string) => boolean) {
  for (let length = Math.min(mostWords, words.length - at); length > 0; length -= 1) {
    const run = words.slice(at, at + length);
    const term = run.some(counts) ? findTerm(run.join(" ")) : undefined;
    if (term !== undefined) return { term, length };
  }
  return null;
}

const mostWords = 5;

/** Abbreviations by key: "fba", "norep", "504". */
const letters: ReadonlyMap<string, GlossaryTerm> = new Map(
  glossary.flatMap((term) =>
    namesOf(term)
      .filter((name) => /^(?:[A-Z][A-Z0-9]{1,5}|\d{3})$/.test(name))
      .map((name) => [nameKey(name), term] as const),
  ),
);

/** Abbreviations that are also words, in English or in Spanish: they count only in capitals. */
const ordinaryWords = new Set(
  "add ape cas dis doe ese fie idea met pals plop red reed sas sea sed smart sop sto tri".split(" "),
);

/** Whether an abbreviation counts in lowercase, too. Two letters are often another word: "at", "id", "hi". */
function isUnambiguous(word: string): boolean {
  const key = nameKey(word);
  return key.length > 2 && !ordinaryWords.has(key);
}

function isCapitals(word: string): boolean {
  return word === word.toUpperCase();
}

function isNumber(word: string): boolean {
  return /^\d[\d.%]*$/.test(word) && !letters.has(nameKey(word));
}

function isArticle(word: string): boolean {
  return /^(?:an?|the|el|las?|los|una?)$/i.test(word);
}

/**
 * Finds the only abbreviation close to the word: "BIP" for "BIPP", "NOREP" for "NORAP". Abbreviations of four letters are
 * skipped, since they are one letter away from too many words: "MTSS" from "miss".
 */
function nearLetters(word: string): GlossaryTerm | undefined {
  const key = nameKey(word);
  if (key.length < 4 || ordinaryWords.has(key)) return undefined;
  const near = [...letters].filter(
    ([name]) => name.length !== 4 && !ordinaryWords.has(name) && byTyping(name, key) <= 1,
  );
  const terms = new Set(near.map(([, term]) => term));
  return terms.size === 1 ? near[0]?.[1] : undefined;
}
