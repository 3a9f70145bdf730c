import { readingGrade, textOf, withoutLeftOut } from "@iep-insider/sdk/reading-grade";
import { crisisHelp } from "@iep-insider/sdk/safety";
import { expect, it } from "vitest";
import type { Answers } from "../../questionnaire/index.ts";
import { cards, chooser, type QuestionnaireId, questionnaireIds } from "./content.ts";
import { findingsOf } from "./findingsOf.ts";
import { assessments } from "./planning/resultContent.ts";
import { questionnaires } from "./questionnaires.ts";
import { assessmentReport } from "./report.ts";
import { shared } from "./resultWords.ts";

// Names of assessments and of those who do them, and the titles of results, are the specification's.
const names = [
  ...Object.values(assessments).flatMap(({ name, professional }) => [name, professional]),
  "Consider requesting a special education evaluation",
  "Consider a 504 Plan evaluation",
  "Monitor and implement general education supports",
  ...Object.values(cards).map(({ title }) => title),
];
const gradeOf = (content: unknown) => readingGrade(withoutLeftOut(textOf(content, unread), names));
const unread = ["id", "kind", "fileName", "provisions", "letterType"];

const evaluation = { concerns: ["reading", "math", "health"], duration: ["1-2-years"], impact: ["moderate"] };
const results: readonly (readonly [QuestionnaireId, Answers])[] = [
  ["eligibility", { ...evaluation, tried: ["rti-mtss"], evidence: ["both"] }],
  ["eligibility", { ...evaluation, duration: ["6-12-months"] }],
  ["eligibility", {}],
  ["aide", { safety: ["significant"], care: ["daily"], behaviors: ["self-injury"], tried: ["health-plan"] }],
  ["aide", { academic: ["constant"] }],
  ["aide", { safety: ["some"] }],
  ["aide", {}],
  ["planning", { academic: ["reading"], communication: ["understanding"], behavior: ["acting-out"] }],
  ["planning", { motor: ["sensory", "balance"], adaptive: ["safety"] }],
  ["planning", {}],
];

it("invites in words for eight years of school", () => {
  expect(gradeOf([chooser, cards])).toBeLessThanOrEqual(8);
});

it.each(questionnaireIds)("%s: asks in words for eight years of school", (id) => {
  expect(gradeOf(questionnaires[id])).toBeLessThanOrEqual(8);
  for (const section of questionnaires[id].sections)
    expect(gradeOf(section), section.id).toBeLessThanOrEqual(8);
});

it.each(results)("%s: answers in words for eight years of school", (id, answers) => {
  const findings = findingsOf(id, answers);
  const report = assessmentReport(findings, "November 21, 2026", crisisHelp);
  expect(gradeOf([report, shared, findings.letter.note])).toBeLessThanOrEqual(8);
  expect(gradeOf([report.lead, findings.advice.steps]), "the answer itself").toBeLessThanOrEqual(8);
  const { letterType: _, ...lines } = findings.letter.answers;
  // A text without a word has no grade.
  if (Object.keys(lines).length > 0) expect(gradeOf(lines), "the letter's lines").toBeLessThanOrEqual(8);
});
