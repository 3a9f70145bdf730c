import {
  assistiveTechnology,
  behaviorInIep,
  childFind,
  citationsById,
  consentInitialEvaluation,
  eligibilityTwoPart,
  evaluationStandards,
  gradesNoBar,
  iee,
  iepConsiderations,
  iepContent,
  initialEvaluationDeadline,
  lre,
  otherDisabilityLaws,
  parentRequestEvaluation,
  personnelQualifications,
  priorWrittenNotice,
  reevaluation,
  relatedServices,
  rtiNoDelay,
  section504Evaluation,
  supplementaryAids,
  transition,
} from "@iep-insider/sdk/law";
import { type Block, type LawText, lawSentence } from "../../documents/index.ts";

/** Everything that the three results cite. */
const cited = citationsById(
  parentRequestEvaluation,
  priorWrittenNotice,
  eligibilityTwoPart,
  otherDisabilityLaws,
  section504Evaluation,
  rtiNoDelay,
  evaluationStandards,
  initialEvaluationDeadline,
  gradesNoBar,
  iepConsiderations,
  supplementaryAids,
  iepContent,
  lre,
  personnelQualifications,
  behaviorInIep,
  childFind,
  relatedServices,
  consentInitialEvaluation,
  assistiveTechnology,
  transition,
  iee,
  reevaluation,
);

/** A sentence about the law, with ids of the provisions cited here. */
export type CitedText = LawText<keyof typeof cited>;

/** Sentences about the law with their sources. */
export function lawBlock(sentences: readonly CitedText[]): Block {
  return { kind: "law", sentences: sentences.map((sentence) => lawSentence(sentence, cited)) };
}
