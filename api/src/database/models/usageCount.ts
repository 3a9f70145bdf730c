import type { CountedEvent } from "@iep-insider/sdk/contract";
import type { StoredSubject } from "../../usage/subject.ts";
import { day, integer, primaryKey, type RowOf, table, text } from "./table.ts";

/** How often an event happened on one day. Nothing else about it is stored (ADR 13). */
export interface UsageCount extends RowOf<typeof usageCounts> {}

export const usageCounts = table("UsageCount", "usage_counts", {
  /** `2026-11-21`, in UTC. */
  day: primaryKey(day()),
  event: primaryKey(text<CountedEvent>(32)),
  /** What it was counted for, as stored (ADR 68). */
  subject: primaryKey(text<StoredSubject>(64)),
  /** The partner's site key; empty for our own pages; or `unverifiedSite`. Part of the primary key, so never null. */
  siteKey: primaryKey(text(72)),
  count: integer(),
}).with({
  // A partner's statistics, from this index alone.
  indexes: { usage_counts_of_site: ["siteKey", "event", "day", "subject", "count"] },
});
