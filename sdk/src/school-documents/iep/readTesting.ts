import type { Found } from "../findings.ts";
import { joinLabelRows } from "../lines/joinLabelRows.ts";
import { joinLines, type Line } from "../lines/Line.ts";
import { hasMark, isChosen } from "../tables/marks.ts";
import { hasTable, readTables } from "../tables/readTables.ts";
import type { ColumnWords } from "../tables/Table.ts";
import { isEmptyAnswer } from "./emptyAnswer.ts";
import { type Item, listItems, splitBoxes } from "./listItems.ts";

const aboutTests =
  /\b(assessments?|tests?|testing|exams?|accommodations?|calculator|read aloud|text-to-speech|extended time|separate|small group|alternate|standard|regents|grade|participat\w*|administration|scribe|supports|screener|screening|finals?|benchmark|tested|exempt|quiz(zes)?|probes?|speech-to-text|text to speech|local|district\w*|state\w*)\b|\b[A-Z]{3,}\b/;
/** "Acadience reading: with a familiar examiner" */
const named = /^[A-Za-z][\w() -]{2,50}(: | - )\w/;
const shortItem = /^[A-Z][\w',/()-]*(?: [\w',/()-]+){1,6}$/;
const instruction =
  /\b(the iep team|indicate|check (all|one|the)|list (any|the|all)|describe|identify|specify|complete (the|this|one|each)|34 cfr|explain|if the student|will the (student|child))\b/i;

/** "Assessment: ACT with extended time" and "Test 1: ACT" */
function ofLabel(line: Line): Line {
  const [first, second] = line.cells;
  const isBeside = second !== undefined && /^(?:assessment|test)(?: ?#?\d+)?$/i.test(first?.text ?? "");
  const match = isBeside
    ? /^\w+(?: ?#?\d+)?\s+/.exec(line.text)
    : /^(?:assessment|test)(?: ?#?\d+)?:\s*(?=\S)/i.exec(line.text);
  return match ? { ...line, text: line.text.slice(match[0].length), isApart: true } : line;
}

type Role = "test" | "accommodations" | "other";

const columns: ColumnWords<Role> = {
  main: "test",
  roleOf: (heading) => {
    if (
      /^(state |statewide |district |name of )*(assessments?|tests?|exams?)\b|\b(area|assessment|test)s? and\b/.test(
        heading,
      )
    )
      return "test";
    if (/accommodation|accessibility|supports?|features/.test(heading)) return "accommodations";
    return /^(yes|no|will|takes?|exempt)\b|date|frequency|location|setting|when|where|grade|participat|format|type|content|subject|area|term|how often|responsible/.test(
      heading,
    )
      ? "other"
      : null;
  },
  words:
    /^(services?|s|anticipated|state|statewide|district|name|of|the|assessments?|tests?|testing|exams?|and|accommodations?|accessibility|supports?|features|dates?|frequency|location|setting|when|where|grade|participation|participates|participate|format|type|content|subjects?|areas?|term|how|often|responsible|needed|used|with|for|yes|no|amount|time|duration|beginning|ending|begin|end|person|will|not|take|takes|taken|exempt)$/,
  isTable: (found) => found.includes("test") && found.length > 1,
  beginsRow: (cells, row) =>
    /^[A-Z\d]/.test(cells.get("test") ?? "") && row.has("other") && cells.has("other"),
};

/** Each row's test, with its accommodations. */
function fromTable(lines: readonly Line[]): Found<string>[] {
  const all = readTables(lines, columns);
  // Where tests are marked, one without a mark is not taken.
  return (all.some(hasMark) ? all.filter(isChosen) : all).flatMap(({ cells, page, quote }) => {
    const textOf = (role: Role) =>
      joinLines(cells.filter(({ column }) => column.role === role).map(({ text }) => text));
    const [test, accommodations] = [textOf("test"), textOf("accommodations")];
    if (test.length < 3 || isEmptyAnswer(test)) return [];
    const value =
      accommodations === "" || isEmptyAnswer(accommodations) ? test : `${test}: ${accommodations}`;
    return [{ value, page, quote, isClear: true }];
  });
}

/** The points of a list; several tests may be in one paragraph: "ACT: extended time; Local tests: a quiet room". */
const splitTests = (lines: readonly Line[]): Item[] =>
  listItems(lines).flatMap((item) =>
    item.text.split(/\s*;\s+(?=[A-Z][\w() /&-]{1,50}: )/).map((text) => ({ ...item, text })),
  );

/** How the child takes state and district tests: the rows of a table, what is checked, or each statement. */
export function readTesting(lines: readonly Line[]): Found<string>[] {
  const hasBoxes = lines.some(({ text }) => splitBoxes(text).length > 0);
  if (!hasBoxes && hasTable(lines, columns)) {
    const rows = fromTable(lines);
    if (rows.length > 0) return rows;
  }
  const items = splitTests(
    joinLabelRows(lines)
      .map(ofLabel)
      .map((line) => (/^[A-Z][\w /(),&-]{2,60}: /.test(line.text) ? { ...line, isApart: true } : line)),
  );
  const hasChecked = items.some(({ isChecked }) => isChecked === true);
  const isAbout = (text: string) =>
    aboutTests.test(text) || aboutTests.test(text.toLowerCase()) || named.test(text);
  // Beside one that is about tests, other short points of a list are, too: "Human reader".
  const others = items.filter(({ text, isChecked }) => isChecked === null && isAbout(text)).length;
  const areMost = others > 1 && others * 2 > items.length;
  return items.flatMap(({ text, page, isChecked, isMarked }) => {
    if (isChecked === false || text.length < 6 || isEmptyAnswer(text) || /^(yes|no)(,|$)/i.test(text))
      return [];
    const isItem = isAbout(text) || (others > 0 && (isMarked || areMost) && shortItem.test(text));
    if (isChecked === null && (instruction.test(text) || !isItem || /[:?]$/.test(text))) return [];
    const isClear = isChecked === true || (isMarked && !hasChecked && isAbout(text));
    return [{ value: text, page, quote: text, isClear }];
  });
}
