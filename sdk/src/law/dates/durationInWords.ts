import type { Duration } from "./dueDate.ts";
import type { TimeUnit } from "./TimeUnit.ts";

/** "10 school days", "1 year". */
export function durationInWords({ value, unit }: Duration): string {
  return units[unit](value);
}

// A whole phrase for each unit, since other languages do not form them as English does.
const units: Readonly<Record<TimeUnit, (count: number) => string>> = {
  "calendar days": (count) => `${count} calendar day${count === 1 ? "" : "s"}`,
  "business days": (count) => `${count} business day${count === 1 ? "" : "s"}`,
  "school days": (count) => `${count} school day${count === 1 ? "" : "s"}`,
  "instructional days": (count) => `${count} instructional day${count === 1 ? "" : "s"}`,
  days: (count) => `${count} day${count === 1 ? "" : "s"}`,
  months: (count) => `${count} month${count === 1 ? "" : "s"}`,
  years: (count) => `${count} year${count === 1 ? "" : "s"}`,
};
