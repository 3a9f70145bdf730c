import { type DenialVerdict, denialReasons } from "@iep-insider/sdk/contract";
import { loadStates, type StateCode } from "@iep-insider/sdk/law";
import { readingGrade, withoutLeftOut } from "@iep-insider/sdk/reading-grade";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createLawIndex } from "../../../law/createLawIndex.ts";
import { denials } from "../denials.ts";
import { validityOf } from "./judge.ts";

const law = createLawIndex(await loadStates());

function decode(denialReason: string, context?: string, state?: StateCode) {
  const input = { denialReason, context, state };
  return denials.answerByRules({ input, evidence: denials.retrieve(input, law), law, today: "2026-11-22" });
}

const label = Object.fromEntries(denialReasons.map(({ id, label }) => [id, label]));

type Row = readonly [reason: string, context: string, verdict: DenialVerdict, state?: StateCode];

const rows: Readonly<Record<string, readonly Row[]>> = {
  child_passing: [
    [label["child_passing"] ?? "", "", "likely_invalid"],
    ["child_passing", "", "likely_invalid"],
    ["He gets all A's and B's so he can't have an IEP", "", "likely_invalid"],
    ["her grades are fine", "She cries over homework for hours every night.", "likely_invalid"],
    ["honor roll", "", "likely_invalid"],
    ["She is reading on grade level", "", "likely_invalid"],
    [
      "My child is passing or has good grades",
      "The school does not suspect a disability. They gave me written notice with test scores.",
      "may_be_valid",
    ],
    ["My child is passing or has good grades", "They do not suspect a disability.", "depends"],
  ],
  no_services: [
    ["They do not have that service", "", "likely_invalid"],
    ["we dont have speech at this school", "", "likely_invalid"],
    ["They don't offer one-on-one reading", "", "likely_invalid"],
    ["program is full", "", "likely_invalid"],
    ["They do not have that service", "They offered group speech instead of individual speech.", "depends"],
    [
      "They do not have that service",
      "It is in his IEP. They offered a different group instead.",
      "likely_invalid",
    ],
    ["It doesn't fit the schedule", "", "likely_invalid"],
  ],
  too_young_old: [
    ["My child is too young or too old", "", "depends"],
    ["too_young_old", "She is 2 years old.", "may_be_valid"],
    ["My child is too young or too old", "He is 30 months old.", "may_be_valid"],
    ["My child is too young or too old", "He turns 3 in May.", "may_be_valid"],
    ["My child is too young or too old", "She is four years old.", "likely_invalid"],
    ["they said she is too little", "my daughter is 5", "likely_invalid"],
    ["My child is too young or too old", "My son is 17.", "likely_invalid"],
    ["He aged out", "He is 20 years old and has no diploma.", "depends"],
    ["My child is too young or too old", "She got her regular diploma in June.", "may_be_valid"],
    [
      "My child is too young or too old",
      "He got a certificate of completion, not a regular diploma. He is 19.",
      "depends",
    ],
    ["My child is too young or too old", "He is 25 years old.", "may_be_valid", "TX"],
    ["My child is too young or too old", "He is 25 years old.", "depends"],
    ["My child is too young or too old", "She is 2 grades behind.", "depends"],
  ],
  try_other_interventions: [
    ["They want to try other help first", "", "likely_invalid"],
    ["He has to go through MTSS first", "", "likely_invalid"],
    ["need to finish tier 2", "", "likely_invalid"],
    ["They want six more weeks of data", "", "likely_invalid"],
    ["try tutoring first", "His teacher thinks it is dyslexia too.", "likely_invalid"],
    ["They want to try other help first", "They see no signs of a disability.", "depends"],
    [
      "They want to try other help first",
      "They do not suspect a disability and sent a prior written notice with benchmark data.",
      "may_be_valid",
    ],
    [
      "They want to try other help first",
      "They do not suspect a disability. There is benchmark data but they never sent written notice.",
      "depends",
    ],
  ],
  budget_constraints: [
    ["There is no money or staff", "", "likely_invalid"],
    ["it costs too much", "", "likely_invalid"],
    ["can't find a speech therapist to hire", "", "likely_invalid"],
    ["staffing shortage", "", "likely_invalid"],
    ["There is no money or staff", "They offered a shared aide instead.", "depends"],
    ["There is no money or staff", "The aide is in her IEP.", "likely_invalid"],
  ],
  no_significant_impact: [
    ["They see no real effect on learning", "", "need_facts"],
    ["it does not impact his education", "", "need_facts"],
    ["no adverse educational effect", "", "need_facts"],
    ["They see no real effect on learning", "She has meltdowns and hides in the bathroom.", "depends"],
  ],
  parent_concern_only: [
    ["They say it is only a parent's worry", "", "likely_invalid"],
    ["None of his teachers see it", "", "likely_invalid"],
    ["I'm overreacting", "", "likely_invalid"],
    [
      "They say it is only a parent's worry",
      "They don't see any signs of autism. They do not suspect a disability.",
      "depends",
    ],
  ],
  recent_evaluation: [
    ["My child was tested not long ago", "", "may_be_valid"],
    ["My child was tested not long ago", "It was six months ago.", "may_be_valid"],
    ["My child was tested not long ago", "The test was 14 months ago.", "likely_invalid"],
    ["My child was tested not long ago", "Last done five years ago.", "likely_invalid"],
    ["My child was tested not long ago", "They only did a speech test.", "depends"],
    ["My child was tested not long ago", "It was just a screening.", "depends"],
    ["too soon to reevaluate", "", "may_be_valid"],
    ["She was just evaluated", "", "may_be_valid"],
  ],
  "other reasons": [
    ["We need a doctor's note before we can test", "", "likely_invalid"],
    ["needs to be on medication first", "", "likely_invalid"],
    ["dyslexia doesn't qualify", "", "likely_invalid"],
    ["that class is only for kids with autism", "", "likely_invalid"],
    ["he is still learning English", "", "depends"],
    ["she goes to a private school", "", "depends"],
    ["He did not qualify", "", "need_facts"],
    ["a 504 is enough", "", "depends"],
    ["he just needs to mature, wait and see", "", "likely_invalid"],
    ["It's against our policy", "", "likely_invalid"],
    ["He's lazy", "", "need_facts"],
    ["Another reason", "", "need_facts"],
    ["Another reason", "They said the budget was cut.", "likely_invalid"],
    ["they never answered", "", "need_facts"],
    ["The moon was full", "", "need_facts"],
  ],
};

describe.each(Object.entries(rows))("a refusal: %s", (_kind, cases) => {
  it.each(cases.map(([reason, context, verdict, state]) => ({ reason, context, verdict, state })))(
    "“$reason” with “$context”: $verdict",
    ({ reason, context, verdict, state }) => {
      const { analysis } = decode(reason, context === "" ? undefined : context, state);
      expect(analysis.verdict).toBe(verdict);
      expect(analysis.isValidDenial).toBe(
        verdict === "likely_invalid" ? false : verdict === "may_be_valid" ? true : null,
      );
    },
  );
});

const anyCase = fc.constantFrom(
  ...Object.values(rows)
    .flat()
    .map(([reason, context]) => ({ reason, context })),
);

describe("what makes no refusal more valid", () => {
  const states: readonly (StateCode | undefined)[] = [undefined, "TX", "CA", "NY"];
  const validity = (reason: string, context: string, state?: StateCode) => {
    const { verdict } = decode(reason, context, state).analysis;
    return verdict === "unavailable" ? Number.NaN : validityOf(verdict);
  };

  it.each([
    "The school gave me no written notice.",
    "I never got prior written notice.",
    "They refused over the phone and sent nothing in writing.",
  ])("%s", (sentence) => {
    fc.assert(
      fc.property(anyCase, fc.constantFrom(...states), ({ reason, context }, state) => {
        expect(validity(reason, `${context} ${sentence}`, state)).toBeLessThanOrEqual(
          validity(reason, context, state),
        );
      }),
      { numRuns: 200 },
    );
  });

  it.each(["They cited the budget.", "They also said there is no money."])("%s", (sentence) => {
    fc.assert(
      fc.property(anyCase, fc.constantFrom(...states), ({ reason, context }, state) => {
        const before = validity(reason, context, state);
        expect(validity(reason, `${context} ${sentence}`, state)).toBeLessThanOrEqual(before);
        expect(validity(`${reason}. ${sentence}`, context, state)).toBeLessThanOrEqual(before);
      }),
      { numRuns: 200 },
    );
  });
});

describe("every answer", () => {
  it("begins with the notice, is short, plain and cites what was retrieved", () => {
    fc.assert(
      fc.property(
        anyCase,
        fc.constantFrom<StateCode | undefined>(undefined, "TX", "CA", "NY", "MI"),
        ({ reason, context }, state) => {
          const input = { denialReason: reason, context, state };
          const evidence = denials.retrieve(input, law);
          const draft = denials.answerByRules({ input, evidence, law, today: "2026-11-22" });
          const prose = denials.proseOf(draft).join("\n");
          expect(draft.analysis.nextSteps[0]).toContain("prior written notice");
          expect(draft.analysis.nextSteps.length).toBeGreaterThanOrEqual(3);
          expect(draft.analysis.nextSteps.length).toBeLessThanOrEqual(5);
          expect(draft.analysis.nextSteps.at(-1)).toContain("free help");
          expect(draft.analysis.send).not.toBeNull();
          expect(readingGrade(withoutLeftOut(prose))).toBeLessThanOrEqual(8);
          expect(prose.split(/\s+/).length).toBeLessThanOrEqual(denials.longestProse);
          const held = new Set(evidence.items.map(({ id }) => id));
          expect(draft.citations.filter((id) => !held.has(id))).toEqual([]);
          expect(draft.citations.length).toBeGreaterThan(0);
        },
      ),
      { numRuns: 200 },
    );
  });

  it.each([
    "They gave me nothing in writing.",
    "Nobody told me anything in writing.",
    "I never received a letter.",
    "They haven't sent a PWN.",
  ])("hears that no notice came: %s", (context) => {
    expect(decode("It costs too much", context).analysis.explanation).toContain("no written notice came");
  });

  it("does not ask whether the IEP names what the parent says it names", () => {
    const { analysis } = decode("They do not have that service", "It is in his IEP.");
    expect(analysis.explanation).toContain("make-up time");
    expect(analysis.wouldChange.join(" ")).not.toContain("Whether the IEP already names");
  });

  it("looks at a notice that came", () => {
    const { analysis } = decode("It costs too much", "They sent prior written notice last week.");
    expect(analysis.nextSteps[0]).toMatch(/^Check the prior written notice/);
  });

  it("names the state's verified clock and cites it, and no clock without a state", () => {
    const inTexas = decode("They want to try other help first", undefined, "TX");
    expect(inTexas.analysis.nextSteps.join(" ")).toContain("15 school days");
    expect(inTexas.citations).toContain("state:TX:answer");
    expect(decode("They want to try other help first").analysis.nextSteps.join(" ")).toContain(
      "no number of days",
    );
  });

  it("does not guess at a reason that it does not know", () => {
    const { outcome, analysis } = decode("The moon was full");
    expect({ outcome, verdict: analysis.verdict }).toEqual({ outcome: "unknown", verdict: "need_facts" });
  });
});
