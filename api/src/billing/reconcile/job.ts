import type { Job } from "../../jobs/Job.ts";
import type { Services } from "../../services.ts";
import { reconcile } from "./reconcile.ts";

/** Repairs, every hour, what lost webhooks left. */
export const reconcilePayments: Job<Services> = {
  name: "reconcile payments",
  period: 60 * 60_000,
  async run(services, signal) {
    // A provider that hangs must not hold up a process that stops: what is cut off here, the next run does.
    const { repaired, unsolved } = await Promise.race([reconcile(services, signal), rejectionOf(signal)]);
    if (unsolved.length > 0) services.logger.error({ unsolved }, "payments need a look");
    return repaired.length;
  },
};

function rejectionOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}
