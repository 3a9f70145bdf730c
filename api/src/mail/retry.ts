const minute = 60_000;
const hour = 60 * minute;

/**
 * How long one attempt may take. A process that died in the middle holds a mail back for as long; then another tries
 * again, and a mail that had gone out already goes out twice, under the same Message-ID.
 */
export const longestAttempt = 5 * minute;

/** Most faults of a mail server are over by then. */
export const givenUpAfter = 3 * 24 * hour;

/**
 * How long a mail is of use to its reader where no link in it runs out sooner. It is given up before that; an operator
 * who has mended what was wrong can then still send it.
 */
export const usefulFor = 10 * 24 * hour;

/** @returns how long to wait after so many attempts that failed: 1, 2, 4 … minutes, and 6 hours at most. */
export function waitAfter(attempts: number): number {
  return Math.min(2 ** (attempts - 1) * minute, 6 * hour);
}
