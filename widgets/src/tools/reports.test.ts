import { loadStates } from "@iep-insider/sdk/law";
import { crisisHelp } from "@iep-insider/sdk/safety";
import { describe, expect, it } from "vitest";
import { type ReportDocument, reportText } from "../documents/index.ts";
import { planResult } from "./504-screener/logic.ts";
import { planReport } from "./504-screener/report.ts";
import { categories, itemIds } from "./aide-screener/content.ts";
import { aideResult } from "./aide-screener/logic.ts";
import { aideReport } from "./aide-screener/report.ts";
import { questionnaireIds } from "./assessments/content.ts";
import { findingsOf } from "./assessments/findingsOf.ts";
import { assessmentReport } from "./assessments/report.ts";
import { documentReport } from "./document-reader/report.ts";
import { noticeFindings } from "./document-reader/tests/noticeFindings.ts";
import { checkInReport } from "./emotional-checkin/report.ts";
import { checkIns } from "./emotional-checkin/tests/sampleEntries.ts";
import { itemsOf, sectionIds } from "./evaluation-screener/content.ts";
import { evaluationResult } from "./evaluation-screener/logic.ts";
import { evaluationReport } from "./evaluation-screener/report.ts";
import { checklistReport } from "./meeting-checklist/report.ts";
import { stateReport } from "./rights-guide/report.ts";
import { signingResult } from "./signing-advisor/logic.ts";
import { questionIds } from "./signing-advisor/questions.ts";
import { signingReport } from "./signing-advisor/report.ts";
import { answersWithConcerns } from "./signing-advisor/tests/answersWith.ts";

// What all reports of the tools on the device have in common.

const day = "November 21, 2026";
const states = await loadStates();
const signing = signingResult(answersWithConcerns(questionIds));
if (!signing) throw new Error("an answer is missing");
const ofAssessments = (answers: Readonly<Record<string, readonly string[]>>) =>
  questionnaireIds.map((id) => assessmentReport(findingsOf(id, answers), day, crisisHelp));
const [eligibility, aide, planning] = ofAssessments({ concerns: ["math"], academic: ["math"] });

const aideItems = categories.flatMap((category) => itemIds[category]);
const evaluationOf = (checkedIds: readonly string[]) =>
  evaluationReport(evaluationResult(checkedIds), day, crisisHelp);

/** Each with its file name, and how many sentences of law it has at least. */
const reports: readonly (readonly [fileName: string, report: ReportDocument | undefined, law: number])[] = [
  ["1-1-aide-needs-assessment", aideReport(aideResult([]), day, crisisHelp), 6],
  ["1-1-aide-needs-assessment", aideReport(aideResult(aideItems), day, crisisHelp), 7],
  ["special-education-evaluation-recommendations", evaluationOf([]), 10],
  ["special-education-evaluation-recommendations", evaluationOf(sectionIds.flatMap(itemsOf)), 10],
  ["iep-vs-504-screener", planReport(planResult({}), day), 13],
  ["iep-vs-504-screener", planReport(planResult({ help: ["specialist"] }), day), 13],
  ["special-education-eligibility", eligibility, 6],
  ["one-to-one-aide-assessment", aide, 6],
  ["assessment-planning", planning, 6],
  [
    "emotional-checkin-report-Mia",
    checkInReport({ childName: "Mia", entries: checkIns({ emotion: "sad" }) }, day, null),
    7,
  ],
  ["what-my-document-says", documentReport(noticeFindings, day), 1],
  ["IEP-Meeting-Prep-Checklist", checklistReport([], day), 10],
  ["IEP-Signing-Recommendation", signingReport(signing, null, "2026-11-21"), 16],
  ["parent-rights-MA", stateReport(states.MA, "2026-11-21"), 20],
];

/** These cite what we have read on another site alone, and then say so. */
const mayBeUnsure = /^(IEP-Meeting-Prep|parent-rights)/;

describe.each(reports)("%s", (fileName, report, law) => {
  const text = report ? reportText(report) : "";

  it("has its file name, the date it was made, and that it is not legal advice", () => {
    expect(report?.fileName).toBe(fileName);
    expect(text).toContain(`Made on ${day} with IEP Insider`);
    expect(text.replace(/\s+/g, " ")).toMatch(
      /not (a diagnosis or |a diagnosis and not |a diagnosis, not )?legal advice/,
    );
  });

  it("cites rules that we hold as verified under every sentence of law", () => {
    const sentences = (report?.sections ?? [])
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.kind === "law" ? block.sentences : []));
    expect(sentences.length).toBeGreaterThanOrEqual(law);
    for (const { text: sentence, provisions } of sentences) {
      expect(provisions.length, sentence).toBeGreaterThan(0);
      const isVerified = provisions.every(({ status }) => status === "verified");
      if (mayBeUnsure.test(fileName)) expect(sentence.includes("not in the law itself")).toBe(!isVerified);
      else expect(isVerified, sentence).toBe(true);
      // wording.md B1: when the days begin, and that a state's own limit comes first.
      if (sentence.includes("60 days") && !mayBeUnsure.test(fileName))
        expect(sentence).toMatch(/from the day it gets your signed consent .*unless your state sets its own/);
    }
  });

  it("keeps every line within 78 characters, but for a long address", () => {
    for (const line of text.split("\n"))
      if (line.includes(" ")) expect(line.length, line).toBeLessThanOrEqual(78);
  });
});
