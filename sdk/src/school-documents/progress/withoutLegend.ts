import { goalLabelOf } from "../goals/goalLabels.ts";
import { type BodyStyle, isSmallPrint } from "../lines/bodyStyle.ts";
import type { Line } from "../lines/Line.ts";
import { progressLabelOf } from "./progressLabels.ts";

/** The lines of a progress report without its small print and without what its codes and ratings mean. */
export const withoutLegend = (lines: readonly Line[], body: BodyStyle): readonly Line[] =>
  withoutKey(
    lines.filter((line) => (!isSmallPrint(line, body) || isSmallLabel(line)) && !isLegend(line.text)),
  );

/** "1 = no progress 2 = some progress 3 = on pace" */
const isLegend = (text: string) =>
  /^(key|legend|codes|ratings|progress (codes|key))( to [\w ]+)?: .*[=:,;]/i.test(text) ||
  (text.match(/(^|\s)[A-Z\d]{1,3} ?= ?\w/g) ?? []).length > 1 ||
  (text.match(/(^|\s)[A-Z]{1,3}: [a-z]/g) ?? []).length > 1 ||
  /^[A-Z\d]{1,3} ?= ?[A-Za-z][^.]{2,60}$/.test(text);

/** Labels may be smaller than their values: "Latest rating | Previous", "Note from staff". */
function isSmallLabel({ cells: [first] }: Line): boolean {
  const label = first && progressLabelOf(first.text, { isTitle: true, isBefore: false });
  if (first && goalLabelOf(first.text)?.role === "area") return true;
  return label?.role === "goal" || (label?.rest === "" && label.role !== "other");
}

/** "• Emerging: some growth" or a bullet of a few words: what a rating means. */
const isOfKey = ({ text }: Line) => /^[•●▪·-] [A-Z][\w ]{1,25}(?:: [a-z].*)?$/.test(text);
const leastRatings = 3;

/** Without the list of what the ratings mean. */
function withoutKey(lines: readonly Line[]): readonly Line[] {
  const start = lines.findIndex(
    (_, index) => lines.slice(index, index + leastRatings).filter(isOfKey).length === leastRatings,
  );
  if (start === -1) return lines;
  const end = lines.findIndex((line, index) => index > start && !isOfKey(line));
  return [...lines.slice(0, start), ...lines.slice(end === -1 ? lines.length : end)];
}
