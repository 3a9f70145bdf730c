const moment = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });

/** "until November 24, 2026 at 7:44 PM (UTC)": where the reader's clock is, we do not know. */
export function untilWhen(expiry: Date): string {
  return `until ${moment.format(expiry)} (UTC)`;
}

/** "November 24, 2026 at 7:44 PM (UTC)". */
export function onWhen(when: Date): string {
  return `${moment.format(when)} (UTC)`;
}

const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** "November 24, 2026". */
export function onWhichDay(moment: Date): string {
  return day.format(moment);
}
