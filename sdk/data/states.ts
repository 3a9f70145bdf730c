import { isHomePage } from "../src/law/states/isHomePage.ts";
import { officialPage } from "../src/law/states/officialPage.ts";
import type { StateEvidence } from "../src/law/states/StateEvidence.ts";
import type { StateRecord, TimedFact } from "../src/law/states/StateRecord.ts";
import { type StateCode, stateNames } from "../src/law/states/stateNames.ts";
import { codes, readStateFiles } from "./lawFiles.ts";
import { evidenceOf, recordOf } from "./recordOf.ts";
import { type DataSet, shapeProblems, spellingProblems, unless } from "./shared.ts";
import {
  type FactName,
  factNames,
  type StateFile,
  type StateFileInput,
  stateFileSchema,
} from "./stateFileSchema.ts";

const timedNames = ["evaluation", "responseToRequest", "records", "meetingRequest"] as const;

/**
 * How many facts have each status after the second reading. A status is raised by reading the law, never by an edit
 * alone, so change the number here along with it.
 */
const statusCounts: Readonly<Record<FactName | "agency" | "parentCenter" | "complaint link", string>> = {
  evaluation: "verified 18, secondary 30, disputed 3",
  responseToRequest: "verified 8, secondary 18, disputed 2, unverified 2, none 21",
  records: "verified 4, secondary 20, disputed 1, none 26",
  laterConsent: "verified 1, secondary 21, unverified 1, none 28",
  upperAge: "verified 11, secondary 35, disputed 4, none 1",
  dueProcessLimit: "verified 7, secondary 27, disputed 1, none 16",
  complaintLimit: "verified 19, secondary 26, disputed 1, none 5",
  transitionAge: "verified 19, secondary 27, disputed 5",
  restraint: "verified 15, secondary 36",
  recording: "secondary 16, none 35",
  recordingConsent: "secondary 46, disputed 5",
  meetingRequest: "secondary 6, none 45",
  agency: "verified 11, secondary 1, unverified 39",
  parentCenter: "secondary 48, unverified 3",
  "complaint link": "verified 12, secondary 28, unverified 11",
};
const disputedEvaluations = "AK,FL,KS";

export const stateLaw: DataSet<Readonly<Record<StateCode, StateFileInput>>> = {
  name: "state files",
  data: readStateFiles(),
  problems: (inputs) => {
    const names = Object.values(stateNames);
    const files = Object.entries(inputs).flatMap(([code, one]) => {
      const { data } = stateFileSchema.safeParse(one);
      return data ? [{ code, file: data, record: recordOf(data), evidence: evidenceOf(data) }] : [];
    });
    return [
      ...unless(codes.length === 51, "they are not the 50 states and the District of Columbia"),
      ...unless(Object.keys(inputs).join() === codes.join(), "their codes are not those of stateNames"),
      ...unless(names.join() === names.toSorted().join(), "they are not in the order of their names"),
      ...Object.entries(inputs).flatMap(([code, one]) => shapeProblems(stateFileSchema, one, code)),
      ...files.flatMap(({ code, file, record, evidence }) => [
        ...unless(record.code === code, `${code}: is the file of ${file.state}`),
        ...unless(
          (file.reviewedBy === null) === (file.reviewedOn === null),
          `${code}: has a reviewer without a day, or a day without a reviewer`,
        ),
        ...factProblems(file, code),
        ...timeProblems(record),
        ...linkProblems(record, evidence),
        ...researchProblems(record, code),
        ...spellingProblems(
          JSON.stringify(file, (key, value) => (key === "quote" ? null : value)),
          code,
        ),
      ]),
      // A file that cannot be read has been named already, and would be missing from these numbers.
      ...(files.length === codes.length ? statusProblems(files.map(({ record }) => record)) : []),
    ];
  },
};

/** A fact's status follows from its sources. */
function factProblems({ facts }: StateFile, code: string): string[] {
  return factNames.flatMap((name) => {
    const fact = facts[name];
    const where = `${code} › ${name}`;
    if (fact === undefined) return [];
    const kinds = fact.sources.flatMap(({ url, kind }) =>
      unless(
        (kind === "official") === (officialPage([url]) !== null),
        `${where} › sources: ${url} is ${kind === "official" ? "not an" : "an"} official page`,
      ),
    );
    if (fact.status === "none") return kinds;
    // Only general knowledge has no source, and it is never more than unverified.
    if (fact.status === "unverified")
      return [
        ...kinds,
        ...unless(fact.sources.length === 0, `${where}: has a source, so it is not unverified`),
      ];
    return [
      ...kinds,
      ...unless(fact.sources.length > 0, `${where}: is ${fact.status} without a source`),
      ...unless(
        fact.status !== "verified" || fact.citation !== undefined,
        `${where}: is verified without a citation`,
      ),
      ...unless(
        fact.status !== "verified" || fact.sources.some(({ kind }) => kind === "official"),
        `${where}: is verified without an official page`,
      ),
      ...unless(
        !fact.isPartlyRead || (fact.status === "verified" && /\bAsk\b/.test(JSON.stringify(fact))),
        `${where}: is partly read, so it is verified and says what to ask`,
      ),
      ...unless(
        fact.sources.some(({ quote }) => quote !== undefined),
        `${where}: no source has a quote`,
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
 * How a fact was read, and which sources disagree, is for operators and belongs in the evidence, not in the record.
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
function linkProblems({ code, links }: StateRecord, evidence: StateEvidence): string[] {
  const [judged = ""] = evidence.links.split(/[ ;]/);
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
