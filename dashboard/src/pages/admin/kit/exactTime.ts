/** "November 21, 2026 at 4:05 PM", where the operator is. */
export function exactTime(time: Date): string {
  return format.format(time);
}

const format = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeStyle: "short" });
