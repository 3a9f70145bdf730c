import type { Day, RemovalKind } from "../CaseRecord.ts";
import type { LogItem } from "./currentEntries.ts";

/** A removal in the log. */
export interface Removal {
  readonly item: LogItem;
  readonly kind: RemovalKind;
  /** School days, in quarters. */
  readonly days: number;
}

/**
 * The school days a child was out in this school year by the parent's log. How each kind counts toward the ten days of
 * 34 CFR 300.530 and 300.536 is explained in the provisions `discipline-10-days` and `removals-that-may-count`.
 */
export interface RemovalCount {
  /** The first day that is counted. */
  readonly since: Day;
  /** By day, the oldest first. */
  readonly removals: readonly Removal[];
  /** Days the school called a suspension. */
  readonly suspended: number;
  /** All other days: they may count. */
  readonly mayCount: number;
  readonly total: number;
  /** The total if each part of a day counts as a whole one. */
  readonly totalInWholeDays: number;
  /** `ten`: exactly ten days. `over`: more, where services and a look at the pattern are due. */
  readonly level: "none" | "under" | "ten" | "over";
}

/** @param today `YYYY-MM-DD` */
export function countRemovals(items: readonly LogItem[], today: Day): RemovalCount {
  const since = startOfSchoolYear(today);
  const removals = items.flatMap((item): Removal[] => {
    const { removal, day } = item.entry;
    return removal === null || day < since ? [] : [{ item, ...removal }];
  });
  const daysOf = (counted: readonly Removal[]) => counted.reduce((sum, { days }) => sum + days, 0);
  const total = daysOf(removals);
  const suspended = daysOf(removals.filter(({ kind }) => kind === "suspension"));
  return {
    since,
    removals,
    suspended,
    mayCount: total - suspended,
    total,
    totalInWholeDays: removals.reduce((sum, { days }) => sum + Math.ceil(days), 0),
    level: total === 0 ? "none" : total < 10 ? "under" : total === 10 ? "ten" : "over",
  };
}

/** July 1: no school year starts before it, and regular classes of the last one are over. */
export function startOfSchoolYear(today: Day): Day {
  const year = Number(today.slice(0, 4));
  return `${today.slice(5) < "07-01" ? year - 1 : year}-07-01`;
}
