import type { Duration } from "../../dates/dueDate.ts";
import type { LaterConsentFact, TimedFact } from "../StateRecord.ts";

// The words that make sentences of a fact's parts; each by itself, so that a bundle carries those it uses.

interface Clock {
  readonly limit: Duration;
  readonly cap: Duration | null;
  readonly clockStarts: string | null;
}

export const limit = ({ limit, cap, clockStarts }: Clock) =>
  `${time(limit)}${cap ? `, and never more than ${time(cap)}` : ""}${counted(clockStarts)}.`;
export const also = ({ limit, clockStarts }: Omit<Clock, "cap">) =>
  `Also: ${time(limit)}${counted(clockStarts)}.`;
export const due = (what: string) => `What is due by then: ${what}.`;
export const mustBy = (what: string) => `By then the school must ${what}.`;
export const must = (what: string) => `The school must ${what}.`;
export const onlyFor: Readonly<Record<NonNullable<TimedFact["holdsFor"]>, string>> = {
  "written requests": "Only a request in writing starts this clock.",
  "spoken requests": "Only a spoken request starts this clock.",
};

export const consentNeeded: Readonly<Record<NonNullable<LaterConsentFact["needed"]>, string>> = {
  yes: "The school needs your consent for a later IEP too.",
  no: "The school does not need your consent for a later IEP.",
  "for some changes": "The school needs your consent for some changes.",
  "silence counts as agreement": "If you do not answer in time, that counts as a yes.",
};
export const consentInPart: Readonly<Record<NonNullable<LaterConsentFact["partial"]>, string>> = {
  yes: "You can say yes to some parts and no to others.",
  no: "You cannot say yes to just some parts.",
  "for some changes": "For some changes you can say yes to just a part.",
};
export const lastDay = (day: string) => `The last day of services: ${day}.`;
export const timeToAsk = (limit: Duration) => `You have ${time(limit)}.`;

function counted(clockStarts: string | null): string {
  if (clockStarts === null) return "";
  // Where sources do not agree on the start, it is no half of a sentence.
  return clockStarts.includes(": ")
    ? `. What starts the clock: ${clockStarts}`
    : `, counted from when ${clockStarts}`;
}

/** "10 school days", "1 year". */
function time({ value, unit }: Duration): string {
  return `${value} ${value === 1 ? unit.replace(/s$/, "") : unit}`;
}
