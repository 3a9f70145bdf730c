import type { DenialVerdict } from "@iep-insider/sdk/contract";
import { loadStates, type StateCode } from "@iep-insider/sdk/law";
import { readingGrade, withoutLeftOut } from "@iep-insider/sdk/reading-grade";
import { describe, expect, it } from "vitest";
import { createLawIndex } from "../../../law/createLawIndex.ts";
import { denials } from "../denials.ts";

const law = createLawIndex(await loadStates());

function decode(denialReason: string, context?: string, state?: StateCode) {
  const input = { denialReason, context, state };
  return denials.answerByRules({ input, evidence: denials.retrieve(input, law), law, today: "2026-11-22" });
}

type Row = readonly [why: string, reason: string, context: string, verdict: DenialVerdict, first: string];

/** Refusals that another rule decides than the reason would make one think. */
const rows: readonly Row[] = [
  ["pay or file", "other", "The IEE was refused because their evaluation was fine.", "likely_invalid", "iee"],
  ["named as the reason", "They won't pay for an independent evaluation", "", "likely_invalid", "iee"],
  ["504", "other", "They denied a 504 plan since his medicine works.", "depends", "section-504-rights"],
  ["504", "child_passing", "I asked for a 504 plan. They said she gets As.", "depends", "section-504-rights"],
  ["504", "other", "They will not follow his 504 plan on tests.", "depends", "section-504-rights"],
  // What stands in a 504 plan is not owed under an IEP.
  ["504", "no_services", "She has only a 504 plan, they have no nurse.", "depends", "section-504-rights"],
  [
    "an IEP is asked for",
    "He has a 504 so no testing for an IEP",
    "",
    "likely_invalid",
    "eligibility-two-part",
  ],
  ["placed by parents", "no_services", "We pay for Catholic school.", "depends", "private-parent-placed"],
  [
    "placed by the district",
    "no_services",
    "The district placed him. He goes to a private school.",
    "likely_invalid",
    "cost-not-a-reason",
  ],
];

describe("a refusal that has a rule of its own", () => {
  it.each(rows)("%s: “%s”, %s", (_, reason, context, verdict, first) => {
    const draft = decode(reason, context);
    expect([draft.analysis.verdict, draft.citations[0]]).toEqual([verdict, first]);
    expect(readingGrade(withoutLeftOut(denials.proseOf(draft).join("\n")))).toBeLessThanOrEqual(8);
  });

  it("speaks of Section 504 alone where only a 504 plan is at stake", () => {
    const draft = decode("other", "They denied a 504 plan. They gave me nothing in writing.");
    expect(denials.proseOf(draft).join(" ")).not.toMatch(/prior written notice|no written notice came|IEP/);
    expect(draft.analysis.send?.letter).toBe("504_evaluation");
    expect(draft.citations).not.toContain("prior-written-notice");
  });

  it("holds the once-a-year limit only against a child with an IEP", () => {
    const { analysis, citations } = decode("recent_evaluation", "Tested 2 years ago, not eligible, no IEP.");
    expect(analysis.verdict).toBe("depends");
    expect(analysis.send?.letter).toBe("initial_evaluation");
    expect(citations).toContain("parent-request-evaluation");
  });

  it("does not tell the parent of a young child the state's last age", () => {
    const { analysis, citations } = decode("too_young_old", "My daughter is 4.", "PA");
    expect(analysis.nextSteps.join(" ")).not.toContain("22nd birthday");
    expect(citations).not.toContain("state:PA:upperAge");
  });

  it("says that it does not know a story it cannot read, not that the school gave no reason", () => {
    const { outcome } = decode("other", "They say no manifestation meeting since he has a blue folder.");
    expect(outcome).toBe("unknown");
  });
});
