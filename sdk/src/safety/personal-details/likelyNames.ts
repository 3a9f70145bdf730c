import { languageOf } from "../languageOf.ts";
import { firstNames, isKnown } from "./capitalWords.ts";
import { likelySchools } from "./likelySchools.ts";
import { type Mark, markOf } from "./Mark.ts";
import {
  betweenInSpanish,
  isIntroducedInSpanish,
  isKnownInSpanish,
  isSubjectInSpanish,
  surnameInSmall,
} from "./spanishNames.ts";

/**
 * Points at what may be a further name or a school, rather once too often than too seldom (ADR 15). It goes by
 * capitals, titles and frequent first names, so that a rare name in small letters is missed: the parent looks as well.
 * @param text a prepared text, as it is now or after the parent changed it.
 * @returns the marks in their order; none lies over another.
 */
export function likelyNames(text: string): readonly Mark[] {
  const isSpanish = languageOf(text) === "es";
  const schools = likelySchools(text);
  const inSchools = new Set(schools.flatMap(({ start, text }) => Array.from(text, (_, at) => start + at)));
  const words = wordsOf(text).filter(({ start }) => !inSchools.has(start));
  const likely = words.map((word) => isLikely(text, word, isSpanish));
  // "Ana Lopez asked …": a word that starts a sentence and directly precedes a name belongs to the name.
  const isFirst = (word: Mark, at: number) =>
    likely[at + 1] && text.slice(word.end, words[at + 1]?.start) === " " && isName(text, word, isSpanish);
  // A name seen once counts as a name everywhere, at the start of a sentence too.
  const seen = new Set(words.filter((word, at) => likely[at] || isFirst(word, at)).map((word) => word.text));
  const names = words.filter((word) => seen.has(word.text));
  return [...schools, ...joined(text, names, isSpanish)].sort((a, b) => a.start - b.start);
}

/** Each word, without a possessive 's. */
function wordsOf(text: string): Mark[] {
  return [...text.matchAll(/(?<![\p{L}\p{N}'’-])\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)*/gu)].map(
    ({ 0: word, index }) => markOf(index, word.replace(/['’]s$/i, ""), "name"),
  );
}

function isLikely(text: string, word: Mark, isSpanish: boolean): boolean {
  return (
    isName(text, word, isSpanish) &&
    (isIntroduced(text, word, isSpanish) ||
      !startsSentence(text, word) ||
      isSubject(text, word) ||
      (isSpanish && isSubjectInSpanish(text.slice(word.end, word.end + 25))))
  );
}

/** Capitalized, and not a known word. "IEP" and "FBAs" are abbreviations. */
function isName(text: string, word: Mark, isSpanish: boolean): boolean {
  if (isIntroduced(text, word, isSpanish)) return true;
  if (!/^\p{Lu}/u.test(word.text) || /^\p{Lu}+s?$/u.test(word.text) || isKnown(word.text)) return false;
  return !(isSpanish && isKnownInSpanish(word.text));
}

function isIntroduced(text: string, word: Mark, isSpanish: boolean): boolean {
  if (isSpanish) {
    // "yo leo", "la luna": English names that are Spanish words.
    if (/^(?:leo|luna|victoria|angel)$/.test(word.text)) return false;
    const before = text.slice(Math.max(0, word.start - 25), word.start);
    if (isIntroducedInSpanish(before, word.text, text.slice(word.end, word.end + 25))) return true;
    if (isKnownInSpanish(word.text)) return false;
  }
  return firstNames.has(word.text.toLowerCase()) || isTitled(text, word) || isOwnChild(text, word);
}

/** "my kid jaylen got …", but not "my kid never got …". */
function isOwnChild(text: string, word: Mark): boolean {
  const before = text.slice(Math.max(0, word.start - 25), word.start);
  const after = text.slice(word.end, word.end + 12);
  return (
    /\b(?:son|daughter|kid|child|boy|girl|brother|sister|named),?\s$/iu.test(before) &&
    /^(?:, \d|['’]s\b| (?:is|was|has|had|can|cant|can['’]t|cannot|will|wont|won['’]t|does|doesnt|doesn['’]t|did|didnt|didn['’]t|got|gets|goes|needs|hates)\b)/iu.test(
      after,
    ) &&
    /^(?!(?:who|which|never|just|also|still|always|often|only|now|already|again|even|then|both|sometimes|teacher|.+(?:ly|s))$)\p{Ll}{3,}$/u.test(
      word.text,
    ) &&
    !isKnown(word.text)
  );
}

function isTitled(text: string, word: Mark): boolean {
  const title =
    /(?<![\p{L}])(?:(mrs?)|ms|mx|dr|miss|coach|principal|prof(?:essor)?|nurse|aunt|uncle|superintendent)\.?\s{1,3}$/iu.exec(
      text.slice(Math.max(0, word.start - 20), word.start),
    );
  if (!title || isKnown(word.text)) return false;
  // "I miss school", "the principal said": lower case counts as a name only after Mr. and Mrs.
  return title[1] !== undefined || /^\p{Lu}/u.test(word.text);
}

function startsSentence(text: string, word: Mark): boolean {
  const before = text.slice(Math.max(0, word.start - 30), word.start);
  // "Para: DeShawn." is a label and its name.
  if (/:\s$/.test(before) && /^\s*(?:[.,;\n]|$)/.test(text.slice(word.end, word.end + 5))) return false;
  const ended =
    /(?:^|[\n\r]|[.!?:…]["'”’)\]]*\s|(?:^|[\s(])["'“‘[])[\s\-*•–—"'“‘([]*(?:\d{1,2}[.)]\s+)?$/u.test(before);
  return (
    ended &&
    (word.start <= 30 || before.length > 0) &&
    !/(?:\b(?:mrs?|ms|dr|vs|st)|\b\p{Lu})\.\s$/iu.test(before)
  );
}

/** "Leo will read …", "Leo's goal …": the first word of a sentence, acting like a person. */
function isSubject(text: string, word: Mark): boolean {
  const after = text.slice(word.end, word.end + 25);
  return /^(?:['’]s\b|\s+(?:will|can|cannot|can't|could|couldn't|has|had|hates|loves|likes|wants|needs|reads|says|said|told|does|doesn't|did|didn't|gets|got|struggles|scored|scores|turns|turned|attends|lost|cried|was (?:born|referred|restrained|suspended|hurt|hit|denied|tested|bullied|told|diagnosed|evaluated)|and (?:i|his|her|my))\b)/iu.test(
    after,
  );
}

/** "Ana Lopez" and "Ana M. Lopez" are one mark. */
function joined(text: string, names: readonly Mark[], isSpanish: boolean): Mark[] {
  const marks: Mark[] = [];
  const between = isSpanish ? betweenInSpanish : /^\s{1,3}(?:\p{Lu}\.?\s{1,3})?$/u;
  for (const one of names) {
    const particle = isSpanish ? (surnameInSmall.exec(text.slice(one.end, one.end + 25))?.[0] ?? "") : "";
    const name = markOf(one.start, one.text + particle, "name");
    const last = marks.at(-1);
    if (last && name.start < last.end) continue;
    if (last && between.test(text.slice(last.end, name.start))) {
      marks.splice(-1, 1, markOf(last.start, text.slice(last.start, name.end), "name"));
    } else marks.push(name);
  }
  return marks;
}
