import type { DisputeQuestion } from "@iep-insider/sdk/contract";
import { loadStates } from "@iep-insider/sdk/law";
import { readingGrade, withoutLeftOut } from "@iep-insider/sdk/reading-grade";
import { describe, expect, it } from "vitest";
import { createLawIndex } from "../../../law/createLawIndex.ts";
import { disputeGuide } from "../disputeGuide.ts";
import { others } from "../words/issues.ts";

const law = createLawIndex(await loadStates());

function planFor(changes: Partial<DisputeQuestion>) {
  const input: DisputeQuestion = {
    issue: "iep-not-followed",
    triedMeeting: "yes",
    urgency: "somewhat-urgent",
    ...changes,
  };
  const evidence = disputeGuide.retrieve(input, law);
  return disputeGuide.answerByRules({ input, evidence, law, today: "2026-11-21" });
}

describe("a plan whose answers or dates change its way", () => {
  it.each<readonly [Partial<DisputeQuestion>, string, RegExp]>([
    [{ issue: "iep-not-followed", hasIep: "no" }, "No IEP yet", /IEP is not followed/],
    [
      { issue: "service-denial", hasIep: "no", hasEvaluation: "yes" },
      "Tested, but no IEP",
      /a request to test/,
    ],
    [{ issue: "assessment-concerns", hasEvaluation: "no" }, "No testing yet", /ask for an independent/],
    [{ issue: "discipline-related", hasIep: "no" }, "Discipline without an IEP", /Section 504, which/],
    [{ issue: "iep-not-followed", eventDate: "2023-01-01" }, "see what is still open", /then complain/],
    [{ issue: "placement-disagreement", eventDate: "2020-01-01" }, "ask for the reasons", /act before it/],
  ])("%j: a title that fits the steps", (input, said, unsaid) => {
    const { title, reason } = planFor({ triedMeeting: "yes", ...input });
    expect(title).toContain(said);
    expect(`${title} ${reason}`).not.toMatch(unsaid);
  });

  it("keeps names as they are in the timeline", () => {
    const { timeline } = planFor({ issue: "disability-discrimination", eventDate: "2026-11-01" });
    expect(timeline).toMatch(/Section 504.*complaint to the Office for Civil Rights \(OCR\)/);
  });

  it("is at grade 8 or below", () => {
    for (const { title, reason } of Object.values(others))
      expect(readingGrade(withoutLeftOut(`${title}.\n${reason}`)), title).toBeLessThanOrEqual(8);
  });
});
