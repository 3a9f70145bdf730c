import * as lawLibrary from "@iep-insider/sdk/law";
import { type Block, type LawText, lawSentence } from "../../documents/index.ts";

/** Everything that the three results cite. */
const cited = lawLibrary.citationsById(
  lawLibrary.parentRequestEvaluation,
  lawLibrary.priorWrittenNotice,
  lawLibrary.eligibilityTwoPart,
  lawLibrary.otherDisabilityLaws,
  lawLibrary.section504Evaluation,
  lawLibrary.rtiNoDelay,
  lawLibrary.evaluationStandards,
  lawLibrary.initialEvaluationDeadline,
  lawLibrary.gradesNoBar,
  lawLibrary.iepConsiderations,
  lawLibrary.supplementaryAids,
  lawLibrary.iepContent,
  lawLibrary.lre,
  lawLibrary.personnelQualifications,
  lawLibrary.behaviorInIep,
  lawLibrary.childFind,
  lawLibrary.relatedServices,
  lawLibrary.consentInitialEvaluation,
  lawLibrary.assistiveTechnology,
  lawLibrary.transition,
  lawLibrary.iee,
  lawLibrary.reevaluation,
);

/** A sentence about the law, with ids of the provisions cited here. */
export type CitedText = LawText<keyof typeof cited>;

/** Sentences about the law with their sources. */
export function lawBlock(sentences: readonly CitedText[]): Block {
  return { kind: "law", sentences: sentences.map((sentence) => lawSentence(sentence, cited)) };
}
