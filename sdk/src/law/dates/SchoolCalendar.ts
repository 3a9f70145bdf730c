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

/** Which days count. A day is its midnight UTC, in milliseconds. */
export interface SchoolCalendar {
  isBusinessDay(midnight: number): boolean;
  isSchoolDay(midnight: number): boolean;
  /** @returns the breaks that fall between two days, `YYYY-MM-DD`, in order. */
  breaksBetween(from: string, to: string): readonly CalendarBreak[];
}
