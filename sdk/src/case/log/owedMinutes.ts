import type { Service } from "../../school-documents/findings.ts";
import type { Day } from "../CaseRecord.ts";
import type { LogItem } from "./currentEntries.ts";
import { isSameService } from "./serviceMinutes.ts";

/** A time in which minutes are compared. */
export interface Span {
  readonly from: Day;
  /** The last day, included. */
  readonly to: Day;
  /** Weeks of it without school, as the parent counts them. */
  readonly weeksOff: number;
}

/**
 * The minutes that a plan owes in a time, by its weeks of five school days. Days without school that are in no week off
 * are counted, so that the result is at most a little too high.
 * @returns null where the plan names no minutes, or counts them over a time that is no number of weeks.
 */
export function owedMinutes({ minutes, sessions, period, starts, ends }: Service, span: Span): number | null {
  const perWeek = period === null ? null : timesPerWeek[period];
  if (minutes === null || perWeek === null) return null;
  const from = starts !== null && starts > span.from ? starts : span.from;
  const to = ends !== null && ends < span.to ? ends : span.to;
  const weeks = Math.max(0, weekdays(from, to) / 5 - span.weeksOff);
  return Math.round(minutes * (sessions ?? 1) * perWeek * weeks);
}

/** A year has 12 months and 52 weeks. How long a quarter, a semester and a school year are, the school decides. */
const timesPerWeek: Readonly<Record<NonNullable<Service["period"]>, number | null>> = {
  day: 5,
  week: 1,
  month: 12 / 52,
  quarter: null,
  semester: null,
  year: null,
};

/** The minutes of a service that the log says were missed in a time; null where it says nothing of the service. */
export function missedMinutes(
  { name }: Pick<Service, "name">,
  items: readonly LogItem[],
  { from, to }: Span,
): number | null {
  const missed = items.flatMap(({ entry: { day, missed } }) =>
    missed !== null && isSameService(missed.service, name) && from <= day && day <= to
      ? [missed.minutes]
      : [],
  );
  return missed.length === 0 ? null : missed.reduce((sum, minutes) => sum + minutes, 0);
}

function weekdays(from: Day, to: Day): number {
  let count = 0;
  const last = Date.parse(to);
  for (let day = Date.parse(from); day <= last; day += 86_400_000)
    if (new Date(day).getUTCDay() % 6 !== 0) count++;
  return count;
}
