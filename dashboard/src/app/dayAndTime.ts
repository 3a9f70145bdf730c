/** "Nov 24 at 2:10 PM" in local time, with the year if it is not this year. @param time ISO 8601. */
export function dayAndTime(time: string, now = new Date()): string {
  const date = new Date(time);
  const day = date.getFullYear() === now.getFullYear() ? thisYear : anyYear;
  return `${day.format(date)} at ${clock.format(date)}`;
}

const thisYear = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric" });
const anyYear = new Intl.DateTimeFormat("en-US", { dateStyle: "medium" });
const clock = new Intl.DateTimeFormat("en-US", { timeStyle: "short" });
