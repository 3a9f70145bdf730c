import type { TimeUnit } from "./TimeUnit.ts";

/** A time when school is closed; both days are included. */
export interface ClosedDays {
  readonly name: string;
  /** `YYYY-MM-DD` */
  readonly first: string;
  readonly last: string;
}

/** A break of the calendar; a typical one is our assumption, and the others were typed by the parent. */
export interface CalendarBreak extends ClosedDays {
  readonly isTypical: boolean;
}

/** A unit of which only some days count. */
export type CalendarUnit = "business days" | "school days" | "instructional days";

/** Counts the days of offices and of a school. Days are midnights UTC. */
export interface SchoolCalendar {
  isBusinessDay(day: Date): boolean;
  /** @throws RangeError past the year 9999. */
  add(from: Date, count: number, unit: CalendarUnit): Date;
  /** What it does not know, in words. */
  readonly leftOut: Readonly<Partial<Record<TimeUnit, readonly string[]>>>;
  /** @returns the breaks that fall between two days, `YYYY-MM-DD`, in order. */
  breaksBetween(from: string, to: string): readonly CalendarBreak[];
}
