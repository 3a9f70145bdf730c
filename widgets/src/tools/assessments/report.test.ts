import { crisisHelp } from "@iep-insider/sdk/safety";
import { describe, expect, it } from "vitest";
import { reportText } from "../../documents/index.ts";
import type { Answers } from "../../questionnaire/index.ts";
import type { QuestionnaireId } from "./content.ts";
import { findingsOf } from "./findingsOf.ts";
import { assessmentReport } from "./report.ts";

const reportOf = (id: QuestionnaireId, answers: Answers) =>
  assessmentReport(findingsOf(id, answers), "November 21, 2026", crisisHelp);
const textOf = (id: QuestionnaireId, answers: Answers) =>
  reportText(reportOf(id, answers)).replace(/\s+/g, " ");

const evaluation = {
  concerns: ["reading", "writing", "math"],
  duration: ["1-2-years"],
  impact: ["moderate"],
  tried: ["504"],
  evidence: ["teacher"],
};
const onlyTime = { ...evaluation, concerns: ["math"], duration: ["under-6-months"] };
const everyBehavior = ["leaves-room", "hits", "self-injury", "throws-breaks"];

/** Every result there is, with its title. */
const results: readonly (readonly [QuestionnaireId, string, Answers])[] = [
  ["eligibility", "Consider requesting a special education evaluation", evaluation],
  ["eligibility", "Consider a 504 Plan evaluation", onlyTime],
  ["eligibility", "Monitor and implement general education supports", {}],
  ["aide", "Strong case for a one-to-one aide", { safety: ["significant"], care: ["daily"] }],
  ["aide", "Strong case for one-to-one support with schoolwork", { academic: ["constant"] }],
  ["aide", "Consider a shared aide", { safety: ["some"], tried: ["small-group"] }],
  ["aide", "Start with general supports", {}],
  ["planning", "One assessment to ask the school about", { motor: ["sensory"] }],
  ["planning", "2 assessments to ask the school about", { motor: ["balance"], behavior: ["acting-out"] }],
  ["planning", "No area was chosen", { academic: ["none"] }],
];

it.each(results)("every result: %s: %s", (id, title, answers) => {
  const report = reportOf(id, answers);
  const text = textOf(id, answers);
  expect(report.lead[0]).toBe(title);
  expect(text).toContain("Your right to ask does not depend on this result");
  expect(text).toContain("You may ask for a full evaluation in writing, at any time and with any result.");
  expect(text).toContain("not a diagnosis, not legal advice and not a legal test");
  expect(text).not.toMatch(/do not ask|no need to ask|not eligible|does not need/i);
  expect(report.sections.map((section) => section.title)).toContain("What to do next");
});

it("the eligibility report says that time is no legal test where only the time was missing (wording.md E1)", () => {
  expect(textOf("eligibility", onlyTime)).toContain("Time is not a legal test");
  for (const answers of [evaluation, {}, { ...evaluation, impact: ["some"] }])
    expect(textOf("eligibility", answers)).not.toContain("Time is not a legal test");
});

it("the eligibility report never makes a 504 plan a step before an IEP (wording.md E2)", () => {
  const text = textOf("eligibility", { concerns: ["math", "reading"], impact: ["some"] });
  expect(text).toContain("A 504 plan does not have to come first.");
  expect(text).toContain("A 504 plan does not close the door to an IEP.");
});

describe("the aide report", () => {
  it("says that no score gives an aide, and speaks of options where schoolwork alone made it strong", () => {
    expect(textOf("aide", { safety: ["significant"] })).toContain(
      "no federal test or score for a one-to-one aide",
    );
    expect(textOf("aide", { academic: ["constant"] })).toContain("one of several ways to meet it");
  });

  it("begins with where to find help when self-injury was checked", () => {
    expect(reportOf("aide", { behaviors: everyBehavior }).sections[0]).toMatchObject({
      title: crisisHelp.title,
      blocks: [{ text: crisisHelp.text }, { text: expect.stringContaining("doctor and the school today") }],
    });
    expect(textOf("aide", { behaviors: ["hits"] })).not.toContain(crisisHelp.title);
  });

  it.each([
    ["none", false],
    ["some", true],
    ["daily", true],
  ])("care %s: asks for a health plan %s, whatever the result", (care, asks) =>
    expect(textOf("aide", { care: [care] }).includes("Ask for a written health plan")).toBe(asks),
  );

  it("does not let safety wait", () => {
    expect(textOf("aide", { behaviors: ["leaves-room"] })).toContain("Do not wait with safety");
    expect(textOf("aide", { safety: ["significant"] })).toContain("Do not wait with safety");
    expect(textOf("aide", { safety: ["some"] })).not.toContain("Do not wait with safety");
  });
});

const motor = { motor: ["handwriting", "sensory", "balance"], behavior: ["acting-out"] };

it("the planning report always adds health, vision, hearing and assistive technology (wording.md E6)", () => {
  for (const answers of [{}, motor]) {
    expect(textOf("planning", answers)).toContain("- Health, vision and hearing.");
    expect(textOf("planning", answers)).toContain("- Assistive technology");
    expect(textOf("planning", answers)).toContain("Ask for the area, not for the test");
  }
});
