import type { LetterParagraph } from "../letters/signs.ts";
import { isSalutation } from "../lines/isSalutation.ts";
import type { Line } from "../lines/Line.ts";
import { bullet, type Paragraph, paragraphsOf } from "../lines/paragraphsOf.ts";
import { withoutQuoted } from "../lines/withoutQuoted.ts";
import type { NoticeRole } from "./noticeLabels.ts";

/** A line that is the heading of what is below it. */
export interface Heading {
  /** What of a notice it announces; null for another heading. */
  readonly role: NoticeRole | null;
}

export interface Passage extends Paragraph, LetterParagraph {
  /** What the heading above announces. */
  readonly heading: NoticeRole | null;
}

/** The paragraphs below the salutation, each with its heading. */
export function passagesOf(lines: readonly Line[], headingOf: (line: Line) => Heading | null): Passage[] {
  const body = bodyOf(withoutQuoted(lines)).map((line, index, all) => {
    const above = all[index - 1];
    return above && headingOf(above) ? { ...line, isApart: true } : line;
  });
  const passages: Passage[] = [];
  let [heading, headingText]: [NoticeRole | null, string] = [null, ""];
  for (const paragraph of paragraphsOf(body)) {
    const [first] = paragraph.lines;
    const own = first && paragraph.lines.length === 1 ? headingOf(first) : null;
    if (own) {
      [heading, headingText] = [own.role, paragraph.text];
      continue;
    }
    if (paragraph.text.startsWith(">") || ofParents.test(headingText)) continue;
    const isItem = first !== undefined && bullet.test(first.text);
    passages.push({ ...paragraph, isItem, heading, headingText });
  }
  return passages;
}

/** A heading above the parents' own words: "What Ms. Ames asked", "Your message". */
const ofParents =
  /\b(asked|wrote)\b|\b(your|original|parent['’]?s?) (message|question|letter|e-?mail|statement|concerns?|words)\b/i;

/** Below the salutation, whether or not a gap sets it apart. */
function bodyOf(lines: readonly Line[]): readonly Line[] {
  const start = lines.findIndex(({ text }) => isSalutation(text));
  return lines.slice(start + 1);
}
