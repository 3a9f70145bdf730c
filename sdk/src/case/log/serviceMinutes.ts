import type { Service } from "../../school-documents/findings.ts";
import type { Day } from "../CaseRecord.ts";
import type { LogItem } from "./currentEntries.ts";
import { startOfSchoolYear } from "./removals.ts";

/** The minutes of one service in one period in which some were missed. */
export interface MinutesRow {
  /** As the IEP names it, or as the parent wrote it. */
  readonly service: string;
  readonly period: "day" | "week" | "month" | "school-year";
  /** The period's first day: of a week, its Monday. */
  readonly from: Day;
  /** Null where the plan's minutes are unknown, or are counted over another period. */
  readonly promised: number | null;
  readonly missed: number;
  /** What is left of the promised minutes; null where those are. */
  readonly given: number | null;
}

/**
 * Promised and missed minutes of this school year. A period without a missed service has no row: the log says nothing
 * of it.
 * @param services the promised ones; those with one name are added up.
 * @param today `YYYY-MM-DD`
 * @returns by service, then by period.
 */
export function serviceMinutes(
  services: readonly Service[],
  items: readonly LogItem[],
  today: Day,
): readonly MinutesRow[] {
  const since = startOfSchoolYear(today);
  const known = Map.groupBy(services, ({ name }) => nameOf(name));
  const rows = new Map<string, MinutesRow>();
  for (const { entry } of items) {
    const { missed, day } = entry;
    if (missed === null || day < since) continue;
    const promises = known.get(nameOf(missed.service)) ?? [];
    const period = periodOf(promises);
    const from = period === "school-year" ? since : startOf(period, day);
    const key = [nameOf(missed.service), from].join(" ");
    const before = rows.get(key);
    const minutes = (before?.missed ?? 0) + missed.minutes;
    const promised = promisedOn(promises, day);
    rows.set(key, {
      service: promises[0]?.name ?? before?.service ?? missed.service.trim(),
      period,
      from,
      promised,
      missed: minutes,
      given: promised === null ? null : Math.max(0, promised - minutes),
    });
  }
  return [...rows.values()].toSorted(
    (one, other) => one.service.localeCompare(other.service) || one.from.localeCompare(other.from),
  );
}

/** Whether the log and a plan name the same service. */
export function isSameService(one: string, other: string): boolean {
  return nameOf(one) === nameOf(other);
}

function nameOf(service: string): string {
  return service.trim().toLowerCase();
}

/** Quarters and semesters begin when the school says, so their minutes are added up over the year. */
function periodOf(promises: readonly Service[]): MinutesRow["period"] {
  const [first, ...others] = promises.map(({ period }) => period);
  const isShared = first === "day" || first === "week" || first === "month";
  return isShared && others.every((period) => period === first) ? first : "school-year";
}

/** The minutes promised in the period of a day; null where they cannot be added up. */
function promisedOn(promises: readonly Service[], day: Day): number | null {
  const running = promises.filter(
    ({ starts, ends }) => (starts === null || starts <= day) && (ends === null || day <= ends),
  );
  const isSummable = running.every(
    ({ minutes, period }) =>
      minutes !== null &&
      period === running[0]?.period &&
      period !== null &&
      period !== "quarter" &&
      period !== "semester",
  );
  if (running.length === 0 || !isSummable) return null;
  return running.reduce((sum, { minutes, sessions }) => sum + (minutes ?? 0) * (sessions ?? 1), 0);
}

function startOf(period: "day" | "week" | "month", day: Day): Day {
  if (period === "day") return day;
  if (period === "month") return `${day.slice(0, 7)}-01`;
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}
