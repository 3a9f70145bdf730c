import { isSalutation } from "../lines/isSalutation.ts";
import type { Line } from "../lines/Line.ts";
import { withoutQuoted } from "../lines/withoutQuoted.ts";

/** A letter or e-mail, by what each of them has. */
export interface Letter {
  /** Its salutation, or the head of a mail that has none. */
  readonly opening: Line;
  /** The lines to the salutation; all of them where it has none. */
  readonly head: readonly Line[];
  /** False for a newsletter, and for what a parent, a doctor or a lawyer wrote. */
  readonly isToParents: boolean;
  /** Whether it is about one child. */
  readonly isOfChild: boolean;
}

/** Lines from the top in which a salutation is looked for. */
const topLines = 25;

/** What a document has of a letter; null where nothing addresses anyone. */
export function letterOf(lines: readonly Line[]): Letter | null {
  const top = lines.slice(0, topLines);
  const greeting = top.find(({ text }) => isSalutation(text));
  const opening = greeting ?? top.find(({ text }) => /^(?:from|sender)\s*:/i.test(text));
  if (!opening) return null;
  // An answer quotes the parent's own words.
  const text = withoutQuoted(lines)
    .map((line) => line.text)
    .filter((line) => !line.startsWith(">"))
    .join(" ")
    .replace(/[“"][^”"]*[”"]/g, "");
  return {
    opening,
    head: greeting ? lines.slice(0, lines.indexOf(greeting) + 1) : lines,
    isToParents: !byOthers.test(text) && !toOthers.test(opening.text),
    isOfChild: ofChild.test(text),
  };
}

/** "He or she" is any child. */
const ofChild =
  /(?<!or |\/)\b(?:he|she|him|his|her|your (?:son|daughter)|IEP|504|special education|evaluation|placement)\b(?! or |\/)/i;

/** A newsletter, or a letter to the school. */
const toOthers =
  /^(?:dear|hi|hello)\b[^,:]*\b(?:families|students|parents|guardian|friends|everyone|principal|superintendent|nurse|team|school)\b(?! of [A-Z])/i;

/** A parent, a doctor or a lawyer. */
const byOthers =
  /\b(?:my|our) (?:\w+ )?(?:son|daughter|child|patient|client|request)\b|\bI (?:am )?(?:writing to )?request|\bI am \w+(?:['’]s)? (?:parent|mother|father|guardian)\b|\bunder my care\b/i;
