import { type Label, readFields } from "../fields/readFields.ts";
import type { Found } from "../findings.ts";
import { joinLabelRows } from "../lines/joinLabelRows.ts";
import type { Line } from "../lines/Line.ts";
import { isEmptyAnswer } from "./emptyAnswer.ts";
import { listItems } from "./listItems.ts";

const label =
  /^((measurable )?(post-?secondary )?(goal|services?|activit(y|ies))?s?\s*(in|for|[:–—-])?\s*)?(education( ?(and|\/|&|or) ?training)?|training( ?(and|\/|&|or) ?(education|employment))?|post-?secondary education( ?(and|\/|&|or) ?training)?|(competitive )?(integrated )?employment|career( ?\/ ?employment)?|jobs?|work|school|living|learning|(community ?\/ ?)?independent living( skills)?|adult living|community( (participation|experiences|access))?|instruction|related services|daily living( skills)?|functional vocational (evaluation|assessment)|transition (services?|activit(?:y|ies)|goals?|needs?)|course of study|courses of study|agency( linkages?| involvement| responsibilit(y|ies))?|activities|working|linkages?|assessments?|transition assessments?|(student'?s? )?(strengths|interests|preferences)[^:]{0,40}|post-?school adult living|development of employment[^:]{0,50})( (goals?|services?|activit(y|ies)))?( ?\([^)]*\))?\s*(?=[:–—]|$|-\s|\.\s+[A-Z])/i;
/** "Measurable Postsecondary Goal (Employment)" */
const titled = /^(measurable )?post-?secondary goals?\s*\([^)]{4,40}\)\s*(?=[:–—]|$)/i;
/** "Money skills: Ann will …": what is left of a statement about the child. */
const anyLabel = /^[A-Z][A-Za-z /&-]{2,40}:(?= .*\bwill (?!be (?:held|invited|reviewed|discussed)\b))/;
/** Fields of a transition part that are neither goals nor services. */
const other = /^(assessments?|transition assessments?|(student'?s? )?(strengths|interests|preferences))/i;

/**
 * The goals and services for life after school, one for each area.
 * @param heading of the part.
 */
export function readTransition(written: readonly Line[], heading: string): Found<string>[] {
  const lines = joinLabelRows(withoutRepeatedHead(written)).map(withoutLabel);
  const first = lines[0];
  // "Postsecondary Training and Education" is a heading in some forms.
  const isArea = first && labelOf(heading)?.role === "area" && !labelOf(first.text);
  const all = isArea
    ? [
        {
          ...first,
          text: heading,
          cells: [{ ...(first.cells[0] ?? { x: 0, width: 0, size: 0, isBold: true }), text: heading }],
        },
        ...lines,
      ]
    : lines;
  const labelled = readFields(all, labelOf).filter(({ role, text }) => role === "area" && says(text));
  if (labelled.length > 0) {
    return labelled.map(({ text, page }) => ({ value: text, page, quote: text, isClear: true }));
  }
  return listItems(lines)
    .filter(
      ({ text, isChecked }) =>
        isChecked !== false && says(text) && /\b(will|college|work|job|live|train)/i.test(text),
    )
    .map(({ text, page, isMarked }) => ({ value: text, page, quote: text, isClear: isMarked }));
}

/** Without the head of a table that is printed above each of its rows. */
const withoutRepeatedHead = (lines: readonly Line[]) =>
  lines.filter(
    ({ text, cells, isBold }, index) =>
      !isBold || cells.length === 1 || lines.findIndex((line) => line.isBold && line.text === text) === index,
  );

/** "Goal or service: Ann will …" below the name of its area, and a row whose label is not known. */
const statement =
  /^(?:goal|service|activity|statement)(?: (?:or|and|\/) (?:goal|services?|activit(?:y|ies)))?: (?=\S)/i;

function withoutLabel(line: Line): Line {
  const [first, ...others] = line.cells;
  if (!first) return line;
  const isRow =
    others.length === 1 &&
    /\bwill\b|[.]$/.test(others[0]?.text ?? "") &&
    /^[A-Z][A-Za-z /&-]{3,40}:$/.test(first.text);
  if (isRow && labelOf(first.text) === null)
    return { ...line, cells: [{ ...first, text: "Activities:" }, ...others] };
  if (!statement.test(first.text)) return line;
  const text = first.text.replace(statement, "");
  return { ...line, text, cells: [{ ...first, text }, ...others] };
}

const says = (text: string) => text.length > 14 && !/^area: /i.test(text) && !isEmptyAnswer(text);

function labelOf(cell: string): Label<"area" | "other"> | null {
  const text = cell.trim().replace(/^([•●▪-]|\(?[\da-z][.)])\s+/i, "");
  const match = titled.exec(text) ?? label.exec(text) ?? anyLabel.exec(text);
  if (!match || match[0].trim() === "") return null;
  return {
    role: other.test(match[0]) ? "other" : "area",
    rest: text.slice(match[0].length).replace(/^\s*[:–—.-]\s*/, ""),
  };
}
