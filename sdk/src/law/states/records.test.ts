import { describe, expect, it } from "vitest";
import { dueDate } from "../dates/dueDate.ts";
import { type FactStatus, factStatuses } from "../FactStatus.ts";
import { stateEvidence } from "./evidence/index.ts";
import { states } from "./records/allStates.ts";
import type {
  DueProcessFact,
  EvaluationFact,
  LaterConsentFact,
  RuleFact,
  StateFact,
  StateRecord,
  TimedFact,
  UpperAgeFact,
} from "./StateRecord.ts";
import { isStateCode, type StateCode, stateNames } from "./stateNames.ts";

const records = Object.values(states);
const codes = Object.keys(stateNames) as StateCode[];

/** Field names by hand, made whole by their types: a field that a record lacks is missed here. */
const factFields = names<StateFact>({ citation: 1, sources: 1, status: 1, asOf: 1, note: 1 });
const timedFields = [
  ...factFields,
  ...names<Omit<TimedFact, keyof StateFact>>({
    limit: 1,
    cap: 1,
    clockStarts: 1,
    holdsFor: 1,
    mustBeDone: 1,
    exclusions: 1,
  }),
];
const ruleFields = [...factFields, ...names<Omit<RuleFact, keyof StateFact>>({ rule: 1 })];
const fieldsOf = {
  evaluation: [...timedFields, ...names<Omit<EvaluationFact, keyof TimedFact>>({ secondLimit: 1 })],
  responseToRequest: timedFields,
  records: timedFields,
  meetingRequest: timedFields,
  laterConsent: [...ruleFields, ...names<Omit<LaterConsentFact, keyof RuleFact>>({ needed: 1, partial: 1 })],
  upperAge: [...ruleFields, ...names<Omit<UpperAgeFact, keyof RuleFact>>({ lastDay: 1 })],
  dueProcessLimit: [
    ...ruleFields,
    ...names<Omit<DueProcessFact, keyof RuleFact>>({ limit: 1, ownPlacementLimit: 1 }),
  ],
  recording: ruleFields,
} as const;
type FactName = keyof typeof fieldsOf;
const factNames = Object.keys(fieldsOf) as FactName[];

const recordFields = names<StateRecord>({
  code: 1,
  evaluation: 1,
  responseToRequest: 1,
  records: 1,
  laterConsent: 1,
  upperAge: 1,
  dueProcessLimit: 1,
  recording: 1,
  meetingRequest: 1,
  commonlyCitedAs: 1,
  agency: 1,
  links: 1,
  parentCenter: 1,
});

const day = /^\d{4}-\d{2}-\d{2}$/;
const phone = /^\(\d{3}\) \d{3}-\d{4}$/;

describe("the state records", () => {
  it("are the 50 states and the District of Columbia, in the order of their names", () => {
    expect(codes).toHaveLength(51);
    expect(Object.keys(states).sort()).toEqual([...codes].sort());
    expect(Object.keys(stateEvidence).sort()).toEqual([...codes].sort());
    for (const code of codes) expect(states[code].code).toBe(code);
    const inOrder = Object.values(stateNames);
    expect(inOrder).toEqual([...inOrder].sort());
  });

  it.each(["NY", "DC", "WY"])("know the code %s", (code) => expect(isStateCode(code)).toBe(true));
  it.each(["ny", "PR", "", "toString", "NYC"])("do not know the code '%s'", (code) =>
    expect(isStateCode(code)).toBe(false),
  );

  it.each(records)("of $code have every field", (record) => {
    expect(Object.keys(record).sort()).toEqual([...recordFields].sort());
    expect(Object.keys(record.commonlyCitedAs).sort()).toEqual(["evaluation", "records"]);
    for (const name of factNames) {
      const fact = record[name];
      if (fact === null) continue;
      expect(Object.keys(fact).sort(), name).toEqual([...fieldsOf[name]].sort());
    }
  });

  it.each(records)("of $code say of every fact where it is from and how sure it is", (record) => {
    for (const name of factNames) {
      const fact = record[name];
      if (fact === null) continue;
      expect(factStatuses, name).toContain(fact.status);
      expect(fact.asOf, name).toMatch(day);
      // Only general knowledge has no source; it is never more than unverified.
      expect(fact.sources.length > 0, name).toBe(fact.status !== "unverified");
      for (const source of fact.sources) expect(isWebAddress(source), source).toBe(true);
      if (fact.citation !== null) expect(fact.citation).toMatch(/^[A-Z0-9].*\S$/);
      if (fact.status === "verified") expect(fact.citation).not.toBeNull();
      if (fact.note !== null) expect(fact.note).toMatch(/^[A-Z0-9].*\.$/);
    }
  });

  it.each(records)("of $code have time limits that can be counted", (record) => {
    for (const name of ["evaluation", "responseToRequest", "records", "meetingRequest"] as const) {
      const fact = record[name];
      if (fact === null) continue;
      for (const limit of [fact.limit, fact.cap]) {
        if (limit !== null) expect(dueDate(limit, "2026-11-21").date).toMatch(day);
      }
      // Where there is no number, the note says so.
      if (fact.limit === null) expect(fact.note).toMatch(/number|days|limit/);
      if (fact.limit !== null) expect(fact.mustBeDone).not.toBeNull();
    }
    for (const limit of [record.dueProcessLimit?.limit, record.dueProcessLimit?.ownPlacementLimit]) {
      if (limit) expect(dueDate(limit, "2026-11-21").date).toMatch(day);
    }
  });

  it.each(records)("of $code hold for the kind of request that their clock starts with", (record) => {
    for (const name of ["evaluation", "responseToRequest", "records", "meetingRequest"] as const) {
      const fact = record[name];
      if (!fact?.clockStarts) continue;
      const kind = /in speech or in writing|spoken or written/.test(fact.clockStarts)
        ? null
        : /in speech/.test(fact.clockStarts)
          ? "spoken requests"
          : /written re(quest|ferral)|asks (for .* )?in writing|in writing for/.test(fact.clockStarts)
            ? "written requests"
            : null;
      expect(fact.holdsFor, name).toBe(kind);
    }
  });

  it.each(records)("of $code tell whom to reach", ({ agency, links, parentCenter }) => {
    expect(agency.phone).toMatch(phone);
    expect(parentCenter.phone).toMatch(phone);
    for (const name of [agency.name, parentCenter.name]) expect(name).toMatch(/^[A-Z].*[^.]$|Inc\.$/);
    const { complaint, mediation, safeguards } = links;
    for (const { address, status } of [complaint, mediation, safeguards]) {
      expect(isWebAddress(address) && address.startsWith("https://"), address).toBe(true);
      expect(factStatuses).toContain(status);
    }
    expect(parentCenter.website).toMatch(/^https:\/\//);
    expect(isWebAddress(parentCenter.website)).toBe(true);
    for (const status of [agency.status, parentCenter.status, parentCenter.phoneStatus]) {
      expect(factStatuses).toContain(status);
    }
    for (const { asOf } of [agency, links, parentCenter]) expect(asOf).toMatch(day);
  });

  it.each(codes)("of %s have the words they were read in, where they say more than unverified", (code) => {
    for (const name of factNames) {
      const fact = states[code][name];
      if (fact === null || fact.status === "unverified") continue;
      const read = stateEvidence[code][name];
      expect(read?.quote, name).toMatch(/\w/);
      expect(read?.source, name).toContain(fact.sources[0]);
    }
  });

  it("are in American English and without traces of a missing value", () => {
    expect(JSON.stringify(states)).not.toMatch(
      /\b(maths|counselling|programmes?|behaviour|centres?|enrols|organisation|undefined|NaN)\b/i,
    );
    const ownWords = JSON.stringify(stateEvidence, (key, value) => (key === "quote" ? null : value));
    expect(ownWords).not.toMatch(/\b(maths|counselling|programmes?|undefined|NaN)\b/i);
  });
});

describe("the statuses of the state records are those of the second reading, and no higher", () => {
  type Counts = Readonly<Record<FactStatus | "null", number>>;
  const counts: Readonly<Record<FactName, Counts>> = {
    evaluation: { verified: 20, secondary: 26, disputed: 5, unverified: 0, null: 0 },
    responseToRequest: { verified: 15, secondary: 11, disputed: 2, unverified: 2, null: 21 },
    records: { verified: 8, secondary: 4, disputed: 1, unverified: 0, null: 38 },
    laterConsent: { verified: 16, secondary: 6, disputed: 0, unverified: 1, null: 28 },
    upperAge: { verified: 33, secondary: 12, disputed: 3, unverified: 1, null: 2 },
    dueProcessLimit: { verified: 11, secondary: 1, disputed: 1, unverified: 0, null: 38 },
    recording: { verified: 0, secondary: 16, disputed: 0, unverified: 0, null: 35 },
    meetingRequest: { verified: 1, secondary: 0, disputed: 0, unverified: 0, null: 50 },
  };

  it.each(factNames)("%s", (name) => {
    expect(count(records.map((record) => record[name]?.status ?? "null"))).toEqual(counts[name]);
  });

  it("agency, links and center are those of the first reading", () => {
    const none = { disputed: 0, null: 0 };
    expect(count(records.map(({ agency }) => agency.status))).toEqual({
      ...none,
      verified: 11,
      secondary: 1,
      unverified: 39,
    });
    expect(count(records.map(({ parentCenter }) => parentCenter.status))).toEqual({
      ...none,
      verified: 0,
      secondary: 48,
      unverified: 3,
    });
    expect(count(records.map(({ links }) => links.complaint.status))).toEqual({
      ...none,
      verified: 12,
      secondary: 28,
      unverified: 11,
    });
  });

  it("names the five states whose sources disagree on the evaluation", () => {
    const disputed = records.filter(({ evaluation }) => evaluation?.status === "disputed");
    expect(disputed.map(({ code }) => code).sort()).toEqual(["AK", "FL", "KS", "OR", "WV"]);
  });
});

function count(statuses: readonly (FactStatus | "null")[]): Record<FactStatus | "null", number> {
  const counts = { verified: 0, secondary: 0, disputed: 0, unverified: 0, null: 0 };
  for (const status of statuses) counts[status] += 1;
  return counts;
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s"<>]+$/.test(text) && URL.canParse(text);
}

function names<Type>(fields: Readonly<Record<keyof Type, 1>>): readonly string[] {
  return Object.keys(fields);
}
