import { isSalutation } from "../lines/isSalutation.ts";
import type { Line } from "../lines/Line.ts";
import { withoutQuoted } from "../lines/withoutQuoted.ts";

/** A letter or e-mail, by what each of them has. */
export interface Letter {
  /** Its salutation, or the head of a mail that has none. */
  readonly opening: Line;
  /** The number of lines to the end of the salutation; the whole document where it has none. */
  readonly head: number;
  /** Whether it can be to a child's parents: about one child, and not to others or by others. */
  readonly isToParents: boolean;
}

/** Lines from the top of the first page in which a salutation is looked for. */
const topLines = 25;

/** What a document has of a letter; null where nothing addresses anyone. */
export function letterOf(lines: readonly Line[]): Letter | null {
  const top = lines.slice(0, topLines).filter(({ page }) => page === lines[0]?.page);
  const greeting = top.findIndex(({ text }) => isSalutation(text));
  const from = top.find(({ text }) => /^(?:from|sender)\s*:/i.test(text));
  const to = top.find(({ text }) => /^(?:to|recipient)\s*:/i.test(text));
  const opening = top[greeting] ?? (from && to);
  if (!opening) return null;
  // An answer quotes the parent's own words.
  const own = withoutQuoted(lines).filter((line) => !line.text.startsWith(">"));
  const text = own
    .map((line) => line.text)
    .join(" ")
    .replace(/[“"][^”"]*[”"]/g, "");
  return {
    opening,
    head: greeting === -1 ? lines.length : greeting + 1,
    isToParents: ofOneChild.test(text) && !byOthers.test(text) && !toOthers.test(opening.text),
  };
}

/** "He or she" is any child. */
const ofOneChild =
  /(?<!\b(?:he|his|him)(?: or |\/))\b(?:he|she|him|his|her|your (?:son|daughter)|IEP|IEE|504|special education|evaluation|disabilit(?:y|ies)|placement|therapy)\b(?!(?: or |\/)(?:she|her))/i;

/** A newsletter, or a letter that somebody wrote to the school. */
const toOthers =
  /^(?:dear|hi|hello)\b[^,:]*\b(?:families|students|parents|guardians|neighbors|friends|everyone|superintendent|principal|director|nurse|teacher|coordinator|team|school|district|committee|board)\b(?! of [A-Z])/i;

/** A parent, a doctor or a lawyer. */
const byOthers =
  /\b(?:my|our) (?:\w+ )?(?:son|daughter|child|grandson|granddaughter|patient|client|request)\b|\bI(?: am|['’]m)? (?:writing to |formally )?request(?:ing)?\b|\bI(?: am|['’]m) (?:the|\w+['’]s) (?:parent|mother|father|mom|dad|guardian|doctor)\b|\bunder my care\b/i;
