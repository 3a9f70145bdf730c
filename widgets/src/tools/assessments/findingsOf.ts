import type { Answers } from "../../questionnaire/index.ts";
import type { AssessmentFindings } from "./AssessmentFindings.ts";
import { aideFindings } from "./aide/findings.ts";
import type { QuestionnaireId } from "./content.ts";
import { eligibilityFindings } from "./eligibility/findings.ts";
import { planningFindings } from "./planning/findings.ts";

const findingsOfEach: Readonly<Record<QuestionnaireId, (answers: Answers) => AssessmentFindings>> = {
  eligibility: eligibilityFindings,
  aide: aideFindings,
  planning: planningFindings,
};

export function findingsOf(questionnaire: QuestionnaireId, answers: Answers): AssessmentFindings {
  return findingsOfEach[questionnaire](answers);
}
