import type { Found } from "../findings.ts";
import { joinLabelRows } from "../lines/joinLabelRows.ts";
import { joinLines, type Line } from "../lines/Line.ts";
import { readAmount } from "../services/readAmount.ts";
import { type ColumnWords, hasTable, readTables } from "../tables/readTables.ts";
import { isEmptyAnswer } from "./emptyAnswer.ts";
import { listItems, splitBoxes } from "./listItems.ts";

type Role = "text" | "other";

const columns: ColumnWords<Role> = {
  main: "text",
  roleOf: (heading) => {
    if (/accommodation|modification|supplementary|aids?|supports?|description/.test(heading)) return "text";
    return /reading|math|science|specials|testing|english|social|electives|language|history|art|music|lunch|bus|frequency|location|setting|date|duration|start|begin|end|provider|area|class|condition|when|where|responsible|amount|subject|how|implement|personnel|type|category/.test(
      heading,
    )
      ? "other"
      : null;
  },
  words:
    /^(accommodations?|modifications?|supplementary|aids?|supports?|services?|and|or|of|the|for|to|be|in|description|frequency|location|setting|dates?|duration|start|begin|beginning|end|ending|initiation|projected|anticipated|provider|providers|area|areas|class|classes|content|conditions?|when|where|person|persons|personnel|responsible|amount|subject|subjects|how|often|implemented|implementer|implementation|type|category|program|s|position|staff|used|time|sdi|specially|designed|instruction|program|school|needed|required|statement|reading|math|mathematics|science|specials|testing|tests|english|ela|social|studies|electives|pe|art|music|history|lunch|bus|language|arts|writing|general|regular|special|education|all|start|length|p|other|whom|by|student|services|modification|adaptations?|activities|supplemental|implementation|core|environments?|situations?|courses?|item|items|kind)$/,
  isTable: (found) => found.includes("text") && found.includes("other"),
  beginsRow: (cells, row) => cells.has("text") && cells.has("other") && row.has("other"),
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
  /^(presentation|response|setting|timing|scheduling|timing\/scheduling|environment(al)?|instructional|assignments?|materials|classroom|testing|behavior(al)?|other|grading|organization|format|accommodations?|modifications?|supports?|type|content area|all (areas|classes|subjects)|pacing|motivation|self[- ]management|social interaction)( accommodations?| supports?)?:?$/i;
/** What a form says about its list. */
const instruction =
  /\b(the iep team|indicate|check all|list (any|the|all)|describe|identify|specify|considered|student (requires|needs|will be provided|will receive)|following accommodations|are (needed|required|provided) (to|for)|in order (to|for)|34 cfr|as follows)\b.*|^(accommodations|modifications)\b.{0,50}(:|required)$/i;

/** The accommodations that are given: bullets, checked boxes, rows, or one paragraph with semicolons. */
export function readAccommodations(lines: readonly Line[]): Found<string>[] {
  if (hasTable(lines, columns)) {
    const rows = readTables(lines, columns);
    const isMarked = ({ cells }: (typeof rows)[number]) =>
      cells.some(({ column, text }) => column.role === "other" && /^([x✓✔☒☑]|\[x\]|yes)$/i.test(text.trim()));
    // Where subjects are marked, a row without a mark was not chosen.
    const isMatrix = rows.some(isMarked);
    return rows.flatMap((row) => {
      const { cells, page, quote } = row;
      if (isMatrix && !isMarked(row)) return [];
      const text = joinLines(cells.filter(({ column }) => column.role === "text").map((cell) => cell.text));
      return text
        .split(/\s*;\s+(?=[A-Z])/)
        .flatMap((part) => clean(part, page, true).map((found) => ({ ...found, quote })));
    });
  }
  const isOfBoxes = lines.some(({ text }) => splitBoxes(text).length > 0);
  const labelled = isOfBoxes ? lines : joinLabelRows(lines).flatMap(ofLabel);
  // Cells without a heading are a list in columns.
  const items = listItems(
    labelled.flatMap((line) =>
      isOfBoxes || line.cells.length < 2 || !line.isApart
        ? [line]
        : line.cells.map((cell) => ({ ...line, cells: [cell], text: cell.text })),
    ),
  );
  const hasBoxes = items.some(({ isChecked }) => isChecked !== null);
  const hasMarks = items.some(({ isMarked }) => isMarked);
  return items.flatMap(({ text, page, isChecked, isMarked }) => {
    if (isChecked === false || (hasBoxes && isChecked === null && !isMarked)) return [];
    if (hasMarks && !isMarked && (instruction.test(text) || text.length > 160) && !/\(2\)\s/.test(text))
      return [];
    const withoutGroup = text.replace(
      /^(presentation|response|setting|timing(\/scheduling)?|scheduling|environment|instruction(al)?|testing|classroom|assignments)( accommodations?)?:\s+/i,
      "",
    );
    // "(1) … (2) …" in one paragraph
    const numbered = withoutGroup.split(/\s*\(\d{1,2}\)\s+/);
    const parts =
      numbered.length > 2 ? numbered.slice(1) : isMarked ? [withoutGroup] : withoutGroup.split(/\s*;\s+/);
    return parts.flatMap((part) => clean(part, page, isMarked || parts.length > 1));
  });
}

function clean(written: string, page: number, isClear: boolean): Found<string>[] {
  const text = written
    .replace(/^([•●▪◦*-]|\(?\d{1,2}[.)])\s*/, "")
    .replace(/[;,]$/, "")
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
