import { type DenialVerdict, denialReasons } from "@iep-insider/sdk/contract";
import { loadStates, type StateCode } from "@iep-insider/sdk/law";
import { readingGrade, withoutLeftOut } from "@iep-insider/sdk/reading-grade";
import fc from "fast-check";
import { expect, it } from "vitest";
import { createLawIndex } from "../../../law/createLawIndex.ts";
import { denialDecoder } from "../denialDecoder.ts";
import { validityOf } from "./judge.ts";

const law = createLawIndex(await loadStates());

function decode(denialReason: string, context?: string, state?: StateCode, reasons?: readonly string[]) {
  const input = { denialReason, context, state, reasons };
  return denialDecoder.answerByRules({
    input,
    evidence: denialDecoder.retrieve(input, law),
    law,
    today: "2026-11-22",
  });
}

type Row = readonly [reason: string, context: string, verdict: DenialVerdict, firstRule?: string];

/** Where one fact turns the verdict; the evaluation has the reasons in a parent's words. */
const rows: readonly Row[] = [
  ...denialReasons
    .filter(({ id }) => ["child_passing", "no_services", "budget_constraints"].includes(id))
    .map(({ label }): Row => [label, "", "likely_invalid"]),
  ["child_passing", "They do not suspect a disability.", "depends"],
  [
    "child_passing",
    "The school does not suspect a disability. They gave me written notice with test scores.",
    "may_be_valid",
  ],
  ["no_services", "They offered group speech instead of individual speech.", "depends"],
  ["no_services", "It is in his IEP. They offered a different group instead.", "likely_invalid"],
  ["too_young_old", "He is 30 months old.", "may_be_valid"],
  ["too_young_old", "She got her regular diploma in June.", "may_be_valid"],
  ["too_young_old", "He got a certificate of completion, not a regular diploma. He is 19.", "depends"],
  ["too_young_old", "She is 2 grades behind.", "depends"],
  [
    "try_other_interventions",
    "They do not suspect a disability. There is benchmark data but they never sent written notice.",
    "depends",
  ],
  ["no_significant_impact", "", "need_facts"],
  ["no_significant_impact", "She has meltdowns and hides in the bathroom.", "depends"],
  ["recent_evaluation", "It was six months ago.", "may_be_valid"],
  ["recent_evaluation", "The test was 14 months ago.", "likely_invalid"],
  ["recent_evaluation", "They only did a speech test.", "depends"],
  ["Another reason", "They said the budget was cut.", "likely_invalid"],
  // Refusals that another rule decides than the reason would make one think.
  ["other", "The IEE was refused because their evaluation was fine.", "likely_invalid", "iee"],
  ["other", "They denied a 504 plan since his medicine works.", "depends", "section-504-rights"],
  ["no_services", "She has only a 504 plan, they have no nurse.", "depends", "section-504-rights"],
  ["He has a 504 so no testing for an IEP", "", "likely_invalid", "eligibility-two-part"],
  [
    "no_services",
    "The district placed him. He goes to a private school.",
    "likely_invalid",
    "cost-not-a-reason",
  ],
];

it.each(rows)("“%s” with “%s”: %s", (reason = "", context = "", verdict = "depends", firstRule = "") => {
  const { analysis, citations } = decode(reason, context);
  expect(analysis.verdict).toBe(verdict);
  expect(analysis.isValidDenial).toBe(
    verdict === "likely_invalid" ? false : verdict === "may_be_valid" ? true : null,
  );
  if (firstRule !== "") expect(citations[0]).toBe(firstRule);
});

it.each([
  ["too_young_old", "He got a certificate of completion.", "He is 19.", /exact age/],
  ["recent_evaluation", "They tested him in 2024.", "He has an IEP.", /has an IEP/],
  ["too_young_old", "He is 19.", "He has no diploma yet.", /diploma/],
  ["other", "They want to wait until spring.", "I emailed the principal in May.", /in writing/],
])("does not ask for what the parent has told: %s", (reason, story, fact, asked) => {
  const open = (context: string) => decode(reason, context).analysis.wouldChange.join("\n");
  expect(open(story)).toMatch(asked);
  expect(open(`${story} ${fact}`)).not.toMatch(asked);
});

const anyCase = fc.constantFrom(...rows.map(([reason, context]) => ({ reason, context })));
const anyState = fc.constantFrom<StateCode | undefined>(undefined, "TX", "CA", "NY", "MI");

it.each([
  "The school gave me no written notice.",
  "They refused over the phone and sent nothing in writing.",
  "They cited the budget.",
])("never makes a refusal more valid: %s", (sentence) => {
  const validity = (reason: string, context: string, state?: StateCode) => {
    const { verdict } = decode(reason, context, state).analysis;
    return verdict === "unavailable" ? Number.NaN : validityOf(verdict);
  };
  fc.assert(
    fc.property(anyCase, anyState, ({ reason, context }, state) => {
      expect(validity(reason, `${context} ${sentence}`, state)).toBeLessThanOrEqual(
        validity(reason, context, state),
      );
    }),
  );
});

it("every answer begins with the notice, is short, plain and cites what was retrieved", () => {
  fc.assert(
    fc.property(anyCase, anyState, ({ reason, context }, state) => {
      const input = { denialReason: reason, context, state };
      const evidence = denialDecoder.retrieve(input, law);
      const draft = denialDecoder.answerByRules({ input, evidence, law, today: "2026-11-22" });
      const prose = denialDecoder.proseOf(draft).join("\n");
      const { nextSteps, send } = draft.analysis;
      if (!/504/.test(context)) expect(nextSteps[0]).toContain("prior written notice");
      expect([3, 4, 5]).toContain(nextSteps.length);
      expect(nextSteps.at(-1)).toContain("free help");
      expect(send).not.toBeNull();
      expect(readingGrade(withoutLeftOut(prose))).toBeLessThanOrEqual(8);
      expect(prose.split(/\s+/).length).toBeLessThanOrEqual(denialDecoder.longestProse);
      const held = new Set(evidence.items.map(({ id }) => id));
      expect(draft.citations.filter((id) => !held.has(id))).toEqual([]);
      expect(draft.citations.length).toBeGreaterThan(0);
    }),
  );
});

it("every answer hears whether a notice came", () => {
  const explained = decode("It costs too much", "They haven't sent a PWN.").analysis.explanation;
  expect(explained).toContain("no written notice came");
  const { analysis } = decode("It costs too much", "They sent prior written notice last week.");
  expect(analysis.nextSteps[0]).toMatch(/^Check the prior written notice/);
});

it("every answer names the state's verified clock and cites it, and no clock without a state", () => {
  const inWashington = decode("They want to try other help first", undefined, "WA");
  expect(inWashington.analysis.nextSteps.join(" ")).toContain("25 school days");
  expect(inWashington.citations).toContain("state:WA:answer");
  expect(decode("They want to try other help first").analysis.nextSteps.join(" ")).toContain(
    "no number of days",
  );
});

it("every answer speaks of Section 504 alone where only a 504 plan is at stake", () => {
  const draft = decode("other", "They denied a 504 plan. They gave me nothing in writing.");
  expect(denialDecoder.proseOf(draft).join(" ")).not.toMatch(
    /prior written notice|no written notice came|IEP/,
  );
  expect(draft.analysis.send?.letter).toBe("504_evaluation");
  expect(draft.citations).not.toContain("prior-written-notice");
});

it("every answer does not tell the parent of a young child the state's last age", () => {
  const { analysis, citations } = decode("too_young_old", "My daughter is 4.", "PA");
  expect(analysis.nextSteps.join(" ")).not.toContain("22nd birthday");
  expect(citations).not.toContain("state:PA:upperAge");
});

it("every answer does not guess at what it does not know", () => {
  const { outcome, analysis } = decode("The moon was full");
  expect({ outcome, verdict: analysis.verdict }).toEqual({ outcome: "unknown", verdict: "need_facts" });
});

it("every answer to an unknown reason says, free of charge, what the rules say about what was refused", () => {
  const draft = decode("other", "They say no manifestation meeting since he has a blue folder.");
  expect(draft).toMatchObject({ outcome: "answered", isSure: false, readAs: ["manifestation"] });
  expect(draft.analysis.verdict).toBe("need_facts");
});

it("every answer is sure only of reasons that the parent chose or confirmed", () => {
  const said = "They say no, the bus driver is out of money for field trips.";
  expect(decode(said)).toMatchObject({ isSure: false });
  expect(decode(said, undefined, undefined, ["budget_constraints"])).toMatchObject({
    isSure: true,
    readAs: ["cost-as-reason"],
  });
  expect(decode(said, undefined, undefined, [])).toMatchObject({
    isSure: false,
    analysis: { verdict: "need_facts" },
  });
});

it("every answer goes by what was refused where the reason is unsure and the two readings differ, for nothing", () => {
  const draft = decode("No service dog in our building, we have no place for it.");
  expect(draft).toMatchObject({ outcome: "answered", isSure: false, readAs: ["service-animal"] });
});

it("every answer leaves an insurer's or a landlord's refusal to others, for nothing", () => {
  const { outcome, analysis, citations } = decode("Our insurance says ABA is not medically necessary.");
  expect({ outcome, verdict: analysis.verdict, citations }).toEqual({
    outcome: "unknown",
    verdict: "unavailable",
    citations: [],
  });
});

it("every answer to a reason in Spanish costs nothing", () => {
  const draft = decode("primero tengo que llevar un diagnóstico del doctor antes de que lo evalúen");
  expect(draft).toMatchObject({ outcome: "answered", isSure: false, readAs: ["diagnosis-needed"] });
});
