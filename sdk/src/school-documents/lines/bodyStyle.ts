import type { Line } from "./Line.ts";

/** How most of a document's text looks. */
export interface BodyStyle {
  readonly size: number;
  /** Points by which a heading's letters are larger at least. */
  readonly larger: number;
  readonly isBold: boolean;
  readonly isCapitals: boolean;
  /** True where hardly a line is bold or large, as in scans: then the place of a line tells headings. */
  readonly isPlain: boolean;
}

/** Of the letters, from which a property is the text's. */
const leastShare = 0.5;

/** Of the letters, from which a size is more than that of headings. */
const leastShareOfSize = 0.2;

/** Some schools write their answers in capitals on a form that is not. */
const leastShareOfCapitals = 0.2;

export function bodyStyleOf(lines: readonly Line[]): BodyStyle {
  const [all, bold, capitals] = [
    lettersIn(lines),
    lettersIn(lines.filter((line) => line.isBold)),
    lettersIn(lines.filter((line) => isCapitals(line.text))),
  ];
  const isBold = bold > all * leastShare;
  // The headings of a short document may have as many letters as its text.
  const letters = new Map<number, number>();
  for (const line of lines)
    if (isBold || !line.isBold) letters.set(line.size, (letters.get(line.size) ?? 0) + line.text.length);
  // Short answers on a form may have fewer letters than its small print.
  const common = [...letters].filter(([, count]) => count >= all * leastShareOfSize).map(([size]) => size);
  const size =
    common.length > 0
      ? common.reduce((most, next) => ((next || usualWordSize) > (most || usualWordSize) ? next : most))
      : medianSize(letters, all);
  // Text recognition measures each line, and sees no bold type.
  const isScan = common.length === 0 && bold === 0;
  const body = {
    size,
    larger: common.length > 0 ? larger : largerInScan,
    isBold,
    isCapitals: capitals > all * leastShareOfCapitals,
    isPlain: false,
  };
  const headings = lines.filter((line) => (line.isBold && !body.isBold) || isLarger(line, body)).length;
  return {
    ...body,
    isPlain: lines.length > fewestLines && (isScan || headings < lines.length * leastShareOfHeadings),
  };
}

const lettersIn = (lines: readonly Line[]) => lines.reduce((sum, { text }) => sum + text.length, 0);

/** Of the letters, where no size is common: text recognition measures each line on its own. */
function medianSize(letters: ReadonlyMap<number, number>, all: number): number {
  let sum = 0;
  for (const [size, count] of [...letters].sort(([a], [b]) => a - b)) {
    sum += count;
    if (sum * 2 >= all) return size;
  }
  return 0;
}

const larger = 0.6;
const largerInScan = 1.6;
const fewestLines = 20;
const leastShareOfHeadings = 0.03;
const longestPlainHeading = 80;

/** Whether a line looks like a heading: larger, bold or in capitals, unless all of the text is. */
export function isProminent(line: Line, body: BodyStyle): boolean {
  if (body.isPlain && isPlainHeading(line)) return true;
  return (line.isBold && !body.isBold) || isLarger(line, body) || (isCapitals(line.text) && !body.isCapitals);
}

/** A short line of its own that begins with a capital and ends without a period. */
function isPlainHeading({ text, cells, isApart }: Line): boolean {
  const isShort = text.length <= longestPlainHeading && cells.length === 1;
  return (
    isShort &&
    isApart &&
    /^[\dIVX]*[.)]?\s*\(?[A-Z]/.test(text) &&
    !/[.;,]$/.test(text) &&
    !/[a-z]: \S/.test(text) &&
    !/\d{2}/.test(text)
  );
}

export const isLarger = (line: Line, body: BodyStyle) => body.size > 0 && line.size > body.size + body.larger;

/** Smaller than the text: the form's own words. */
export const isSmallPrint = (line: Line, body: BodyStyle) =>
  line.size > 0 && line.size <= (body.size || usualWordSize) - 1.5;

/** Word files name only sizes other than the usual one. */
export const usualWordSize = 10;

export const isCapitals = (text: string) => {
  const letters = text.replace(/[^A-Za-z]/g, "");
  return letters.length > 3 && letters === letters.toUpperCase();
};
