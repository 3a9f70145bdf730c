import { type BodyStyle, isLarger, isProminent } from "./bodyStyle.ts";
import { joinLines, type Line } from "./Line.ts";

const longestTitle = 320;

/** Makes one line of a bold or large heading that takes several. */
export function joinTitles(lines: readonly Line[], body: BodyStyle): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    if (last && isContinued(last, line, body)) {
      const text = joinLines([last.text, line.text]);
      joined.splice(-1, 1, { ...last, text, cells: last.cells.map((cell) => ({ ...cell, text })) });
    } else joined.push(line);
  }
  return joined;
}

/** "Measurable postsecondary" above "goals" */
const unfinished =
  /\b(measurable|annual|post-?secondary|special|general|regular|related|supplementary|least|restrictive|extended|short-term|and|or|of|the|for|in|to)$/i;

function isContinued(last: Line, line: Line, body: BodyStyle): boolean {
  const isSameStyle = last.isBold === line.isBold && Math.abs(last.size - line.size) < 0.3;
  const isAlone = last.cells.length === 1 && line.cells.length === 1;
  return (
    isSameStyle &&
    isAlone &&
    !line.isApart &&
    (line.isBold || isLarger(line, body)) &&
    isProminent(last, body) &&
    !/[:.]$/.test(last.text) &&
    last.text.length + line.text.length < longestTitle &&
    // Lines below one another that are headings of their own.
    (/^[a-z(]/.test(line.text) || last.text.length > 45 || unfinished.test(last.text))
  );
}
