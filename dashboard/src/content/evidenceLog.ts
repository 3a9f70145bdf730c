import type { LogEntry, RemovalKind } from "@iep-insider/sdk/case";
import type { ProvisionId } from "@iep-insider/sdk/law";
import type { Service } from "@iep-insider/sdk/school-documents";

// The evidence log at /case/log. Sentences about the law name their provisions.

export const evidenceLog = {
  title: "Evidence log",
  lead: "Write it down on the day it happens. A dated note is worth more than a good memory.",
  private: "It stays in this browser, unless you turn on sync. We can never read it.",
  loading: "One moment…",
} as const;

/** On /case. */
export const caseLinks = {
  title: "Evidence and meetings",
  lead: "Write down what happens at school, and take your topics into a meeting.",
  log: "Open the evidence log",
  meeting: "Open meeting mode",
} as const;

export const entryTypes: Readonly<Record<LogEntry["type"], string>> = {
  call: "Phone call",
  email: /* message */ "E-mail",
  removal: "Sent home or removed",
  "missed-service": "Missed service",
  incident: "Incident",
  meeting: "Meeting",
  "work-sample": "Work sample",
  other: "Other",
};

export const removalKinds: Readonly<Record<RemovalKind, string>> = {
  "sent-home": "They asked me to pick my child up early",
  suspension: "They called it a suspension",
  "in-school-suspension": "In-school suspension",
  "shortened-day": "They made the school day shorter",
  bus: "My child may not ride the bus",
};

/** In the middle of a line. */
export const removalKindsShort: Readonly<Record<RemovalKind, string>> = {
  "sent-home": "picked up early",
  suspension: "suspension",
  "in-school-suspension": "in-school suspension",
  "shortened-day": "shortened day",
  bus: "no bus",
};

const partsOfDay: Readonly<Record<string, string>> = {
  "0.25": "a quarter of a school day",
  "0.5": "half a school day",
  "0.75": "three quarters of a school day",
};

/** "half a school day", "2.5 school days" */
export function schoolDays(days: number): string {
  return partsOfDay[String(days)] ?? (days === 1 ? "1 school day" : `${days} school days`);
}

export function minutesInWords(minutes: number): string {
  return minutes === 1 ? "1 minute" : `${minutes} minutes`;
}

export const entryForm = {
  title: "Add to the log",
  type: /* message */ "What was it?",
  what: "What happened",
  whatHint: "Only what you saw or heard. Who said what?",
  day: "Day",
  who: "Who was there",
  removalKind: "What did the school do?",
  removalDays: "How much school was missed?",
  none: "Choose…",
  service: "Which service?",
  serviceOptions: "Services you have listed",
  minutes: "How many minutes?",
  save: "Save this entry",
  saving: "Saving…",
  saved: (day: string) => `Saved for ${day}.`,
  missing: {
    what: "Write a few words about what happened.",
    day: "Choose the day it happened. It cannot be after today.",
    removal: "Choose what the school did, and how much school was missed.",
    service: "Write which service was missed.",
    minutes: "Write how many minutes were missed, as a number.",
  },
} as const;

export const correction = {
  open: "Correct",
  title: (day: string) => `Correct the entry of ${day}`,
  lead: "The first words stay in the log. Your correction is added below them, with today's date.",
  save: "Save the correction",
  cancel: "Leave it as it was",
  takeBack: "Take this entry back",
  takeBackLead: "It then counts no longer. The log still shows that it was there.",
  before: (day: string) => `Before the correction of ${day}:`,
} as const;

export const entryList = {
  title: "What you wrote down",
  none: "Nothing yet. Your first entry takes ten seconds: choose what it was, write a line, save.",
  count: (count: number) => (count === 1 ? "1 entry, newest first." : `${count} entries, newest first.`),
  with: (who: string) => `With: ${who}`,
  missed: (service: string, minutes: string) => `Missed: ${service}, ${minutes}`,
  removed: (what: string, days: string) => `Out of school: ${what}, ${days}`,
} as const;

export interface LawWords {
  readonly text: string;
  readonly provisions: readonly ProvisionId[];
}

export const removalCounter = {
  title: "Days out of school",
  since: (day: string) => `Since ${day}, by your log`,
  ofTen: "of 10 school days",
  overTen: "school days, and 10 is the line",
  suspended: (days: string) => `The school called it a suspension: ${days}.`,
  mayCount: (days: string) => `May count too: ${days}. Schools do not all count these days in the same way.`,
  whole: (days: string) =>
    `If each part of a day counts as a whole day, it is ${days}. Ask the school which way it counts.`,
  levels: {
    under: {
      tone: "info",
      title: "Ask the school for its own count now",
      text: "Do not wait for day ten. Ask in writing how many school days it has counted this year, and which of your days it leaves out.",
    },
    ten: {
      tone: "caution",
      title: "This is day ten by your log",
      text: "From the next day on, the school must give services while your child is out. Write today: ask for the school's count, and for a meeting about the behavior.",
    },
    over: {
      tone: "stop",
      title: "This is more than ten days by your log",
      text: "If these days count, services are due. If they form a pattern, or are more than ten in a row, a meeting about the cause is due, too. Ask for both in writing.",
    },
  },
  say: "When they call, you can say: “Is this a suspension? If so, please put it in writing. If not, my child should stay.”",
  who: "Write to the principal, with a copy to the district's special education office. Your state's parent center can read your letter first, for free: parentcenterhub.org.",
  behaviorLetter: "Write the letter that asks for a behavior assessment",
  manifestationLetter: "Write the letter that asks for the meeting about the cause",
  lawTitle: "What the law says, and what is not settled",
  law: [
    {
      text: "From the 11th day of removal in a school year, the school must give services.",
      provisions: ["discipline-10-days"],
    },
    {
      text: "More than 10 school days in a row is a change of placement. So are shorter removals that add up to more than 10 in the year and form a pattern. The school decides on a pattern case by case. You can challenge that.",
      provisions: ["discipline-10-days"],
    },
    {
      text: "When the school decides on such a change, a meeting about the cause (manifestation determination) is due within 10 school days.",
      provisions: ["manifestation"],
    },
    {
      text: "Being sent home again and again without a suspension may count. In-school suspension may not count if your child keeps learning, gets the services in the IEP and is with classmates as before. Days without the bus may count if the bus is in the IEP. For parts of a day there is no one answer.",
      provisions: ["removals-that-may-count"],
    },
  ] satisfies readonly LawWords[],
} as const;

const periods: Readonly<Record<NonNullable<Service["period"]>, string>> = {
  day: "day",
  week: "week",
  month: "month",
  quarter: "quarter",
  semester: "semester",
  year: "year",
};

export const periodOptions = Object.entries(periods).map(([id, label]) => ({
  id: id as NonNullable<Service["period"]>,
  label: `a ${label}`,
}));

/** "30 minutes, 2 times a week" */
export function promiseInWords({ minutes, sessions, period }: Service): string {
  if (minutes === null) return "minutes not written";
  const per = period === null ? "" : ` a ${periods[period]}`;
  return sessions === null || sessions === 1
    ? `${minutesInWords(minutes)}${per}`
    : `${minutesInWords(minutes)}, ${sessions} times${per}`;
}

export const serviceWords = {
  title: "Services: promised and given",
  lead: "List what the IEP promises. When a session is missed, add a “Missed service” above. We add it up.",
  promised: "What the IEP promises",
  fromDocument: "read from your document",
  remove: (name: string) => `Remove ${name}`,
  removeShort: "Remove",
  add: "Add a service",
  name: "Service",
  nameHint: "As the IEP names it. Like this: Speech.",
  minutes: "Minutes each time",
  sessions: "How many times",
  period: "In each",
  save: "Add this service",
  missing: "Write the service, and the minutes as a number.",
  table: {
    caption: "Minutes by service and time",
    service: "Service",
    period: "When",
    promised: "Promised",
    missed: "Missed",
    given: "Given",
    unknown: "not known",
  },
  note: "Only times with a missed session are listed. “Given” is what was promised less what you wrote down as missed. The school's service logs can differ. You may ask to see them.",
  week: (day: string) => `Week of ${day}`,
  schoolYear: "This school year",
  letter: "Write the letter that asks to make up the time",
} as const;

export const chainWords = {
  title: "Can the log be changed later?",
  checking: "Checking…",
  intact: (count: number) =>
    count === 1
      ? "We checked 1 entry. It was not changed."
      : `We checked ${count} entries. None was changed.`,
  changed: (day: string) => `The entry of ${day} is not as it was first saved.`,
  gap: (day: string) => `An entry before the one written for ${day} is missing or was changed.`,
  broken: "Do not hand in this log as complete. The other entries are still yours to use.",
  explained: [
    "Each entry is sealed with a code made from its words and from the entry before it. Change one word later, and the codes no longer fit.",
    "It shows that nothing was changed or taken out since. It does not show that what you wrote is true. It does not prove the day you wrote it, because a clock can be set. It is not a notary.",
    "To fix a day, send the code below to yourself or to the school by e-mail. Anyone who has that e-mail can check later that the log up to that day is the same.",
    "If you use two devices, each goes on from what it knows. When you bring them together, the next entry seals both.",
  ],
  code: "Code of your log today",
  copy: "Copy the code",
} as const;
