import type { NoticePart } from "../findings.ts";
import { isSalutation } from "../lines/isSalutation.ts";
import type { Line } from "../lines/Line.ts";
import { bullet, type Paragraph, paragraphsOf } from "../lines/paragraphsOf.ts";
import { sentencesOf } from "../lines/sentences.ts";
import { withoutQuoted } from "../lines/withoutQuoted.ts";
import { decisionIn, type ToldDecision } from "./decisionIn.ts";
import { partIn } from "./letterParts.ts";
import { opensReasons } from "./letterReasons.ts";
import type { NoticeRole } from "./noticeLabels.ts";
import type { DecisionType } from "./typeOf.ts";

export interface Sentence {
  readonly text: string;
  readonly decisions: readonly ToldDecision[];
  readonly part: NoticePart | null;
}

export interface Passage extends Paragraph {
  readonly sentences: readonly Sentence[];
  readonly isItem: boolean;
  /** What the heading above announces. */
  readonly heading: NoticeRole | null;
  /** The words of that heading. */
  readonly headingText: string;
}

/** The paragraphs below the salutation, each with its heading and its sentences. */
export function passagesOf(lines: readonly Line[], headingOf: (line: Line) => NoticeRole | null): Passage[] {
  const body = bodyOf(withoutQuoted(lines)).map((line, index, all) => {
    const above = all[index - 1];
    return above && headingOf(above) ? { ...line, isApart: true } : line;
  });
  const passages: Passage[] = [];
  let [heading, headingText, isList]: [NoticeRole | null, string, boolean] = [null, "", false];
  for (const paragraph of paragraphsOf(body)) {
    const [first] = paragraph.lines;
    const own = first && paragraph.lines.length === 1 ? headingOf(first) : null;
    if (own) {
      [heading, headingText, isList] = [own, paragraph.text, false];
      continue;
    }
    if (paragraph.text.startsWith(">") || ofParents.test(headingText)) continue;
    const isItem = first !== undefined && bullet.test(first.text);
    // A list that a sentence opened ends with its items.
    if (isList && !isItem && passages.at(-1)?.isItem) [heading, isList] = [null, false];
    const sentences = sentencesOf(paragraph.text).map((text) => ({
      text,
      decisions: decisionIn(text),
      part: partIn(text),
    }));
    const isStem = stemType(paragraph.text) !== null;
    const opens = !isStem && opensReasons(paragraph.text);
    if (isStem) [heading, headingText, isList] = ["action", paragraph.text, true];
    else if (!opens || sentences.some(({ decisions }) => decisions.length > 0))
      passages.push({ ...paragraph, sentences, isItem, heading, headingText });
    if (opens) [heading, isList] = ["reasons", true];
  }
  return passages;
}

/** A heading above the parents' own words: "What Ms. Ames asked", "Your message". */
const ofParents =
  /\b(asked|wrote)\b|\b(your|original|parent['’]?s?) (message|question|letter|e-?mail|statement|concerns?|words)\b/i;

/** "The district will not:" above a list of what it refuses; null for other texts. */
export function stemType(text: string): DecisionType | null {
  if (
    !/\b(?:will|shall|agrees? to|proposes? to|refuses? to|declines? to|cannot|recommends?)(?: not)?\s*:$/i.test(
      text,
    )
  )
    return null;
  return /\b(?:not|refuses?|declines?|cannot)\b[^.]*:$/i.test(text) ? "refuses" : "proposes";
}

/** Below the salutation, whether or not a gap sets it apart. */
function bodyOf(lines: readonly Line[]): readonly Line[] {
  const start = lines.findIndex(({ text }) => isSalutation(text));
  return lines.slice(start + 1);
}
