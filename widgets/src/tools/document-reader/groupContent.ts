import type { DateLabel, NoticePart, Service } from "@iep-insider/sdk/school-documents";
import type { GroupId } from "./groupIds.ts";
import type { FieldId } from "./Shape.ts";

/** Each group's title on the screen, and its noun for counting. */
export const groupNames: Readonly<
  Record<GroupId, { readonly title: string; readonly one: string; readonly many: string }>
> = {
  goals: { title: "Goals", one: /* message */ "goal", many: /* message */ "goals" },
  services: { title: "Services", one: /* message */ "service", many: /* message */ "services" },
  accommodations: {
    title: "Accommodations",
    one: /* message */ "accommodation",
    many: /* message */ "accommodations",
  },
  placement: { title: "Placement", one: /* message */ "placement", many: /* message */ "placements" },
  "general-education": {
    title: "Time in general education",
    one: "share of the day in general education",
    many: "shares of the day",
  },
  testing: { title: "State and district tests", one: "line about tests", many: "lines about tests" },
  summer: {
    title: "Help in the summer (ESY)",
    one: "line about summer help",
    many: "lines about summer help",
  },
  "present-levels": { title: "Where your child is now", one: "present level", many: "present levels" },
  transition: {
    title: "Life after school",
    one: "line about life after school",
    many: "lines about life after school",
  },
  signatures: { title: "Who signed", one: /* message */ "signature", many: /* message */ "signatures" },
  decisions: {
    title: "What the school decided",
    one: /* message */ "decision",
    many: /* message */ "decisions",
  },
  reasons: { title: "The school's reasons", one: /* message */ "reason", many: /* message */ "reasons" },
  "notice-parts": {
    title: "Parts of the notice",
    one: "part of a full notice",
    many: "parts of a full notice",
  },
  scores: { title: "Test scores", one: /* message */ "score", many: /* message */ "scores" },
  eligibility: {
    title: "Eligibility",
    one: "decision about eligibility",
    many: "decisions about eligibility",
  },
  progress: { title: "Progress", one: "goal with progress", many: "goals with progress" },
  incident: {
    title: "What the school says happened",
    one: /* message */ "incident",
    many: /* message */ "incidents",
  },
  "removal-days": { title: "Days out of school", one: "number of days", many: "numbers of days" },
  manifestation: {
    title: "Meeting about the cause",
    one: "meeting about the cause",
    many: "meetings about the cause",
  },
  dates: { title: "Dates", one: /* message */ "date", many: /* message */ "dates" },
};

/** The seven parts of a notice, 34 CFR 300.503(b). */
export const noticePartNames: Readonly<Record<NoticePart, string>> = {
  action: "What the school plans or refuses to do",
  reasons: "Why",
  "data-used": "The tests, records and reports it used",
  safeguards: "That you have rights, and where to get a copy",
  "sources-of-help": "Who can help you understand them",
  "other-options": "Other choices the team looked at, and why it said no to them",
  "other-factors": "Other things that mattered",
};

export const dateNames: Readonly<Record<DateLabel, string>> = {
  document: "Date of the document",
  meeting: "Meeting",
  "iep-starts": "The IEP starts",
  "iep-ends": "The IEP ends",
  "annual-review-due": "Yearly review due",
  "last-evaluation": "Last evaluation",
  "reevaluation-due": "Next evaluation due",
  "consent-signed": "You signed",
  signed: "Signed",
  incident: "What happened",
};

export const amountWords = {
  minutes: (minutes: number) => (minutes === 1 ? "1 minute" : `${minutes} minutes`),
  times: (times: number) => (times === 1 ? /* message */ "once" : `${times} times`),
  periods: {
    day: "a day",
    week: "a week",
    month: "a month",
    quarter: "a quarter",
    semester: "a semester",
    year: "a year",
  } satisfies Record<NonNullable<Service["period"]>, string>,
} as const;

export const scoreWords = {
  standard: (score: number) => `standard score ${score}`,
  percentile: (percentile: number) => `percentile ${percentile}`,
} as const;

export const yesNoNames = { yes: "Yes", no: "No", "to be decided": "To be decided" } as const;

export const fieldNames: Readonly<Record<FieldId, string>> = {
  text: "What it says",
  area: "Area",
  minutes: "Minutes",
  sessions: "How many times",
  period: "In each",
  place: "Where",
  number: "Number",
  day: "Date",
  answer: "Answer",
  test: "Test",
  standardScore: "Standard score",
  percentile: "Percentile",
  progress: "Progress",
};
