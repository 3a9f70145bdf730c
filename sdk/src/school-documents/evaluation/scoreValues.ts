/** Standard scores have an average of 100; the tests give from 40 to 160. Lower numbers are scaled scores. */
const [lowest, highest] = [40, 160];

/** A number in parentheses, with a mark, of another scale or in a range is no standard score. */
export function standardScoreIn(written: string): number | null {
  const match = /^(\d{2,3})\b(?!\.\d|\s*[-–*†]|\s*\(?(?:T|to|scaled|raw|z)\b)/.exec(written.trim());
  const score = Number(match?.[1]);
  return match && score >= lowest && score <= highest ? score : null;
}

/** A percentile and whether it is exact: "<1" is not. */
export function percentileIn(written: string): { value: number; isExact: boolean } | null {
  const match = /([<>≤≥])?\s*(\d{0,2}\.\d+|\d{1,2})(?:st|nd|rd|th)?(?!\d|\s*[-–])/.exec(written);
  const value = Number(match?.[2]);
  return match && value > 0 && value < 100 ? { value, isExact: match[1] === undefined } : null;
}

/** Percentage points by which a percentile may differ from that of its standard score: tests round and have own norms. */
const tolerance = 4;

/** Whether a percentile is that of this standard score in a normal distribution with a mean of 100 and an SD of 15. */
export const areOfOneScore = (standard: number, percentile: number) =>
  misfit(standard, percentile) <= tolerance;

/** Percentage points between a percentile and that of a standard score. */
export const misfit = (standard: number, percentile: number) =>
  Math.abs(100 * normal((standard - 100) / 15) - percentile);

/** The cumulative normal distribution (Abramowitz and Stegun, 26.2.17), exact to 7 places. */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const sum =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const tail = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * sum;
  return z > 0 ? 1 - tail : tail;
}
