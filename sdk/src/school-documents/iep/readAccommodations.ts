import type { TextCell } from "../DocumentText.ts";
import type { Found } from "../findings.ts";
import { goalColumns } from "../goals/readGoals.ts";
import { joinLabelRows } from "../lines/joinLabelRows.ts";
import { joinLines, type Line } from "../lines/Line.ts";
import { readAmount } from "../services/readAmount.ts";
import { hasMark, isChosen } from "../tables/marks.ts";
import { hasTable, readTables } from "../tables/readTables.ts";
import type { Column, ColumnWords, Row } from "../tables/Table.ts";
import { isEmptyAnswer } from "./emptyAnswer.ts";
import { listItems, splitBoxes } from "./listItems.ts";

type Role = "text" | "other";

const columns: ColumnWords<Role> = {
  main: "text",
  roleOf: (heading) => {
    if (/accommodation|modification|supplementary|aids?|supports?|description/.test(heading)) return "text";
    return /^lessons?$|^tests?$|reading|math|science|specials|testing|english|social|electives|language|history|art|music|lunch|bus|frequency|location|setting|date|duration|start|begin|end|provider|area|class|condition|when|where|responsible|amount|subject|how|implement|personnel|type|category|^(yes|no)$/.test(
      heading,
    )
      ? "other"
      : null;
  },
  words:
    /^(accommodations?|modifications?|supplementary|aids?|supports?|services?|and|or|of|the|for|to|be|in|description|frequency|location|setting|dates?|duration|start|begin|beginning|end|ending|initiation|projected|anticipated|provider|providers|area|areas|class|classes|content|conditions?|when|where|person|persons|personnel|responsible|amount|subject|subjects|how|often|implemented|implementer|implementation|type|category|program|s|position|staff|used|time|sdi|specially|designed|instruction|program|school|needed|required|statement|reading|math|mathematics|science|specials|testing|tests|english|ela|social|studies|electives|pe|art|music|history|lunch|bus|language|arts|writing|general|regular|special|education|all|start|length|p|other|whom|by|student|services|modification|adaptations?|activities|supplemental|implementation|core|environments?|situations?|courses?|lessons?|tests?|item|items|kind|yes|no)$/,
  isTable: (found) => found.includes("text") && found.includes("other"),
  beginsRow: (cells, row) =>
    /^[^a-z]/.test(cells.get("text") ?? "") && cells.has("other") && row.has("other"),
};

/** The text behind a label: "Statement: Slides before class"; nothing for "Amount: As needed". */
function ofLabel(line: Line): Line[] {
  const [first, second] = line.cells;
  const isAlone = second !== undefined && line.cells.length === 2;
  const match = /^([A-Z][A-Za-z /,&()-]{2,60}):\s*(.*)$/.exec(
    isAlone ? `${first?.text.replace(/:$/, "")}:` : (first?.text ?? ""),
  );
  if (!first || !match) return [line];
  const label = match[1]?.toLowerCase() ?? "";
  const isLabel = label.split(/[^a-z]+/).every((word) => word === "" || columns.words.test(word));
  const text = match[2] || second?.text || "";
  const role = isLabel && text !== "" ? columns.roleOf(label) : null;
  if (role === null) return label === "statement" && text !== "" ? [withText(line, text)] : [line];
  return role === "text" && !groupHeading.test(label)
    ? [withText(line, text)]
    : role === "other"
      ? []
      : [line];
}

const withText = (line: Line, text: string): Line => ({
  ...line,
  text,
  isApart: true,
  cells: [{ ...(line.cells[0] ?? { x: 0, width: 0, size: 0, isBold: false }), text }],
});

/** Headings within a list of accommodations. */
const groupHeading =
  /^(presentation|response|setting|timing|scheduling|timing\/scheduling|environment(al)?|instruction(al)?|assignments?|materials|classroom|testing|behavior(al)?|other|grading|organization|format|accommodations?|modifications?|supports?|type|content area|all (areas|classes|subjects)|pacing|motivation|self[- ]management|social interaction)( accommodations?| supports?)?:?$/i;
/** What a form says about its list. */
const instruction =
  /\b(the iep team|indicate|check all|list (any|the|all)|describe|identify|specify|considered|student (requires|needs|will be provided|will receive)|following accommodations|are (needed|required|provided) (to|for)|in order (to|for)|34 cfr|as follows)\b.*|^(accommodations|modifications)\b.{0,50}(:|required)$/i;

/** The accommodations that are given: bullets, checked boxes, rows, or one paragraph with semicolons. */
export function readAccommodations(lines: readonly Line[]): Found<string>[] {
  if (hasTable(lines, columns)) return fromTable(lines);
  // "[x] No [ ] Yes" below a list is about something else.
  const isChoice = (text: string) => splitBoxes(text).some((box) => !/^(yes|no|n\/?a)\b/i.test(box.text));
  const isOfBoxes = lines.some(({ text }) => isChoice(text));
  const labelled = isOfBoxes ? lines : joinLabelRows(lines).flatMap(ofLabel);
  // Cells without a heading are a list in columns.
  const items = listItems(
    labelled.flatMap((line) =>
      isOfBoxes || line.cells.length < 2 || !line.isApart
        ? [line]
        : line.cells.map((cell) => ({ ...line, cells: [cell], text: cell.text })),
    ),
  );
  const hasBoxes = isOfBoxes;
  const marked = items.filter(({ isMarked }) => isMarked).length;
  const hasMarks = marked > 0;
  return items.flatMap(({ text, page, isChecked, isMarked }) => {
    if (isChecked === false || (isChecked && !isOfBoxes) || (hasBoxes && isChecked === null && !isMarked))
      return [];
    const isSentence = instruction.test(text) || text.length > 160 || (marked > 1 && text.endsWith("."));
    if (hasMarks && !isMarked && isSentence && !/\(2\)\s/.test(text)) return [];
    const withoutGroup = withoutCategory(text);
    // "(1) … (2) …" in one paragraph
    const numbered = withoutGroup.split(/\s*\(\d{1,2}\)\s+/);
    const parts =
      numbered.length > 2 ? numbered.slice(1) : isMarked ? [withoutGroup] : withoutGroup.split(/\s*;\s+/);
    if (parts.length > 1) parts.splice(0, 1, (parts[0] ?? "").replace(leadIn, ""));
    return parts.flatMap((part) => clean(part, page, isMarked || parts.length > 1));
  });
}

function fromTable(lines: readonly Line[]): Found<string>[] {
  const rows = readTables(lines, columns);
  // Where subjects are marked, a row without a mark was not chosen.
  const isMatrix = rows.some(hasMark);
  return rows.flatMap((row) => {
    const { cells, page, quote } = row;
    if (isMatrix && !isChosen(row)) return [];
    return cells
      .filter(({ column }) => column.role === "text" && !/^modifications?$/i.test(column.heading))
      .flatMap(({ column, parts }) => itemsOf(parts, rightOf(rows, column)))
      .flatMap((part) => clean(withoutCategory(part), page, true).map((found) => ({ ...found, quote })));
  });
}

/** "Ann will receive these accommodations in all classes: …" */
const leadIn = /^[^:;]{0,90}\b(will|receives?|needs?|provided|following|these|given)\b[^:;]{0,60}:\s+/i;

type GoalColumn = "text" | "goal";

/** A table of goals, with the accommodations for each in a column of its own. */
const besideGoals: ColumnWords<GoalColumn> = {
  roleOf: (heading) =>
    /\b(accommodations?|modifications?|supplementary aids)\b/.test(heading)
      ? "text"
      : /\bgoals?\b/.test(heading)
        ? "goal"
        : null,
  words: goalColumns.words,
  isTable: (found) => found.includes("text") && found.includes("goal"),
  beginsRow: () => false,
};

export function readAccommodationsBesideGoals(lines: readonly Line[]): Found<string>[] {
  const rows = hasTable(lines, besideGoals) ? readTables(lines, besideGoals) : [];
  return rows.flatMap(({ cells, page, quote }) =>
    cells
      .filter(({ column }) => column.role === "text")
      .flatMap(({ column, parts }) => itemsOf(parts, rightOf(rows, column)))
      .flatMap((part) => clean(part, page, true).map((found) => ({ ...found, quote }))),
  );
}

/** "Environmental: Seat near the door" */
function withoutCategory(text: string): string {
  const [label = ""] = /^[A-Za-z /&,-]{3,50}:\s+/.exec(text) ?? [];
  const words = label.toLowerCase().match(/[a-z]+/g) ?? [];
  return words.length > 0 && words.every((word) => categoryWords.has(word)) ? text.slice(label.length) : text;
}

const categoryWords = new Set(
  "presentation response setting timing scheduling environment environmental instruction instructional testing classroom assignment assignments material materials behavior behavioral social emotional sensory communication organization organizational academic physical motor motivation pacing grading format curriculum equipment health other general all subjects areas and skills support supports accommodation accommodations modification modifications management".split(
    " ",
  ),
);

/** The right edge of a column's texts; 0 where positions are not known. */
const rightOf = <AnyRole>(rows: readonly Row<AnyRole>[], column: Column<AnyRole>) =>
  Math.max(
    0,
    ...rows.flatMap(({ cells }) =>
      cells
        .filter((cell) => cell.column.left === column.left)
        .flatMap(({ parts }) => parts.map(({ x, width }) => x + width)),
    ),
  );

/** The items in one cell: between bullets or semicolons, or in lines that end before the next word had to wrap. */
function itemsOf(parts: readonly TextCell[], right: number): string[] {
  const items: string[][] = [];
  for (const [index, { text, width }] of parts.entries()) {
    const last = parts[index - 1];
    const word = ((text.split(" ")[0]?.length ?? 0) + 1) * (width / text.length);
    const hasRoom = last && last.width > 0 && right - last.x - last.width > word;
    const isNew = bullet.test(text) || (hasRoom && /^[A-Z\d]/.test(text) && !/[;,]$/.test(last.text));
    if (isNew || items.length === 0) items.push([]);
    items.at(-1)?.push(text);
  }
  return items.flatMap((texts) => joinLines(texts).split(/\s*;\s+(?=[A-Z])/));
}

const bullet = /^([•●▪◦*-]|\(?\d{1,2}[.)])\s/;

/** "Seat near the board — all classes": when or where an accommodation is given. */
const whenBehind =
  /\s[—–]\s(all|each|every|daily|weekly|as needed|as appropriate|when (needed|requested)|during|throughout)\b[^—–]{0,40}$/;

function clean(written: string, page: number, isClear: boolean): Found<string>[] {
  const text = written
    .replace(/^([•●▪◦*-]|\(?\d{1,2}[.)])\s*/, "")
    .replace(/[;,]$/, "")
    .replace(whenBehind, "")
    .trim();
  if (
    text.length < 4 ||
    /:$/.test(text) ||
    isEmptyAnswer(text) ||
    groupHeading.test(text) ||
    instruction.test(text)
  )
    return [];
  // A service with an amount is in the services.
  if (readAmount(text)?.isClear && /\bper\b|weekly|daily|\/\s*(wk|week)/i.test(text)) return [];
  return [{ value: text, page, quote: written, isClear }];
}
