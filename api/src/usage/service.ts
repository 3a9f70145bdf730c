import type { CountedEvent } from "@iep-insider/sdk/contract";
import type { Services } from "../services.ts";
import { dayOf } from "./day.ts";
import type { StoredSubject } from "./subject.ts";

/** What is counted: the fixed shape, and nothing else. */
export interface Occurrence {
  readonly event: CountedEvent;
  readonly subject: StoredSubject;
  /** Empty for our own site. */
  readonly siteKey: string;
}

/**
 * Stored as the site key of events that come neither from our own site nor with a site key whose origin was checked:
 * an element on an unregistered page, or a script. No real site key can equal it.
 */
export const unverifiedSite = "unverified";

/**
 * Adds one to the count of today (UTC). Safe with any number of processes: the row is made if it is missing, and
 * then the database adds, so no process ever writes a number that it read before.
 */
export async function countEvent(
  { database, clock }: Pick<Services, "database" | "clock">,
  occurrence: Occurrence,
): Promise<void> {
  const row = { day: dayOf(clock()), ...occurrence };
  await database.usageCounts.bulkCreate([{ ...row, count: 0 }], { ignoreDuplicates: true });
  await database.usageCounts.increment("count", { where: row });
}
