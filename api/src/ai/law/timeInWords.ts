import type { Duration, TimeUnit } from "@iep-insider/sdk/law";

type Names = readonly [one: string, several: string];

const names: Readonly<Record<TimeUnit, Names>> = {
  "calendar days": [/* message */ "calendar day", /* message */ "calendar days"],
  "business days": [/* message */ "business day", /* message */ "business days"],
  "school days": [/* message */ "school day", /* message */ "school days"],
  "instructional days": [/* message */ "instructional day", /* message */ "instructional days"],
  days: [/* message */ "day", /* message */ "days"],
  months: [/* message */ "month", /* message */ "months"],
  years: [/* message */ "year", /* message */ "years"],
};

/** "1 year", "45 school days". */
export function timeInWords({ value, unit }: Duration): string {
  const [one, several] = names[unit];
  return `${value} ${value === 1 ? one : several}`;
}
