import { joinLines, type Line } from "../lines/Line.ts";
import { noticeLabelOf } from "./noticeLabels.ts";

/** Of the rest of a label, in letters. */
const longestRest = 140;

/**
 * Makes one line of a form's question that has two: "4. A description of each report used as a basis for the" and
 * "action:", where its answer may begin.
 */
export function joinWrappedLabels(lines: readonly Line[]): readonly Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const above = joined.at(-1);
    const label = above && isRest(line, above) ? joinLines([above.text, line.text]) : null;
    const [cell] = above?.cells ?? [];
    if (above && cell && label && noticeLabelOf(label, false))
      joined.splice(-1, 1, { ...above, text: label, cells: [{ ...cell, text: label }] });
    else joined.push(line);
  }
  return joined;
}

const isRest = (line: Line, above: Line) =>
  line.cells.length === 1 &&
  above.cells.length === 1 &&
  !line.isApart &&
  line.page === above.page &&
  /^[a-z]/.test(line.text) &&
  /^[^:?.]*[:?](\s|$)/.test(line.text) &&
  line.text.search(/[:?]/) < longestRest &&
  /^(\(?\d{1,2}[.)] )?[A-Z][^:?.]*$/.test(above.text) &&
  (/[:?]$/.test(line.text) || (above.isApart && !startsSentence.test(above.text)));

/** Who does something: the text before the colon is a sentence, not a question. */
const startsSentence = /^(the (?:\w+ )?(team|district|school|committee|parents?)|we|you|i|it|he|she|they)\b/i;
