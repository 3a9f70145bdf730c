import { setTimeout as pause } from "node:timers/promises";
import { TryFailed } from "./TryFailed.ts";

/** Time limits and the number of tries. All in milliseconds. */
export interface RetryLimits {
  /** One try. */
  readonly tryTime: number;
  /** All tries together, with the waits between them. */
  readonly answerTime: number;
  readonly mostTries: number;
  /** Before the second try; doubled before each that follows. */
  readonly firstWait: number;
}

interface Limits {
  readonly signal?: AbortSignal | undefined;
  /** What the time of all tries counts from, as `performance.now()` has it. */
  readonly began?: number | undefined;
}

/**
 * Tries until there is an answer, the failure will not pass, or the time would be over. The package retries on its own,
 * too, but has no limit over all tries, and gives up when a response is cut off: so its retries are turned off.
 * @param once one try, and how long it may take.
 * @throws {TryFailed} the last failure, or `cancelled`.
 */
export async function tryUntilAnswered<Answer>(
  once: (milliseconds: number, tried: number) => Promise<Answer>,
  retryLimits: RetryLimits,
  { signal, began = performance.now() }: Limits = {},
): Promise<Answer> {
  const end = began + retryLimits.answerTime;
  for (let tried = 1; ; tried += 1) {
    const left = end - performance.now();
    if (left <= 0) throw new TryFailed({ why: "timed_out", mayPass: false, isOutage: false });
    const outcome = await once(Math.min(retryLimits.tryTime, left), tried).then(
      (answer) => ({ answer }),
      (error: unknown) => ({ error }),
    );
    if ("answer" in outcome) return outcome.answer;
    const { error } = outcome;
    if (!(error instanceof TryFailed) || !error.failure.mayPass || tried === retryLimits.mostTries)
      throw error;
    const wait = waitAfter(tried, error, retryLimits);
    // Do not wait for a try that would be past the limit.
    if (performance.now() + wait >= end) throw error;
    await pause(wait, undefined, signal && { signal }).catch(() => {
      throw new TryFailed({ why: "cancelled", mayPass: false, isOutage: false });
    });
  }
}

/** As long as the provider asks; else a little longer each time, and never the same for all who were turned away. */
function waitAfter(tried: number, { failure }: TryFailed, { firstWait }: RetryLimits): number {
  return failure.waitFor ?? firstWait * 2 ** (tried - 1) * (0.75 + Math.random() / 2);
}
