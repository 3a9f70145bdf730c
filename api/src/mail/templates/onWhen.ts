/** We do not know the reader's time zone; most are within three hours of this one. */
const zone = { timeZone: "America/New_York" } as const;

const moment = new Intl.DateTimeFormat("en-US", { dateStyle: "full", timeStyle: "short", ...zone });
const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long", ...zone });

/** "Tuesday, November 24, 2026 at 2:44 PM (Eastern Time)". */
export function onWhen(when: Date): string {
  return `${moment.format(when)} (Eastern Time)`;
}

/** "until Tuesday, November 24, 2026 at 2:44 PM (Eastern Time)". */
export function untilWhen(expiry: Date): string {
  return `until ${onWhen(expiry)}`;
}

/** "November 24, 2026". */
export function onWhichDay(moment: Date): string {
  return day.format(moment);
}
