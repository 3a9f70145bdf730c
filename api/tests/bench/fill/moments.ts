const day = 24 * 60 * 60_000;
const twoYears = 730 * day;

/**
 * When the row with this number was written: spread over two years in the order of the numbers, with some chance.
 * @param now when the newest was written.
 */
export function momentOf(number: number, count: number, now: Date, random: () => number): Date {
  return new Date(now.getTime() - Math.floor(((count - 1 - number + random()) / count) * twoYears));
}
