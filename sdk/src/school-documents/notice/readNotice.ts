import { type Field, readFields } from "../fields/readFields.ts";
import { type Found, type NoticeFindings, type NoticePart, noticeParts } from "../findings.ts";
import { splitBoxes } from "../iep/listItems.ts";
import { bodyStyleOf, isProminent } from "../lines/bodyStyle.ts";
import { joinLabelRows } from "../lines/joinLabelRows.ts";
import { joinTitles } from "../lines/joinTitles.ts";
import type { Line } from "../lines/Line.ts";
import { isSignOff, withoutSignOff } from "../lines/people.ts";
import { type NoticeRole, noticeLabelOf } from "./noticeLabels.ts";
import { readLetter } from "./readLetter.ts";

/** Fewer labelled parts are a letter with a heading. */
const leastParts = 3;
/** Of a letter, in letters. */
const longestHeading = 70;

/** What a prior written notice or a denial letter decides, why, and which of the seven parts it has. */
export function readNotice(all: readonly Line[]): NoticeFindings {
  const lines = withoutSignOff(all);
  const body = bodyStyleOf(lines);
  const isTitle = (line: Line) =>
    line.cells.length === 1 && line.text.length < 260 && isProminent(line, body);
  const headingOf = (line: Line) => {
    const label = isTitle(line) && line.text.length < longestHeading ? noticeLabelOf(line.text, true) : null;
    return label?.rest === "" ? label.role : null;
  };
  const fields = readFields(
    joinLabelRows(joinTitles(lines, body)),
    (cell, line) => noticeLabelOf(cell, isTitle(line)),
    (line) => line.isApart && isSignOff(line, undefined),
  ).filter(({ text }) => text.length > 2);
  const parts = noticeParts.filter((part) => fields.some(({ role }) => role === part));
  return parts.length >= leastParts ? fromForm(fields) : readLetter(lines, headingOf);
}

function fromForm(fields: readonly Field<NoticeRole>[]): NoticeFindings {
  const parts: Partial<Record<NoticePart, Found<string>>> = {};
  for (const { role, text, page } of fields) {
    if (role === "other" || parts[role]) continue;
    parts[role] = { value: text, page, quote: text, isClear: true };
  }
  const decisions = fields.filter(({ role }) => role === "action").flatMap(decisionsOf);
  const reasons = fields
    .filter(({ role }) => role === "reasons")
    .flatMap(({ paragraphs, page }) =>
      paragraphs.map((text) => ({ value: text, page, quote: text, isClear: true })),
    );
  return { decisions, reasons, parts };
}

function decisionsOf({ label, paragraphs, page }: Field<NoticeRole>): NoticeFindings["decisions"][number][] {
  const ofLabel = typeOf(label);
  let ofBoxes: "proposes" | "refuses" | null = null;
  return paragraphs.flatMap((paragraph) => {
    const checked = splitBoxes(paragraph);
    if (checked.length > 0 && checked.every(({ text }) => text.length < 60)) {
      ofBoxes = typeOf(checked.find(({ isChecked }) => isChecked)?.text ?? "") ?? ofBoxes;
      return [];
    }
    const own =
      /^(?:the )?(?:school |district |team |lea )*(?:(proposes?d?|proposal)|(refuses?d?|refusal))(?: to|:| -)\s*/i.exec(
        paragraph,
      );
    const text = own ? paragraph.slice(own[0].length) : paragraph;
    const type = own
      ? own[1]
        ? "proposes"
        : "refuses"
      : (ofLabel ?? ofBoxes ?? (negative.test(text) ? "refuses" : "proposes"));
    if (text.length < 8) return [];
    return [{ value: { type, text }, page, quote: paragraph, isClear: Boolean(own ?? ofLabel ?? ofBoxes) }];
  });
}

const negative =
  /\b(refus\w*|declin\w*|den(y|ied|ies)|reject\w*|not (be )?(provid\w*|approv\w*|grant\w*|able|agree\w*)|unable|will not|cannot)\b/i;

function typeOf(words: string): "proposes" | "refuses" | null {
  const proposes = /\bpropos/i.test(words);
  const refuses = /\brefus|\bdeni|\breject|\bdeclin/i.test(words);
  if (proposes === refuses) return null;
  return proposes ? "proposes" : "refuses";
}
