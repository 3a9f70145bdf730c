import { distance } from "fastest-levenshtein";
import { namesOf } from "./findTerm.ts";
import { glossary } from "./generated/glossary.ts";
import { nameKey, withoutQuestion, wordsOf } from "./nameKey.ts";
import type { GlossaryTerm } from "./Term.ts";

/**
 * The terms a parent may have meant, nearest first: names with a typing error, then names that share words with the
 * text.
 * @param most the maximum number.
 * @returns none if nothing is close; a distant name would mislead a parent.
 */
export function nearestTerms(text: string, most: number): readonly GlossaryTerm[] {
  const asked = asName(withoutQuestion(text));
  return terms
    .map(({ term, names }) => ({ term, distance: Math.min(...names.map((name) => distanceTo(name, asked))) }))
    .filter((one) => one.distance < far)
    .sort((one, other) => one.distance - other.distance)
    .slice(0, most)
    .map(({ term }) => term);
}

interface Name {
  readonly key: string;
  readonly words: readonly string[];
}

const asName = (text: string): Name => ({ key: nameKey(text), words: wordsOf(text) });

const terms = glossary.map((term) => ({ term, names: [...namesOf(term), ...term.inSpanish].map(asName) }));

const far = Number.POSITIVE_INFINITY;
/** Shared words rank after every typing error, the larger share first. */
const sharedWords = 100;
/** A longer text is a question, whose words are not all names. */
const mostWords = 6;

function distanceTo(name: Name, asked: Name): number {
  return Math.min(
    byTyping(name.key, asked.key),
    byWords(name.words, asked.words),
    byOneWord(name, asked.words),
  );
}

/** "BIPP" for "BIP" among other words: a short text may name several terms. */
function byOneWord(name: Name, asked: readonly string[]): number {
  if (name.words.length > 1 || asked.length < 2 || asked.length > mostWords) return far;
  const edits = asked.map((word) => (word.length > 3 ? byTyping(name.key, word) : far));
  return Math.min(...edits) <= 1 ? sharedWords + asked.length : far;
}

/**
 * The edit distance between a name and the typed text, both normalized by `nameKey`; infinite if too large. Names of up
 * to three letters are one letter away from half of all others, so only a swap or a doubled letter counts there.
 */
export function byTyping(name: string, asked: string): number {
  if (name === asked) return 0;
  if (isSwap(name, asked)) return 1;
  if (name.length <= 3 || asked.length <= 3) return isDoubling(name, asked) ? 1 : far;
  const allowed = Math.min(4, Math.max(1, Math.floor(name.length / 4)));
  if (Math.abs(name.length - asked.length) > allowed) return far;
  const edits = distance(name, asked);
  return edits <= allowed ? edits : far;
}

/** "IPE" for "IEP": two adjacent letters are swapped. */
function isSwap(name: string, asked: string): boolean {
  if (name.length < 3 || name.length !== asked.length) return false;
  const first = [...name].findIndex((letter, index) => letter !== asked[index]);
  const swapped = `${name.slice(0, first)}${name[first + 1] ?? ""}${name[first] ?? ""}${name.slice(first + 2)}`;
  return first >= 0 && swapped === asked;
}

/** "IEPP" for "IEP". */
function isDoubling(name: string, asked: string): boolean {
  return name.length === 3 && asked.length === 4 && asked.replace(/(.)\1/, "$1") === name;
}

function byWords(name: readonly string[], asked: readonly string[]): number {
  const [fewer, more] = name.length <= asked.length ? [name, asked] : [asked, name];
  const telling = fewer.filter((word) => word.length >= 3 && !tooCommon.has(word));
  if (telling.length === 0 || !fewer.every((word) => more.includes(word))) return far;
  return sharedWords + more.length - fewer.length;
}

/** Words that identify no term by themselves. */
const tooCommon = new Set([
  "the",
  "and",
  "for",
  "with",
  "school",
  "child",
  "student",
  "education",
  "special",
  "del",
  "los",
  "las",
  "una",
  "por",
  "con",
  "escuela",
  "escolar",
  "educacion",
  "educativo",
  "educativa",
  "especial",
  "nino",
]);
