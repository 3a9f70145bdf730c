import { type Field, type Label, readFields } from "../fields/readFields.ts";
import { type Found, type NoticeFindings, type NoticePart, noticeParts } from "../findings.ts";
import { isEmptyAnswer } from "../iep/emptyAnswer.ts";
import { splitBoxes } from "../iep/listItems.ts";
import { bodyStyleOf, isProminent } from "../lines/bodyStyle.ts";
import { joinLabelRows } from "../lines/joinLabelRows.ts";
import { joinTitles } from "../lines/joinTitles.ts";
import type { Line } from "../lines/Line.ts";
import { isSignOff, withoutSignOff } from "../lines/people.ts";
import { type NoticeRole, noticeLabelOf } from "./noticeLabels.ts";
import { readDecisionTable } from "./readDecisionTable.ts";
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
  const rows = joinLabelRows(joinTitles(lines, body));
  const boxes = rows.map(({ text }) => checkedType(text));
  const fields = readFields(
    rows,
    (cell, line) => noticeLabelOf(cell, isTitle(line)) ?? bareLabelOf(cell, line),
    (line) => line.isApart && isSignOff(line, undefined),
  ).filter(({ text }) => text.length > 2);
  const table = readDecisionTable(lines);
  const parts = noticeParts.filter((part) => fields.some(({ role }) => role === part));
  const found = parts.length >= leastParts ? fromForm(fields, boxes) : readLetter(lines, headingOf);
  if (!table) return found;
  const [decision] = table.decisions;
  const [reason] = table.reasons;
  return {
    ...table,
    parts: {
      ...found.parts,
      ...(decision ? { action: { ...decision, value: decision.value.text } } : {}),
      ...(reason ? { reasons: reason } : {}),
    },
  };
}

/** A label without a colon or bold type: a short text alone in its line, or left of another. */
function bareLabelOf(cell: string, { cells, isApart }: Line): Label<NoticeRole> | null {
  const isPlace = cells.length === 1 ? isApart : cells.length === 2 && cells[0]?.text === cell;
  const isShort = cell.length < longestHeading && /^(\d{1,2}[.)] )?[A-Z]/.test(cell) && !/[.,;]$/.test(cell);
  if (!isPlace || !isShort || /\b(I|we|you) \w+|\b(will|was)\b/.test(cell)) return null;
  const label = noticeLabelOf(cell, true);
  return label && label.role !== "other" && label.rest === "" ? label : null;
}

function fromForm(
  fields: readonly Field<NoticeRole>[],
  boxes: readonly (DecisionType | null)[],
): NoticeFindings {
  const parts: Partial<Record<NoticePart, Found<string>>> = {};
  for (const { role, text, page } of fields) {
    if (role === "other" || parts[role] || isLeftOut(text)) continue;
    parts[role] = { value: text, page, quote: text, isClear: true };
  }
  const decisions = fields.flatMap((field, index) => {
    const end = fields[index + 1]?.line ?? boxes.length;
    // "1. The district" with the boxes "proposes" and "refuses" below it.
    const hasBoxes =
      field.role === "other" &&
      !fields.some(({ role }) => role === "action") &&
      boxes.slice(field.line, end).some((type) => type !== null);
    if (field.role !== "action" && !hasBoxes) return [];
    return decisionsOf(field, boxes.slice(0, end).findLast((type) => type !== null) ?? null);
  });
  const [decision] = decisions;
  if (decision) parts.action ??= { ...decision, value: decision.value.text };
  const reasons = fields
    .filter(({ role }) => role === "reasons")
    .flatMap(({ paragraphs, page }) =>
      paragraphs.filter(isAnswer).map((text) => ({ value: text, page, quote: text, isClear: true })),
    );
  return { decisions, reasons, parts };
}

/** "None" answers the question, "N/A" does not. */
const isLeftOut = (text: string) => /^(n\s?\/?\s?a|not applicable|[-–—_.\s]*)\.?$/i.test(text.trim());

type DecisionType = "proposes" | "refuses";

/** "[x] refuses" → refuses */
function checkedType(text: string): DecisionType | null {
  const checked = splitBoxes(text).filter(({ isChecked }) => isChecked);
  return typeOf(checked.map((box) => box.text).join(" "));
}

/** Not a choice among boxes, and not what introduces one. */
const isAnswer = (paragraph: string) =>
  splitBoxes(paragraph).length === 0 && !/:$/.test(paragraph) && !isEmptyAnswer(paragraph);

function decisionsOf(
  { label, paragraphs, page }: Field<NoticeRole>,
  ofBoxes: DecisionType | null,
): NoticeFindings["decisions"][number][] {
  const ofLabel = typeOf(label);
  return paragraphs.filter(isAnswer).flatMap((paragraph) => {
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

function typeOf(words: string): DecisionType | null {
  const proposes = /\bpropos/i.test(words);
  const refuses = /\brefus|\bdeni|\breject|\bdeclin/i.test(words);
  if (proposes === refuses) return null;
  return proposes ? "proposes" : "refuses";
}
