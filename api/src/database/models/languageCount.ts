import type { CountedEvent, Language } from "@iep-insider/sdk/contract";
import { day, integer, primaryKey, type RowOf, table, text } from "./table.ts";

/**
 * How often an event happened on one day on a partner's pages in an element that is not in English. Which tool it was
 * is not stored with it, so languages and tools can never be crossed (ADR 95).
 */
export interface LanguageCount extends RowOf<typeof languageCounts> {}

export const languageCounts = table("LanguageCount", "language_counts", {
  /** `2026-11-21`, in UTC. */
  day: primaryKey(day()),
  event: primaryKey(text<CountedEvent>(32)),
  language: primaryKey(text<Language>(8)),
  siteKey: primaryKey(text(72)),
  count: integer(),
}).with({
  // A partner's statistics, from this index alone.
  indexes: { language_counts_of_site: ["siteKey", "event", "day", "language", "count"] },
});
