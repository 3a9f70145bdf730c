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
const bodyOf = (code: StateCode, type: "initial_evaluation" | "iep_meeting", date = "2026-11-21") =>
  JSON.stringify(
    writeLetter({ ...leastForm(type), state: code, date }, stateSentences(states[code], date)).document.body,
  );

it.each([
  [
    "AR",
    "7 calendar days from a request to schedule the referral conference (Ark. Admin. Code 005.18.4-4.03).",
  ],
  [
    "CA",
    "15 calendar days from a request to give the parent a written assessment plan (Cal. Educ. Code 56321(a)).",
  ],
  ["MA", "5 school days from a request to send the parent written notice"],
  ["TX", "15 school days from a request to give written notice of a proposal"],
  ["WA", "25 school days from a request to decide whether to evaluate"],
] as const)("stands in a first request in %s, as it was read in the law", (code, rule) =>
  expect(bodyOf(code, "initial_evaluation")).toContain(rule),
);

it("stands in a letter only where its status is verified, with a limit, for what is asked in writing", () => {
  const named = codes.filter((code) => bodyOf(code, "initial_evaluation").includes("from a request to"));
  expect(named.sort().join(" ")).toBe("AR AZ CA DC IN MA MI MS NH OH RI TX WA");
  for (const code of named) expect(states[code].responseToRequest?.status).toBe("verified");
  // Verified, and not named: Pennsylvania's days run from a spoken request, Virginia's rule has no number.
  expect(states.PA.responseToRequest).toMatchObject({ status: "verified", holdsFor: "spoken requests" });
  expect(states.VA.responseToRequest).toMatchObject({ status: "verified", limit: null });
});

it("never asks for an answer later than the rule that it cites", () => {
  const answerIn = (code: StateCode) => {
    const form = { ...leastForm("initial_evaluation"), state: code };
    return writeLetter(form, stateSentences(states[code], form.date)).answerBy;
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
    IN: "2026-12-04",
    MA: "2026-11-27",
    MI: "2026-12-04",
    // The day of the request is the first of Mississippi's 14.
    MS: "2026-12-04",
    RI: "2026-12-04",
  });
});

it.each([
  [
    "WI",
    "60 calendar days for the evaluation, counted from when the school gets the parent's signed consent",
  ],
  ["DE", "45 school days for the evaluation, and the eligibility decision at a meeting"],
  ["NY", "within 60 days of my consent, or within the time that our state sets (34 CFR 300.301(c)(1))"],
  // Partly read: the federal sentence is the safer one.
  ["AZ", "within 60 days of my consent, or within the time that our state sets (34 CFR 300.301(c)(1))"],
] as const)("a first request in %s says how long testing may take", (code, said) =>
  expect(bodyOf(code, "initial_evaluation")).toContain(said),
);

it("stands in the request for a meeting where the state sets days for it", () => {
  const named = codes.filter((code) => bodyOf(code, "iep_meeting").includes("Under the rules of"));
  expect(named).toEqual(["TX"]);
  expect(bodyOf("TX", "iep_meeting")).toContain(
    "5 school days from a request to send written notice of why, if it refuses to hold the meeting (19 TAC 89.1050(e)).",
  );
});

it.each([
  ["CA", "5 business days from a request to let the parent see the records", "2026-11-27"],
  ["MA", "10 days from a request to give access, as soon as practicable (603 CMR 23.07(2))", "2026-12-01"],
  ["PA", null, "2027-01-05"],
  // New Mexico and Nevada repeat the federal limit.
  ["NM", null, "2027-01-05"],
  // Read in summaries only.
  ["GA", null, "2027-01-05"],
] as const)(
  "a request for records in %s names the shorter rule %s, and the answer is due %s",
  (code, rule, due) => {
    const form = { ...leastForm("records_request"), state: code };
    const letter = writeLetter(form, stateSentences(states[code], form.date));
    const body = JSON.stringify(letter.document.body);
    if (rule === null) expect(body).not.toContain("Under the rules of");
    else expect(body).toContain(rule);
    expect(body).toContain("not more than 45 days after the request (34 CFR 300.613(a), 99.10(b))");
    expect(letter.answerBy).toMatchObject({ date: due, isLaw: true });
  },
);

it("is left out when it was read more than a year before the letter", () => {
  expect(bodyOf("WA", "initial_evaluation", "2027-11-20")).toContain("25 school days");
  expect(bodyOf("WA", "initial_evaluation", "2027-11-22")).not.toContain("25 school days");
});

it("is left out of a template, which has no date", () =>
  expect(bodyOf("WA", "initial_evaluation", "")).not.toContain("25 school days"));
