const minute = 60_000;
const hour = 60 * minute;

/**
 * How long one attempt may take. If a process dies meanwhile, the mail waits this long for another attempt; if it had
 * been sent already, it is sent twice with the same Message-ID.
 */
export const longestAttempt = 5 * minute;

/** Most mail server outages are shorter. */
export const givenUpAfter = 3 * 24 * hour;

/**
 * How long a mail is useful if no link in it expires sooner. It is given up before that, so an operator can still send
 * it once the problem is fixed.
 */
export const usefulFor = 10 * 24 * hour;

/** @returns the wait after this many failed attempts: 1, 2, 4 … minutes, up to 6 hours. */
export function waitAfter(attempts: number): number {
  return Math.min(2 ** (attempts - 1) * minute, 6 * hour);
}
