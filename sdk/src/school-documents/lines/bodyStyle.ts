import type { Line } from "./Line.ts";

/** How most of a document's text looks. */
export interface BodyStyle {
  readonly size: number;
  readonly isBold: boolean;
  readonly isCapitals: boolean;
}

/** Of the letters, from which a property is the text's. */
const leastShare = 0.5;

/** Some schools write their answers in capitals on a form that is not. */
const leastShareOfCapitals = 0.2;

export function bodyStyleOf(lines: readonly Line[]): BodyStyle {
  const letters = new Map<number, number>();
  let [all, bold, capitals] = [0, 0, 0];
  for (const line of lines) {
    const count = line.text.length;
    letters.set(line.size, (letters.get(line.size) ?? 0) + count);
    all += count;
    if (line.isBold) bold += count;
    if (isCapitals(line.text)) capitals += count;
  }
  const [size] = [...letters].reduce((most, next) => (next[1] > most[1] ? next : most), [0, 0] as const);
  return { size, isBold: bold > all * leastShare, isCapitals: capitals > all * leastShareOfCapitals };
}

/** Whether a line looks like a heading: larger, bold or in capitals, unless all of the text is. */
export function stands(line: Line, body: BodyStyle): boolean {
  return (line.isBold && !body.isBold) || isLarger(line, body) || (isCapitals(line.text) && !body.isCapitals);
}

export const isLarger = (line: Line, body: BodyStyle) => body.size > 0 && line.size > body.size + 0.6;

/** Smaller than the text: the form's own words. */
export const isSmallPrint = (line: Line, body: BodyStyle) => line.size > 0 && line.size <= body.size - 1.5;

export const isCapitals = (text: string) => {
  const letters = text.replace(/[^A-Za-z]/g, "");
  return letters.length > 3 && letters === letters.toUpperCase();
};
