import type { Found } from "../findings.ts";
import { joinLabelRows } from "../lines/joinLabelRows.ts";
import type { Line } from "../lines/Line.ts";
import { isEmptyAnswer } from "./emptyAnswer.ts";
import { listItems } from "./listItems.ts";

const aboutTests =
  /\b(assessments?|tests?|testing|exams?|accommodations?|calculator|read aloud|text-to-speech|extended time|separate|small group|alternate|standard|regents|grade|participat\w*|administration|scribe|supports|screener|screening|finals?|benchmark|tested|exempt|quiz(zes)?|probes?|speech-to-text|text to speech|local|district\w*|state\w*)\b|\b[A-Z]{3,}\b/;
/** "Acadience reading: with a familiar examiner" */
const named = /^[A-Z][\w() -]{2,50}(: | - )\w/;
const shortItem = /^[A-Z][\w',/()-]*(?: [\w',/()-]+){1,6}$/;
const instruction =
  /\b(the iep team|indicate|check (all|one|the)|list (any|the|all)|describe|identify|specify|complete|34 cfr|explain|if the student|will the (student|child))\b/i;

/** "Assessment: ACT with extended time" and "Test 1: ACT" */
function ofLabel(line: Line): Line {
  const [first, second] = line.cells;
  const isBeside = second !== undefined && /^(?:assessment|test)(?: ?#?\d+)?$/i.test(first?.text ?? "");
  const match = isBeside
    ? /^\w+(?: ?#?\d+)?\s+/.exec(line.text)
    : /^(?:assessment|test)(?: ?#?\d+)?:\s*(?=\S)/i.exec(line.text);
  return match ? { ...line, text: line.text.slice(match[0].length), isApart: true } : line;
}

/** How the child takes state and district tests: what is checked, or each statement. */
export function readTesting(lines: readonly Line[]): Found<string>[] {
  const items = listItems(
    joinLabelRows(lines)
      .map(ofLabel)
      .map((line) => (/^[A-Z][\w /(),&-]{2,60}: /.test(line.text) ? { ...line, isApart: true } : line)),
  );
  const hasChecked = items.some(({ isChecked }) => isChecked === true);
  const isAbout = (text: string) =>
    aboutTests.test(text) || aboutTests.test(text.toLowerCase()) || named.test(text);
  // Beside one that is about tests, other short points of a list are, too: "Human reader".
  const hasOthers = items.some(({ text, isChecked }) => isChecked === null && isAbout(text));
  return items.flatMap(({ text, page, isChecked, isMarked }) => {
    if (isChecked === false || text.length < 6 || isEmptyAnswer(text) || /^(yes|no)$/i.test(text)) return [];
    const isItem = isAbout(text) || (hasOthers && isMarked && shortItem.test(text));
    if (isChecked === null && (instruction.test(text) || !isItem || /[:?]$/.test(text))) return [];
    const isClear = isChecked === true || (isMarked && !hasChecked && isAbout(text));
    return [{ value: text, page, quote: text, isClear }];
  });
}
