import { type BodyStyle, isSmallPrint } from "../lines/bodyStyle.ts";
import type { Line } from "../lines/Line.ts";
import { paragraphsOf } from "../lines/paragraphsOf.ts";
import { partIn } from "./letterParts.ts";
import { noticeLabelOf } from "./noticeLabels.ts";

/** In letters: what is shorter may be a label. */
const longestLabel = 70;

/** Without sentences in small print, which tell the staff how to fill in the form; those about rights are for parents. */
export function withoutDirections(lines: readonly Line[], body: BodyStyle): readonly Line[] {
  const directions = paragraphsOf(lines).filter(
    ({ text, lines: own }) =>
      own.every((line) => isSmallPrint(line, body)) &&
      text.length > longestLabel &&
      text.endsWith(".") &&
      !noticeLabelOf(text, false) &&
      partIn(text) === null,
  );
  const left = new Set(directions.flatMap(({ lines: own }) => own));
  return left.size === 0 ? lines : lines.filter((line) => !left.has(line));
}
