import { type Field, type Label, readFields } from "../fields/readFields.ts";
import type { ProgressFindings } from "../findings.ts";
import { splitBoxes } from "../iep/listItems.ts";
import { bodyStyleOf, isProminent, isSmallPrint } from "../lines/bodyStyle.ts";
import { joinWrappedBoxes } from "../lines/joinWrappedBoxes.ts";
import { joinLines, type Line } from "../lines/Line.ts";
import { paragraphsOf } from "../lines/paragraphsOf.ts";
import { withoutSignOff } from "../lines/people.ts";
import { sentencesOf } from "../lines/sentences.ts";
import { isGoalText } from "./isGoalText.ts";
import { found, type ProgressGoal, withoutNumber } from "./progressGoal.ts";
import { isHeadingRow, isOfPeriod, type ProgressRole, progressLabelOf } from "./progressLabels.ts";
import { goalsInTwoLists } from "./progressLists.ts";
import { goalsInTable } from "./progressTable.ts";
import { withoutDoubtful } from "./withoutDoubtful.ts";
import { withoutLegend } from "./withoutLegend.ts";

/** Each annual goal with what the school says about its progress: the status of this period, then its comment. */
export function readProgress(all: readonly Line[]): ProgressFindings {
  const signed = withoutSignOff(all);
  const body = bodyStyleOf(signed);
  const lines = joinWrappedBoxes(withoutLegend(signed, body));
  const inTable = goalsInTable(lines);
  if (inTable.length > 0) return { goals: withoutDoubtful(inTable, lines) };
  const inLists = goalsInTwoLists(lines);
  if (inLists.length > 0) return { goals: inLists };
  const labelled = fromFields(lines);
  return { goals: withoutDoubtful(labelled.length > 0 ? labelled : fromParagraphs(lines), lines) };
}

/** What a teacher writes to the parents below the goals. */
const isClosing = ({ text, isApart }: Line) =>
  isApart && /^(please|(any )?questions\?|if you (have|would)|thank you|feel free|let me know)\b/i.test(text);

/** "The next report comes in June", "You can always reach me": about the letter. */
const isAboutReport = (text: string) =>
  /^(the next (report|progress|update)|you (can|may)|please|thank|if you|feel free|let me know|i (look forward|hope)|we look forward)\b/i.test(
    text,
  );

/** Of a heading, in letters: some are questions. */
const longestTitle = 170;

function fromFields(lines: readonly Line[]): ProgressGoal[] {
  const body = bodyStyleOf(lines);
  const options = optionsOf(lines);
  const starts = goalStarts(lines);
  const labelOf = (cell: string, line: Line): Label<ProgressRole> | null => {
    const boxes = splitBoxes(cell);
    const checked = boxes.filter(({ isChecked }) => isChecked).map(({ text }) => text);
    if (checked.length > 0 && boxes[0] && !/^[^[☐☒(]{3,}:/.test(cell))
      return { role: "progress", rest: joinLines(checked) };
    // "Period | Term 1 | Report number | 2"
    const before = line.cells[line.cells.findIndex(({ text }) => text === cell) - 1]?.text ?? "";
    if (isOfPeriod(cell) && /\bperiod:?$/i.test(before)) return null;
    if (options.has(cell) || isHeadingRow(line.cells.map(({ text }) => text)))
      return { role: "other", rest: "" };
    // "Latest rating | Previous | Posted" above their values
    const isLabelRow = line.cells.length > 1 && line.isBold && !body.isBold && !/\d/.test(line.text);
    const isTitle =
      isLabelRow ||
      isSmallPrint(line, body) ||
      (line.cells.length === 1 && isProminent(line, body) && line.text.length < longestTitle);
    const label = progressLabelOf(cell, {
      isTitle,
      isBefore:
        line.cells.length > 1 &&
        (line.cells[0]?.text === cell || line.cells.every(({ text }) => isOfPeriod(text))),
    });
    if (label) return label;
    return starts.has(line) && line.cells[0]?.text === cell ? { role: "goal", rest: cell } : null;
  };
  const goals: { goal: Field<ProgressRole>; progress: string[] }[] = [];
  let isHistory = false;
  const fields = readFields(lines, labelOf, isClosing);
  for (const field of fields) {
    // "Previous" beside "Latest rating" is one label of several.
    const isAlone = fields.every((other) => other === field || other.line !== field.line);
    // A heading above all earlier reports; "Previous data: 2 of 4" is one line.
    const isHeading = field.role === "history" && isAlone && field.first === "";
    isHistory = isHeading || (isHistory && field.role !== "goal");
    if (isHistory || field.role === "history") continue;
    if (field.role === "goal") goals.push({ goal: field, progress: [] });
    else if (field.role !== "other") addProgress(goals.at(-1)?.progress ?? [], field);
  }
  return goals.flatMap(({ goal, progress }) => {
    const { text, more } = goalIn(goal);
    const said = joinLines([...more, ...progress]);
    return found(withoutNumber(text), said, goal.page, `${text} ${said}`).map((each) => ({
      ...each,
      // What has no label is progress by its place only.
      isClear: each.isClear && more.length === 0,
    }));
  });
}

/** A goal's text, and what is said about it behind or below it without a label. */
function goalIn({ first, below, text, paragraphs }: Field<ProgressRole>) {
  // "Goal 1: Reading" has its text below.
  const isTitled = below !== "" && first.length <= 60 && !/\bwill\b/.test(first);
  const at = paragraphs.findIndex((paragraph) => /\bwill\b/.test(paragraph));
  const own = paragraphs[at] ?? "";
  const isWhole = /[.!]$/.test(own) && at < paragraphs.length - 1;
  const goal = isWhole ? own : isTitled ? below : text;
  // "… on three probes. Progress: on track"
  const inside = /[.] (?:progress|status|rating|update)(?: [a-z]+){0,3}: (?=\w)/i.exec(goal);
  return {
    text: inside ? goal.slice(0, inside.index + 1) : goal,
    more: [
      ...(inside ? [goal.slice(inside.index + inside[0].length)] : []),
      ...(isWhole ? paragraphs.slice(at + 1) : []),
    ],
  };
}

/** The words of boxes that are printed for every goal; pdf.js gives empty boxes no text. */
function optionsOf(lines: readonly Line[]): ReadonlySet<string> {
  const checked = new Set(
    lines.flatMap(({ cells }) =>
      cells.flatMap(({ text }) => splitBoxes(text).flatMap((box) => (box.isChecked ? [box.text] : []))),
    ),
  );
  const isOptions = (line: Line) =>
    line.cells.some(({ text }) => checked.has(text) || splitBoxes(text).length > 0);
  return new Set(lines.filter(isOptions).flatMap(({ cells }) => cells.map(({ text }) => text)));
}

/**
 * First lines of goals where no label says "goal": paragraphs that say what the child will do, and how well. Where other
 * goals have such a label, below a heading that only names an area.
 */
function goalStarts(lines: readonly Line[]): ReadonlySet<Line> {
  const roleOf = ({ text }: Line) => progressLabelOf(text, { isTitle: false, isBefore: false })?.role;
  const isLabelled = lines.some((line) => roleOf(line) === "goal");
  const body = bodyStyleOf(lines);
  const isBelowArea = (line: Line) => {
    const above = lines[lines.indexOf(line) - 1];
    return above !== undefined && isProminent(above, body) && roleOf(above) === undefined;
  };
  const starts = paragraphsOf(lines).flatMap(({ text, lines: [first] }) =>
    first && first.cells.length === 1 && isGoalText(text) ? [first] : [],
  );
  return new Set(starts.filter((line) => !isLabelled || isBelowArea(line)));
}

/** Goals without labels, each followed by what is said about it; the parent checks these. */
function fromParagraphs(lines: readonly Line[]): ProgressGoal[] {
  const goals: { text: string; page: number; progress: string[] }[] = [];
  for (const { text, page } of paragraphsOf(lines)) {
    // "The first goal is this one. Ann will read …"
    const sentences = sentencesOf(text);
    const at = sentences.findIndex(isGoalText);
    if (at !== -1) goals.push({ text: sentences[at] ?? "", page, progress: sentences.slice(at + 1) });
    else if (isAboutReport(text)) break;
    else if (/[.!\d]$/.test(text) || onlyStatus.test(text)) goals.at(-1)?.progress.push(text);
  }
  return goals
    .flatMap(({ text, page, progress }) =>
      found(
        text.replace(/^(?:the )?(?:\w+ )?goal(?: \w+)? is (?:that |for )?(?=\p{Lu})/iu, ""),
        joinLines(progress.map((said) => said.replace(ownLabel, ""))),
        page,
        text,
      ),
    )
    .map((goal) => ({ ...goal, isClear: false }));
}

/** "Goal met", "IP": a status without a sentence. */
const onlyStatus = /^(?:[A-Z]{1,3}|(?:goal |not )*(?:met|achieved|mastered|introduced|started))$/i;

const ownLabel = /^(?:progress|status|rating|update|comments?)(?: [a-z]+){0,3}: (?=\w)/i;

/** A report may have one field for each period of the year: the last that says something counts. */
function addProgress(progress: string[], { label, text }: Field<ProgressRole>): void {
  if (text === "" || /^[-–—_.\s]*$|^n\/?a$|^(?:date:? ?)?(?:\d+[/.-][\d/.-]*)?$/i.test(text)) return;
  if (isOfPeriod(label)) progress.length = 0;
  progress.push(withoutBoxes(text));
}

/** "[x] Sufficient [ ] Insufficient" → "Sufficient" */
function withoutBoxes(text: string): string {
  const boxes = splitBoxes(text);
  if (boxes.length === 0) return text;
  return joinLines(boxes.filter(({ isChecked }) => isChecked).map((box) => box.text)) || text;
}
