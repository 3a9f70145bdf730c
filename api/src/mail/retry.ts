const minute = 60_000;
const hour = 60 * minute;

/**
 * How long one attempt may take. A process that died in the middle holds a mail back for as long; then another tries
 * again, and a mail that had gone out already goes out twice, under the same Message-ID.
 */
export const longestAttempt = 5 * minute;

/** Most faults of a mail server are over by then; after it, the mail tells of something long gone. */
export const givenUpAfter = 3 * 24 * hour;

/** @returns how long to wait after so many attempts that failed: 1, 2, 4 … minutes, and 6 hours at most. */
export function waitAfter(attempts: number): number {
  return Math.min(2 ** (attempts - 1) * minute, 6 * hour);
}
