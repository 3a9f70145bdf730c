/** "November 21, 2026". @param time ISO 8601. @returns null if it is not a valid time. */
export function longDate(time: string | null): string | null {
  const date = new Date(time ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? null : format.format(date);
}

const format = new Intl.DateTimeFormat("en-US", { dateStyle: "long" });
