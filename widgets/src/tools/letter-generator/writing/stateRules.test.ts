import { loadStates, type StateCode, type StateRecord, stateNames } from "@iep-insider/sdk/law";
import { beforeAll, expect, it } from "vitest";
import { writeLetter } from "../logic.ts";
import { leastForm } from "../tests/sampleForms.ts";
import { stateSentences } from "./stateRules.ts";

let states: Readonly<Record<StateCode, StateRecord>>;
beforeAll(async () => {
  states = await loadStates();
});

const codes = Object.keys(stateNames) as StateCode[];
type LetterType = "initial_evaluation" | "iep_meeting";
const bodyOf = (code: StateCode, type: LetterType, date = "2026-11-24", record = states[code]) =>
  JSON.stringify(
    writeLetter({ ...leastForm(type), state: code, date }, stateSentences(record, date)).document.body,
  );

/** The record as it will be once its rules were read on official pages. */
function asVerified(code: StateCode): StateRecord {
  const { evaluation, records, responseToRequest, meetingRequest } = states[code];
  const verified = <Fact>(fact: Fact | null) => fact && { ...fact, status: "verified" as const };
  return {
    ...states[code],
    evaluation: verified(evaluation),
    records: verified(records),
    responseToRequest: verified(responseToRequest),
    meetingRequest: verified(meetingRequest),
  };
}
const verifiedBodyOf = (code: StateCode, type: LetterType) =>
  bodyOf(code, type, "2026-11-24", asVerified(code));

it.each([
  ["MA", "5 school days from a request to send the parent written notice"],
  ["WA", "25 school days from a request to decide whether to evaluate"],
  ["DE", "45 school days, and never more than 90 calendar days, for the evaluation"],
] as const)("is in a first request in %s, as it was read in the law", (code, rule) =>
  expect(bodyOf(code, "initial_evaluation")).toContain(rule),
);

it("is in a letter only if its status is verified, with a limit, for what is asked in writing", () => {
  const named = codes.filter((code) => bodyOf(code, "initial_evaluation").includes("from a request to"));
  expect(named.sort().join(" ")).toBe("AZ DC MA MI OH WA");
  for (const code of named) expect(states[code].responseToRequest?.status).toBe("verified");
  // Verified, and not named: Pennsylvania's days run from a spoken request, Virginia's rule has no number.
  expect(states.PA.responseToRequest).toMatchObject({ status: "verified", holdsFor: "spoken requests" });
  expect(states.VA.responseToRequest).toMatchObject({ status: "verified", limit: null });
});

it("never asks for an answer later than the state's rule, also where it may not cite that", () => {
  const answerIn = (code: StateCode, record = states[code]) => {
    const form = { ...leastForm("initial_evaluation"), state: code };
    return writeLetter(form, stateSentences(record, form.date)).answerBy;
  };
  const days = Object.fromEntries(
    codes.flatMap((code) => {
      const { date, period } = answerIn(code) ?? { date: "", period: { value: 0, unit: "" } };
      return period.value === 15 && period.unit === "school days" ? [] : [[code, date] as const];
    }),
  );
  expect(days).toEqual({
    AR: "2026-11-28",
    CA: "2026-12-06",
    HI: "2026-12-06",
    IN: "2026-12-04",
    MA: "2026-11-27",
    MI: "2026-12-04",
    // The day of the request is the first of Mississippi's 14.
    MS: "2026-12-04",
    NY: "2026-12-04",
    RI: "2026-12-04",
    VT: "2026-12-06",
    WV: "2026-12-04",
  });
  expect(answerIn("MA")?.setBy).toBe("law");
  expect(answerIn("CA")?.setBy).toBe("uncited state rule");
});

it.each([
  [
    "WI",
    "60 calendar days for the evaluation, counted from when the school gets the parent's signed consent",
  ],
  ["TX", "45 school days for the written report of the full individual and initial evaluation"],
  ["NY", "within 60 days of my consent, or within the time that our state sets (34 CFR 300.301(c)(1))"],
  // Partly read: the federal sentence is the safer one.
  ["GA", "within 60 days of my consent, or within the time that our state sets (34 CFR 300.301(c)(1))"],
] as const)("a first request in %s says how long testing may take", (code, said) =>
  expect(bodyOf(code, "initial_evaluation")).toContain(said),
);

it("is in the request for a meeting if the state sets days for it", () => {
  expect(codes.filter((code) => bodyOf(code, "iep_meeting").includes("Under the rules of"))).toEqual([]);
  expect(verifiedBodyOf("TX", "iep_meeting")).toContain(
    "5 school days from a request to send written notice of why, if it refuses to hold the meeting (19 TAC 89.1050(e)).",
  );
});

it.each([
  // Read in copies.
  ["CA", "2026-11-27", "uncited state rule"],
  ["MA", "2026-12-01", "uncited state rule"],
  ["PA", "2027-01-05", "law"],
  // New Mexico and Nevada repeat the federal limit.
  ["NM", "2027-01-05", "law"],
  // 3 business days where that can be done, and 30 days at most.
  ["GA", "2026-12-21", "uncited state rule"],
] as const)("a request for records in %s is due %s, set by: %s", (code, date, setBy) => {
  const form = { ...leastForm("records_request"), state: code };
  const letter = writeLetter(form, stateSentences(states[code], form.date));
  const body = JSON.stringify(letter.document.body);
  expect(body).not.toContain("Under the rules of");
  expect(body).toContain("not more than 45 days after the request (34 CFR 300.613(a), 99.10(b))");
  expect(letter.answerBy).toMatchObject({ date, setBy });
});

it("a request for records cites the state's shorter rule once it was read on an official page", () => {
  const form = { ...leastForm("records_request"), state: "CA" as const };
  const letter = writeLetter(form, stateSentences(asVerified("CA"), form.date));
  expect(JSON.stringify(letter.document.body)).toContain(
    "5 business days from a request to let the parent see the records",
  );
  expect(letter.answerBy).toMatchObject({ date: "2026-11-27", setBy: "law" });
});

it("is left out when it was read more than a year before the letter", () => {
  expect(bodyOf("WA", "initial_evaluation", "2027-11-20")).toContain("25 school days");
  expect(bodyOf("WA", "initial_evaluation", "2027-11-22")).not.toContain("25 school days");
});

it("is left out of a template, which has no date", () =>
  expect(bodyOf("WA", "initial_evaluation", "")).not.toContain("25 school days"));
