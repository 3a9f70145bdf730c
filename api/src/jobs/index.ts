import { purgeContacts } from "../contacts/purge.ts";
import { sweepRateLimits } from "../http/sweepRateLimits.ts";
import { purgeCounts } from "../usage/purge.ts";
import type { Job } from "./Job.ts";

/** All that is done by the clock. Each job stands in its area. */
export const jobs: readonly Job[] = [sweepRateLimits, purgeContacts, purgeCounts];
