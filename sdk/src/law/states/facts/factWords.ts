import type { Duration } from "../../dates/dueDate.ts";
import { durationInWords as time } from "../../dates/durationInWords.ts";
import type { RuleInForce } from "../rules.ts";
import type { LaterConsentFact, TimedFact } from "../StateRecord.ts";

// Builds sentences from a fact's parts; separate functions, so that a bundle includes only those it uses.

interface Times {
  readonly limit: Duration;
  readonly otherLimit?: Duration;
  readonly cap?: Duration | null;
}

interface Clock extends Times {
  readonly clockStarts: string | null;
}

export const limit = (clock: Clock) => counted(times(clock), clock.clockStarts);
export const also = ({ limit, clockStarts }: Clock) => `Also: ${counted(time(limit), clockStarts)}`;
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

/** "45 school days": the state's limit, else the federal one; null if neither is a number. */
export function timeInForce({ stateRule, federal }: RuleInForce): string | null {
  if (stateRule) return stateRule.limit && times({ ...stateRule, limit: stateRule.limit });
  return federal.limit && underFederalLaw(time(federal.limit));
}

export const underFederalLaw = (number: string) => `${number} under federal law`;

/** "45 school days, and never more than 90 calendar days", "60 school days or 60 calendar days" */
function times({ limit, otherLimit, cap }: Times): string {
  const either = otherLimit ? `${time(limit)} or ${time(otherLimit)}` : time(limit);
  return cap ? `${either}, and never more than ${time(cap)}` : either;
}

function counted(time: string, clockStarts: string | null): string {
  return clockStarts === null ? `${time}.` : `${time}, counted from when ${clockStarts}.`;
}
