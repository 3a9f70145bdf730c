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
 * @param services from the IEP and typed; of two with one name, the later counts.
 * @param today `YYYY-MM-DD`
 * @returns by service, then by period.
 */
export function serviceMinutes(
  services: readonly Service[],
  items: readonly LogItem[],
  today: Day,
): readonly MinutesRow[] {
  const since = startOfSchoolYear(today);
  const known = new Map(services.map((service) => [nameOf(service.name), service]));
  const rows = new Map<string, MinutesRow>();
  for (const { entry } of items) {
    const { missed, day } = entry;
    if (missed === null || day < since) continue;
    const service = known.get(nameOf(missed.service));
    const period = periodOf(service);
    const from = period === "school-year" ? since : startOf(period, day);
    const key = [nameOf(missed.service), from].join(" ");
    const before = rows.get(key);
    const minutes = (before?.missed ?? 0) + missed.minutes;
    const promised = promisedIn(service, day);
    rows.set(key, {
      service: service?.name ?? before?.service ?? missed.service.trim(),
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

function nameOf(service: string): string {
  return service.trim().toLowerCase();
}

/** Quarters and semesters begin when the school says, so their minutes are added up over the year. */
function periodOf(service: Service | undefined): MinutesRow["period"] {
  const period = service?.period;
  return period === "day" || period === "week" || period === "month" ? period : "school-year";
}

function promisedIn(service: Service | undefined, day: Day): number | null {
  if (service === undefined || service.minutes === null) return null;
  if (service.starts !== null && day < service.starts) return null;
  if (service.ends !== null && day > service.ends) return null;
  const { period, sessions, minutes } = service;
  if (period === null || period === "quarter" || period === "semester") return null;
  return minutes * (sessions ?? 1);
}

function startOf(period: "day" | "week" | "month", day: Day): Day {
  if (period === "day") return day;
  if (period === "month") return `${day.slice(0, 7)}-01`;
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}
