import { type Field, type Label, readFields } from "../fields/readFields.ts";
import { smallLabels } from "../fields/smallLabels.ts";
import { type Found, type NoticeFindings, type NoticePart, noticeParts } from "../findings.ts";
import { isEmptyAnswer } from "../iep/emptyAnswer.ts";
import { splitBoxes } from "../iep/listItems.ts";
import { type BodyStyle, bodyStyleOf, isProminent } from "../lines/bodyStyle.ts";
import { joinLabelRows } from "../lines/joinLabelRows.ts";
import { joinTitles } from "../lines/joinTitles.ts";
import type { Line } from "../lines/Line.ts";
import { isSignOff, withoutSignOff } from "../lines/people.ts";
import { sentencesOf } from "../lines/sentences.ts";
import { joinWrappedLabels } from "./joinWrappedLabels.ts";
import { partIn } from "./letterParts.ts";
import type { Heading } from "./letterPassages.ts";
import { type NoticeRole, noticeLabelOf } from "./noticeLabels.ts";
import { readDecisionTable } from "./readDecisionTable.ts";
import { readLetter } from "./readLetter.ts";
import { toldType } from "./toldType.ts";
import { type DecisionType, typeOf } from "./typeOf.ts";
import { withNumbers } from "./withNumbers.ts";
import { withoutDirections } from "./withoutDirections.ts";

type Decision = NoticeFindings["decisions"][number];

/** Fewer labelled parts are a letter with a heading. */
const leastParts = 3;
/** Of a letter, in letters. */
const longestHeading = 70;

/** What a prior written notice or a denial letter decides, why, and which of the seven parts it has. */
export function readNotice(all: readonly Line[]): NoticeFindings {
  const signed = withoutSignOff(all);
  const body = bodyStyleOf(signed);
  const lines = joinWrappedLabels(withNumbers(withoutDirections(signed, body)));
  const isTitle = (line: Line) =>
    line.cells.length === 1 && line.text.length < 260 && isProminent(line, body);
  const headingOf = (line: Line): Heading | null => {
    const isHeading = isTitle(line) || (line.isApart && bareHeading.test(line.text));
    if (!isHeading || line.text.length >= longestHeading) return null;
    const label = noticeLabelOf(line.text, true);
    if (label?.rest === "") return { role: label.role };
    return /[.!?]$/.test(line.text) ? null : { role: null };
  };
  // A label below a heading is apart from it.
  const titled = joinTitles(lines, body).map((line, index, all) => {
    const above = all[index - 1];
    return above && isTitle(above) && !line.isApart ? { ...line, isApart: true } : line;
  });
  const rows = titled.some((line) => isQuestionRow(line, body)) ? titled : joinLabelRows(titled);
  const small = smallLabels(rows, body);
  const boxes = rows.map((line) => [...checkedInLine(line), ...markedTypes(line)]);
  const read = readFields(
    rows,
    (cell, line) =>
      noticeLabelOf(cell, isTitle(line) || isQuestionRow(line, body) || small.has(line)) ??
      bareLabelOf(cell, line),
    (line) => line.isApart && isSignOff(line, undefined),
    true,
  ).filter(({ text }) => text.length > 2);
  // Where reasons have a label of their own, a basis is what they rest on.
  const basis: NoticeRole = read.some(({ role }) => role === "reasons") ? "data-used" : "reasons";
  const fields = read.map((field) => (field.role === "basis" ? { ...field, role: basis } : field));
  const table = readDecisionTable(lines);
  const parts = noticeParts.filter((part) => fields.some(({ role }) => role === part));
  const found = parts.length >= leastParts ? fromForm(fields, rows, boxes) : readLetter(lines, headingOf);
  if (!table) return found;
  const [decision] = table.decisions;
  const [reason] = table.reasons;
  return {
    decisions: table.decisions,
    reasons: table.reasons.length > 0 ? table.reasons : found.reasons,
    parts: {
      ...found.parts,
      ...(decision ? { action: { ...decision, value: decision.value.text } } : {}),
      ...(reason ? { reasons: reason } : {}),
    },
  };
}

/** "1. Proposed or refused action | 2. Why": questions side by side above their answers. */
const isQuestionRow = ({ cells, isBold }: Line, body: BodyStyle) =>
  cells.length === 2 &&
  isBold &&
  !body.isBold &&
  cells.every(({ text }) => {
    const label = noticeLabelOf(text, true);
    return (
      label?.rest === "" && label.role !== "other" && !(label.role === "reasons" && /\breject/i.test(text))
    );
  });

/** Headings of letters that need no bold type. */
const bareHeading =
  /^(why|reasons?|(our|the) (decision|reasons?)|decision|(what|why) (we|the (team|school|district|committee)) (have |has )?(decided|propose|recommend|made this decision)|(reasons?|why) (for|behind) (the|this|our|that) decision|what happens next|next steps)[?:]?$/i;

/** A label without a colon or bold type: a short text alone in its line, or left of another. */
function bareLabelOf(cell: string, { cells, isApart }: Line): Label<NoticeRole> | null {
  if (cells.length === 2 && cells[0]?.text === cell && /^we will( not)?$/i.test(cell))
    return { role: "action", rest: "" };
  const isPlace = cells.length === 1 ? isApart : cells.length === 2 && cells[0]?.text === cell;
  const isShort = cell.length < longestHeading && /^(\d{1,2}[.)] )?[A-Z]/.test(cell) && !/[.,;]$/.test(cell);
  if (
    !isPlace ||
    !isShort ||
    /\b(I|we|you) \w+|\b(will|was)\b|^(Proposes|Refuses)\b|(?<!\b(?:or|and) )\b(refuses|proposes|declines|agrees) to \w/.test(
      cell,
    )
  )
    return null;
  const label = noticeLabelOf(cell, true);
  return label && label.role !== "other" && label.rest === "" ? label : null;
}

function fromForm(
  fields: readonly Field<NoticeRole>[],
  lines: readonly Line[],
  boxes: readonly (readonly DecisionType[])[],
): NoticeFindings {
  const parts: Partial<Record<NoticePart, Found<string>>> = {};
  for (const { role, text, page } of fields) {
    if (role === "other" || role === "basis" || parts[role] || isLeftOut(text)) continue;
    parts[role] = { value: text, page, quote: text, isClear: true };
  }
  // What has no heading of its own: a last paragraph about the parents' rights, what was used among minutes.
  for (const { role, paragraphs, page } of fields)
    for (const text of paragraphs.slice(role === "other" || role === "safeguards" ? 0 : 1))
      for (const part of sentencesOf(text).map(partIn)) {
        if (part === "safeguards" || part === "sources-of-help" || (part === "data-used" && role === "other"))
          parts[part] ??= { value: text, page, quote: text, isClear: false };
      }
  const hasAction = fields.some(({ role }) => role === "action");
  // Forms ask why below what: without a label that we know, the one above the reasons is asked about.
  const aboveReasons = hasAction ? -1 : fields.findIndex(({ role }) => role === "reasons") - 1;
  const decisions = fields.flatMap((field, index) => {
    const next = fields[index + 1];
    const end = next?.line ?? boxes.length;
    // "1. The district" with the boxes "proposes" and "refuses" below it.
    const within = boxes.slice(field.line, end).flat();
    if (field.role === "other" && !hasAction && within.length > 0)
      return decisionsOf({ ...field, paragraphs: belowBoxes(field) }, within);
    if (field.role === "other" && index === aboveReasons)
      return decisionsOf(field, [])
        .filter(({ value }) => toldType(value.text) !== null)
        .map((decision) => ({ ...decision, isClear: false }));
    if (field.role !== "action") return [];
    const before = fields.slice(0, index).findLast(({ role }) => role === "action");
    const since = lastBoxes(boxes.slice(before ? before.line + 1 : 0, field.line));
    // Boxes below the answer are those of the next action.
    const isOfNext =
      since.length > 0 && next?.role === "action" && answersFirst(lines.slice(field.line, end));
    if (within.length > 0 && !isOfNext) return decisionsOf(field, within);
    return decisionsOf(
      field,
      since.length > 0 ? since : lastBoxes(boxes.slice(0, isOfNext ? field.line : end)),
    );
  });
  const [decision] = decisions;
  if (decision) parts.action ??= { ...decision, value: decision.value.text };
  const reasons = fields
    .filter(({ role }) => role === "reasons")
    .flatMap(({ paragraphs, page }) =>
      paragraphs
        .flatMap((text) => checkedReasons(text) ?? (isAnswer(text) ? [text] : []))
        .map((text) => ({ value: text, page, quote: text, isClear: true })),
    );
  return { decisions, reasons, parts };
}

/** Of a list of reasons with boxes, the checked ones; null where there are no boxes. */
function checkedReasons(text: string): string[] | null {
  const boxes = splitBoxes(text);
  if (boxes.length === 0) return null;
  return boxes
    .filter(({ isChecked }) => isChecked)
    .map((box) => box.text.replace(/^other: /i, ""))
    .filter((reason) => !/^other\b.{0,25}$/i.test(reason));
}

/** What is written below the boxes of a field. */
function belowBoxes({ paragraphs }: Field<NoticeRole>): readonly string[] {
  const last = paragraphs.findLastIndex((text) => splitBoxes(text).length > 0);
  return paragraphs.slice(last + 1);
}

/** Whether the lines of a field have its answer above their boxes. */
function answersFirst([label, ...lines]: readonly Line[]): boolean {
  const isBeside = (label?.cells.length ?? 0) > 1;
  const [first] = lines;
  return isBeside || (first !== undefined && isAnswer(first.text));
}

/** Lines between two boxes of one list, at most. */
const linesOfList = 6;

/** What is checked in the last list of boxes. */
function lastBoxes(boxes: readonly (readonly DecisionType[])[]): readonly DecisionType[] {
  const at = boxes.findLastIndex((types) => types.length > 0);
  return at === -1 ? [] : boxes.slice(Math.max(0, at - linesOfList), at + 1).flat();
}

/** "None" answers the question, "N/A" does not. */
const isLeftOut = (text: string) => /^(n\s?\/?\s?a|not applicable|[-–—_.\s]*)\.?$/i.test(text.trim());

/** "[x] proposes [x] refuses" → proposes, refuses */
const checkedTypes = (text: string): readonly DecisionType[] =>
  splitBoxes(text).flatMap((box) => (box.isChecked ? (typeOf(box.text) ?? []) : []));

/** Of boxes side by side, each in its cell: a PDF may not print an empty one. */
function checkedInLine({ cells, text }: Line): readonly DecisionType[] {
  const own = cells.flatMap((cell) => checkedTypes(cell.text));
  return own.length > 0 ? own : checkedTypes(text);
}

/** A row of a grid: "refuses to change | X | | X" */
const markedTypes = ({ cells: [label, ...marks] }: Line): readonly DecisionType[] =>
  label && marks.length > 0 && marks.every(({ text }) => /^x$/i.test(text))
    ? [typeOf(label.text) ?? []].flat()
    : [];

/** Not a choice among boxes, and not what introduces one. */
const isAnswer = (paragraph: string) =>
  splitBoxes(paragraph).length === 0 &&
  !/:$/.test(paragraph) &&
  !isEmptyAnswer(paragraph) &&
  !option.test(paragraph) &&
  !ofLetterhead.test(paragraph);

/** The text of an empty box, which a PDF may not print. */
const option = /^(?:proposes|refuses)(?: to (?:initiate|change|take)\b| (?:by|the)\b|$)/i;

/** A date, a subject or a salutation between a title and the text. */
const ofLetterhead =
  /^(?:(?:re|subject|to|from|date|student|cc)\s*:|dear\b|(?:[A-Z][a-z]+ )?\d{1,2}[ ,/.-][\d ,/.-]*\d$|[A-Z][a-z]+ \d{1,2}, \d{4}$)/i;

/** @param checked The boxes that are checked for this field; with several, its texts are in their order. */
function decisionsOf(
  { label, paragraphs, page }: Field<NoticeRole>,
  checked: readonly DecisionType[],
): Decision[] {
  const texts = paragraphs.filter(isAnswer).flatMap(partsOfAnswer);
  const ofLabel = typeOf(label);
  const ofBoxes = new Set(checked).size === 1 ? checked[0] : undefined;
  return texts.flatMap((paragraph, index) => {
    const own =
      /^(?:the )?(?:school |district |team |lea )*(?:(proposes?d?|proposal)|(refuses?d?|refusal))(?: to|:| -)\s*/i.exec(
        paragraph,
      );
    // "Refused: …" is a label, "The school refuses to …" is the decision.
    const text = own && !own[0].trim().endsWith("to") ? paragraph.slice(own[0].length) : paragraph;
    if (text.length < 8) return [];
    const plain = own ? (own[1] ? "proposes" : "refuses") : (ofLabel ?? ofBoxes);
    const inOrder = checked.length === texts.length ? checked[index] : undefined;
    const isMixed = checked.includes("proposes") && checked.includes("refuses");
    const told = plain ?? toldType(text) ?? inOrder ?? (negative.test(text) ? "refuses" : null);
    // Both boxes are checked, and nothing tells which of them is meant.
    if (told === null && isMixed) return [];
    const type = told ?? "proposes";
    return [{ value: { type, text }, page, quote: paragraph, isClear: plain !== undefined }];
  });
}

/** The sentences of an answer where one proposes and another refuses; else the whole answer. */
function partsOfAnswer(answer: string): string[] {
  const sentences = sentencesOf(answer);
  const types = sentences.map(toldType);
  return types.includes("proposes") && types.includes("refuses") && types.every((type) => type !== null)
    ? sentences
    : [answer];
}

const negative =
  /\b(refus\w*|declin\w*|den(y|ied|ies)|reject\w*|not (be )?(provid\w*|approv\w*|grant\w*|able|agree\w*)|unable|will not|cannot)\b/i;
