import type { DeadlineTrigger } from "./triggers.ts";

/** "What happened?" as a parent chooses it, and what the day means. */
export const triggerWords: Readonly<
  Record<DeadlineTrigger, { readonly happened: string; readonly day: string }>
> = {
  "evaluation-requested": {
    happened: "I asked the school to test my child",
    day: "The day the school got your request",
  },
  "evaluation-consent-given": {
    happened: "I signed the consent for testing",
    day: "The day the school got your signed consent",
  },
  "found-eligible": {
    happened: "The team found my child eligible",
    day: "The day of that decision",
  },
  "iep-dated": { happened: "We had the IEP meeting for this year", day: "The day of the meeting" },
  "last-evaluation": { happened: "My child was last tested by the school", day: "The day of the report" },
  "iep-meeting-requested": {
    happened: "I asked for an IEP meeting",
    day: "The day the school got your request",
  },
  "records-requested": {
    happened: "I asked to see the records",
    day: "The day the school got your request",
  },
  "letter-sent": { happened: "I sent the school another letter", day: "The day you sent it" },
  "iee-requested": {
    happened: "I asked the school to pay for outside testing",
    day: "The day the school got your request",
  },
  "change-notice-received": {
    happened: "The school wrote that it will change or refuse something",
    day: "The day you got the notice",
  },
  "removal-decided": {
    happened: "The school decided to remove my child for more than 10 school days, in a row or in a pattern",
    day: "The day of that decision",
  },
  "violation-happened": {
    happened: "The school did not do what it must",
    day: "The first day it happened",
  },
  "state-complaint-filed": {
    happened: "I filed a complaint with the state",
    day: "The day the state got it",
  },
  "hearing-requested": {
    happened: "I asked for a due process hearing",
    day: "The day the school got your request",
  },
  "expedited-hearing-requested": {
    happened: "I asked for a fast hearing about discipline",
    day: "The day it was filed",
  },
  "hearing-decided": {
    happened: "The hearing officer decided",
    day: "The day of the decision",
  },
};
