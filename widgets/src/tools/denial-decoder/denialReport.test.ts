import { expect, it } from "vitest";
import { reportText } from "../../documents/index.ts";
import { denialReport } from "./denialReport.ts";
import { aDenial } from "./tests/denial.ts";

it("keeps the school's reason, the finding, every step and each source", () => {
  const denial = aDenial();
  const typed = { denialReason: "There is no money or staff", context: "He needs speech." };
  const text = reportText(denialReport(denial, typed, "November 23, 2026")).replace(/\s+/g, " ");
  const { explanation, nextSteps, wouldChange, wouldMakeValid } = denial.analysis;
  for (const sentence of [
    "The school's reason: There is no money or staff",
    "He needs speech.",
    "The school's reason likely does not hold.",
    explanation,
    ...nextSteps,
    ...wouldChange,
    ...wouldMakeValid,
    ...denial.citations.map(({ label }) => label),
    "34 CFR 300.503",
    denial.disclaimer,
    "Made on November 23, 2026",
  ])
    expect(text).toContain(sentence.replace(/\s+/g, " "));
});
