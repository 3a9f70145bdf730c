import { type BodyStyle, isSmallPrint } from "../lines/bodyStyle.ts";
import type { Line } from "../lines/Line.ts";

/** The lines of small labels, each above larger values: a form's own words. Small print below a text is none. */
export const smallLabels = (lines: readonly Line[], body: BodyStyle): ReadonlySet<Line> =>
  new Set(
    lines.filter((line, index) => {
      const next = lines[index + 1];
      return (
        next?.page === line.page &&
        isSmallPrint(line, body) &&
        !isSmallPrint(next, body) &&
        line.cells.every(({ text }) => text.length < longestLabel && !/[.,;]$/.test(text))
      );
    }),
  );

/** Some forms print the whole question that the law asks. */
const longestLabel = 200;
