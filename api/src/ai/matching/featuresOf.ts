import type { TypedLanguage } from "@iep-insider/sdk/safety";
import { conceptsIn } from "./concepts/index.ts";
import { plainWords } from "./plainWords.ts";

/** A text as its features, each with its weight. */
export type Features = ReadonlyMap<string, number>;

/**
 * What a text is compared by: its words, two and three that follow one another, pieces of words (so that misspelled ones
 * still count), and in English the concepts it speaks of ("one on one" and "para" are both an aide), alone and in pairs.
 */
export function featuresOf(text: string, language: TypedLanguage): Features {
  const plain = plainWords(text);
  const words = plain
    .split(" ")
    .filter((word) => /\w/.test(word))
    .map((word) => (isChild.has(word) ? "child" : word));
  const features = new Map<string, number>();
  const add = (feature: string, weight: number) => features.set(feature, weight);
  const isLittle = (word: string | undefined) => word === undefined || little[language].has(word);
  const stems = words.map(stemOf);
  for (const [at, stem] of stems.entries()) {
    const [next, afterNext] = [stems[at + 1], stems[at + 2]];
    if (!isLittle(words[at])) add(stem, 1);
    if (next !== undefined) add(`${stem} ${next}`, 1);
    if (!isLittle(words[at]) && !isLittle(words[at + 2])) add(`${stem} * ${afterNext}`, 1);
  }
  for (const word of words.filter((one) => one.length >= 4 && !isLittle(one)))
    for (const piece of piecesOf(`^${word}$`)) add(`~${piece}`, pieceWeight);
  const concepts = language === "en" ? [...conceptsIn(plain.replaceAll(/[.?]/g, " "))].sort() : [];
  for (const [at, concept] of concepts.entries()) {
    add(`=${concept}`, conceptWeight);
    for (const other of concepts.slice(at + 1)) add(`=${concept}+${other}`, pairWeight);
  }
  return features;
}

// Measured by cross-validation on the phrasings (ADR 32).
const pieceWeight = 0.35;
const conceptWeight = 1.2;
const pairWeight = 1;

function piecesOf(word: string): readonly string[] {
  return [3, 4, 5].flatMap((length) =>
    Array.from({ length: Math.max(0, word.length - length + 1) }, (_, at) => word.slice(at, at + length)),
  );
}

/** Without the endings that say nothing about what is meant: "evaluated", "evaluating" and "evaluates" are one. */
function stemOf(word: string): string {
  let stem = word;
  if (stem.length > 5 && stem.endsWith("ies")) return `${stem.slice(0, -3)}y`;
  if (stem.length > 3 && stem.endsWith("s") && !stem.endsWith("ss")) stem = stem.slice(0, -1);
  if (stem.length > 5 && stem.endsWith("ing")) stem = stem.slice(0, -3);
  else if (stem.length > 4 && stem.endsWith("ed")) stem = stem.slice(0, -2);
  if (stem.length > 4 && stem.endsWith("e")) stem = stem.slice(0, -1);
  return stem;
}

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** All words for the child mean the child, no matter how the writer is related. */
const isChild = setOf(
  "he she him her his hers son sons daughter daughters child childs kid kids boy girl grandson granddaughter nephew niece student baby hijo hija nino nina chamaco nieto nieta",
);

const little: Readonly<Record<TypedLanguage, ReadonlySet<string>>> = {
  en: setOf(
    "a an the of to in on at for and or but is are was were be been am i my me we our they them their its it this that so as with by from do does did have has had will would can could just very really child",
  ),
  es: setOf(
    "el la los las un una unos unas de del al a y e o u en con por para pa que q se le les lo me mi mis su sus es esta estan era ha han he yo no si ya child",
  ),
};
