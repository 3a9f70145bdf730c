import type { Job } from "../../jobs/Job.ts";
import type { Services } from "../../services.ts";
import { reconcile } from "./reconcile.ts";

/** Mends every hour what a lost webhook has left. */
export const reconcilePayments: Job<Services> = {
  name: "reconcile payments",
  period: 60 * 60_000,
  async run(services, signal) {
    const { mended, unsolved } = await reconcile(services, signal);
    if (unsolved.length > 0) services.logger.error({ unsolved }, "payments need a look");
    return mended.length;
  },
};
