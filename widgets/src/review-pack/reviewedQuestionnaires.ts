import { crisisHelp } from "@iep-insider/sdk/safety";
import type { ReportDocument } from "../documents/ReportDocument.ts";
import type { Answers, QuestionnaireContent } from "../questionnaire/content.ts";
import { content as planContent } from "../tools/504-screener/content.ts";
import { planResult } from "../tools/504-screener/logic.ts";
import { planReport } from "../tools/504-screener/report.ts";
import { questionnaireContent as aideContent } from "../tools/aide-screener/content.ts";
import { aideResult } from "../tools/aide-screener/logic.ts";
import { aideReport } from "../tools/aide-screener/report.ts";
import { cards, type QuestionnaireId } from "../tools/assessments/content.ts";
import { findingsOf } from "../tools/assessments/findingsOf.ts";
import { questionnaires } from "../tools/assessments/questionnaires.ts";
import { assessmentReport } from "../tools/assessments/report.ts";
import { questionnaireContent as evaluationContent } from "../tools/evaluation-screener/content.ts";
import { evaluationResult } from "../tools/evaluation-screener/logic.ts";
import { evaluationReport } from "../tools/evaluation-screener/report.ts";
import { signingResult } from "../tools/signing-advisor/logic.ts";
import { questionnaire as signingContent } from "../tools/signing-advisor/questionnaire.ts";
import { signingReport } from "../tools/signing-advisor/report.ts";
import type { ReviewedQuestionnaire } from "./signOffs.ts";

/** A questionnaire for review: its questions, and the result of any answers. */
export interface ReviewedContent {
  readonly title: string;
  readonly content: QuestionnaireContent;
  /** Null while a required answer is missing. Without state rules: they are in the states' packs. */
  readonly reportOf: (answers: Answers, today: string) => ReportDocument | null;
}

const ticksOf = (answers: Answers) => Object.values(answers).flat();

export const reviewedQuestionnaires: Readonly<Record<ReviewedQuestionnaire, ReviewedContent>> = {
  "aide-screener": {
    title: "1:1 Aide Screener",
    content: aideContent(crisisHelp),
    reportOf: (answers, today) => aideReport(aideResult(ticksOf(answers)), today, crisisHelp),
  },
  "evaluation-screener": {
    title: "Evaluation Screener",
    content: evaluationContent(crisisHelp),
    reportOf: (answers, today) => evaluationReport(evaluationResult(ticksOf(answers)), today, crisisHelp),
  },
  "504-screener": {
    title: "IEP vs 504 Screener",
    content: planContent,
    reportOf: (answers, today) => planReport(planResult(answers), today),
  },
  "signing-advisor": {
    title: "IEP Signing Advisor",
    content: signingContent,
    reportOf: (answers, today) => {
      const result = signingResult(answers);
      return result && signingReport(result, null, today, crisisHelp);
    },
  },
  eligibility: assessment("eligibility"),
  aide: assessment("aide"),
  planning: assessment("planning"),
};

function assessment(id: QuestionnaireId): ReviewedContent {
  return {
    title: cards[id].title,
    content: questionnaires[id],
    reportOf: (answers, today) => assessmentReport(findingsOf(id, answers), today, crisisHelp),
  };
}
