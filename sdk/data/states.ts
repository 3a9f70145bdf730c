import { z } from "zod";
import { dueDate } from "../src/law/dates/dueDate.ts";
import { stateEvidence } from "../src/law/states/evidence/index.ts";
import { isHomePage } from "../src/law/states/isHomePage.ts";
import { states } from "../src/law/states/records/allStates.ts";
import type { StateEvidence } from "../src/law/states/StateEvidence.ts";
import type { StateRecord, TimedFact } from "../src/law/states/StateRecord.ts";
import { type StateCode, stateNames } from "../src/law/states/stateNames.ts";
import {
  type DataSet,
  day,
  sentence,
  shapeProblems,
  spellingProblems,
  status,
  unless,
  webAddress,
} from "./shared.ts";

const limit = z
  .strictObject({ value: z.int().positive(), unit: z.string() })
  .refine((one) => isCountable(one), "cannot be counted");
const words = z.string().min(1);

const fact = {
  citation: z
    .string()
    .regex(/^[A-Z0-9].*\S$/, "is not a citation")
    .nullable(),
  sources: z.array(webAddress),
  status,
  isPartlyRead: z.literal(true).optional(),
  asOf: day,
  note: sentence.nullable(),
};
const timed = {
  ...fact,
  limit: limit.nullable(),
  otherLimit: limit.optional(),
  cap: limit.nullable(),
  clockStarts: words.nullable(),
  countsFirstDay: z.literal(true).optional(),
  holdsFor: z.enum(["written requests", "spoken requests"]).nullable(),
  mustBeDone: words.nullable(),
  exclusions: words.nullable(),
};
const answer = z.enum(["yes", "no", "for some changes"]);
const rule = { ...fact, rule: words };

/** Each kind of fact that a state may have; null where we hold none. */
const facts = {
  evaluation: z.strictObject({
    ...timed,
    limit,
    clockStarts: words,
    mustBeDone: words,
    secondLimit: z.strictObject({ limit, clockStarts: words, mustBeDone: words }).nullable(),
  }),
  responseToRequest: z.strictObject(timed),
  records: z.strictObject(timed),
  meetingRequest: z.strictObject(timed),
  laterConsent: z.strictObject({
    ...rule,
    needed: z.enum([...answer.options, "silence counts as agreement"]).nullable(),
    partial: answer.nullable(),
  }),
  upperAge: z.strictObject({ ...rule, lastDay: words.nullable() }),
  dueProcessLimit: z.strictObject({ ...rule, limit: limit.nullable(), ownPlacementLimit: limit.nullable() }),
  recording: z.strictObject(rule),
} as const;
type FactName = keyof typeof facts;
const factNames = Object.keys(facts) as FactName[];
const timedNames = ["evaluation", "responseToRequest", "records", "meetingRequest"] as const;

const phone = z.string().regex(/^\(\d{3}\) \d{3}-\d{4}$/, "is not a phone number as (907) 465-8693");
const link = z.strictObject({ address: webAddress.startsWith("https://"), status });
const name = z.string().regex(/^[A-Z].*[^.]$|Inc\.$/, "is not a name");

const record = z.strictObject({
  code: z.enum(Object.keys(stateNames)),
  ...Object.fromEntries(factNames.map((one) => [one, facts[one].nullable()])),
  agency: z.strictObject({ name, phone, status, asOf: day }),
  links: z.strictObject({
    complaint: link,
    mediation: link,
    safeguards: link,
    note: words.nullable(),
    asOf: day,
  }),
  parentCenter: z.strictObject({
    name,
    phone,
    phoneStatus: status,
    website: webAddress.startsWith("https://"),
    status,
    note: words.nullable(),
    asOf: day,
  }),
});

/**
 * How many facts have each status, as the second reading left them: a status is raised by reading the law, never by an
 * edit alone, so whoever changes one changes the number here with it.
 */
const statusCounts: Readonly<Record<FactName | "agency" | "parentCenter" | "complaint link", string>> = {
  evaluation: "verified 20, secondary 26, disputed 5",
  responseToRequest: "verified 15, secondary 11, disputed 2, unverified 2, none 21",
  records: "verified 8, secondary 4, disputed 1, none 38",
  laterConsent: "verified 16, secondary 6, unverified 1, none 28",
  upperAge: "verified 32, secondary 12, disputed 4, unverified 1, none 2",
  dueProcessLimit: "verified 11, secondary 1, disputed 1, none 38",
  recording: "secondary 16, none 35",
  meetingRequest: "verified 1, secondary 1, none 49",
  agency: "verified 11, secondary 1, unverified 39",
  parentCenter: "secondary 48, unverified 3",
  "complaint link": "verified 12, secondary 28, unverified 11",
};
const disputedEvaluations = "AK,FL,KS,OR,WV";

interface StateLaw {
  readonly states: Readonly<Record<StateCode, StateRecord>>;
  readonly evidence: Readonly<Record<StateCode, StateEvidence>>;
}

export const stateLaw: DataSet<StateLaw> = {
  name: "state records",
  data: { states, evidence: stateEvidence },
  problems: ({ states, evidence }) => {
    const codes = Object.keys(stateNames) as StateCode[];
    const records = Object.values(states);
    const sorted = codes.toSorted().join();
    const names = Object.values(stateNames);
    return [
      ...unless(codes.length === 51, "they are not the 50 states and the District of Columbia"),
      ...unless(Object.keys(states).sort().join() === sorted, "their codes are not those of stateNames"),
      ...unless(Object.keys(evidence).sort().join() === sorted, "the evidence is not for the same states"),
      ...unless(names.join() === names.toSorted().join(), "they are not in the order of their names"),
      ...Object.entries(states).flatMap(([code, one]) => [
        ...unless(one.code === code, `${code}: has the code "${one.code}"`),
        ...shapeProblems(record, one, code),
        ...factProblems(one, evidence[one.code]),
        ...timeProblems(one),
        ...linkProblems(one, evidence[one.code]),
        ...researchProblems(one, code),
        ...spellingProblems(JSON.stringify(one), code),
      ]),
      ...spellingProblems(
        JSON.stringify(evidence, (key, value) => (key === "quote" ? null : value)),
        "evidence",
      ),
      ...statusProblems(records),
    ];
  },
};

/** How sure a fact is follows from where it was read. */
function factProblems(record: StateRecord, evidence: StateEvidence | undefined): string[] {
  return factNames.flatMap((name) => {
    const fact = record[name];
    const where = `${record.code} › ${name}`;
    if (fact === null) return [];
    // Only general knowledge has no source, and it is never more than unverified.
    if (fact.status === "unverified")
      return unless(fact.sources.length === 0, `${where}: has a source, so it is not unverified`);
    const read = evidence?.[name];
    return [
      ...unless(fact.sources.length > 0, `${where}: is ${fact.status} without a source`),
      ...unless(
        fact.status !== "verified" || fact.citation !== null,
        `${where}: is verified without a citation`,
      ),
      ...unless(
        !fact.isPartlyRead || (fact.status === "verified" && /\bAsk\b/.test(JSON.stringify(fact))),
        `${where}: is partly read, so it is verified and says what to ask`,
      ),
      ...unless(/\w/.test(read?.quote ?? ""), `${where}: its evidence has no quote`),
      ...unless(
        (read?.source ?? "").includes(fact.sources[0] ?? "-"),
        `${where}: its evidence does not name its first source`,
      ),
    ];
  });
}

function timeProblems(record: StateRecord): string[] {
  return timedNames.flatMap((name) => {
    const fact: TimedFact | null = record[name];
    const where = `${record.code} › ${name}`;
    if (fact === null) return [];
    return [
      ...unless(
        fact.limit !== null || /number|days|limit/.test(fact.note ?? ""),
        `${where}: does not say why it has no number`,
      ),
      ...unless(fact.limit === null || fact.mustBeDone !== null, `${where}: does not say what is due`),
      ...unless(
        (fact.status === "disputed" && fact.limit !== null) || fact.otherLimit === undefined,
        `${where} › otherLimit: is for a disputed limit`,
      ),
      ...unless(
        fact.status !== "disputed" || fact.otherLimit !== undefined || fact.note !== null,
        `${where}: is disputed, and does not say so with another limit or a note`,
      ),
      ...unless(
        fact.clockStarts === null || fact.holdsFor === requestKind(fact.clockStarts),
        `${where} › holdsFor: does not fit "${fact.clockStarts}"`,
      ),
    ];
  });
}

/**
 * How a fact was read and who says otherwise is for operators: it stands in the evidence, and a record has nothing of it.
 */
const research = new RegExp(
  [
    "\\b(one|another|other|older|old|some|many|two|a|this|an) ([a-z]+'s |school |web |law firm's )?(page|site|source|manual|handbook|fact sheet)s?\\b",
    "\\b(page|site|source|manual)s? (says?|adds?|restates?)\\b",
    "\\bwe (have |could |did )?(not |only )?(read|look|looked|find|found)\\b",
    "\\b(was|were|is|are|be)( not)? (read|found|confirmed|reported|looked up|checked)\\b",
    "\\b(read (in|on|at|as|from)|not (read|confirmed)|(part|text|copy|copies) read|cut off)\\b",
    "\\b(often quoted|said to|general knowledge|sources|has been wrong|do not rely|sometimes named|bill of|blog)\\b",
    "\\b[a-z0-9-]+\\.(com|net|org)\\b",
  ].join("|"),
  "i",
);
/** What is no prose, or leads to a page on purpose. */
const addresses: ReadonlySet<string> = new Set(["citation", "sources", "address", "website"]);

function researchProblems(value: unknown, where: string): string[] {
  if (typeof value === "string") {
    // A center's note may lead to its list of centers.
    const found = research.exec(value.replace(/https:\/\/\S+/g, ""))?.[0];
    return unless(found === undefined, `${where}: tells a parent of our research ("${found}")`);
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    addresses.has(key) ? [] : researchProblems(one, `${where} › ${key}`),
  );
}

/** The only kind of request that starts such a clock. */
function requestKind(clockStarts: string): TimedFact["holdsFor"] {
  if (/in speech or in writing|spoken or written/.test(clockStarts)) return null;
  if (/in speech/.test(clockStarts)) return "spoken requests";
  if (/written re(quest|ferral)|asks (for .* )?in writing|in writing for/.test(clockStarts))
    return "written requests";
  return null;
}

/** `isHomePage` judges the link to complaints as the reader did who collected it. */
function linkProblems({ code, links }: StateRecord, evidence: StateEvidence | undefined): string[] {
  const [judged = ""] = (evidence?.links ?? "").split(/[ ;]/);
  return [
    ...unless(
      ["home-page", "dispute-page"].includes(judged),
      `${code} › evidence › links: begins with "${judged}"`,
    ),
    ...unless(
      isHomePage(links.complaint) === (judged === "home-page"),
      `${code} › links › complaint: was read as a ${judged}`,
    ),
  ];
}

function statusProblems(records: readonly StateRecord[]): string[] {
  const held = {
    ...Object.fromEntries(factNames.map((name) => [name, records.map((one) => one[name]?.status)])),
    agency: records.map(({ agency }) => agency.status),
    parentCenter: records.map(({ parentCenter }) => parentCenter.status),
    "complaint link": records.map(({ links }) => links.complaint.status),
  };
  const disputed = records
    .filter(({ evaluation }) => evaluation?.status === "disputed")
    .map(({ code }) => code);
  return [
    ...Object.entries(statusCounts).flatMap(([name, expected]) => {
      const counted = countStatuses(held[name as keyof typeof held] ?? []);
      return unless(
        counted === expected,
        `statuses of ${name}: ${counted}, where the second reading left ${expected}`,
      );
    }),
    ...unless(
      disputed.sort().join() === disputedEvaluations,
      `disputed evaluations: ${disputed}, where the second reading left ${disputedEvaluations}`,
    ),
  ];
}

function countStatuses(statuses: readonly (string | undefined)[]): string {
  const counts = ["verified", "secondary", "disputed", "unverified", undefined].map((one) => ({
    name: one ?? "none",
    count: statuses.filter((status) => status === one).length,
  }));
  return counts
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => `${name} ${count}`)
    .join(", ");
}

function isCountable(limit: { readonly value: number; readonly unit: string }): boolean {
  try {
    return day.safeParse(dueDate(limit as Parameters<typeof dueDate>[0], "2026-11-21").date).success;
  } catch {
    return false;
  }
}
