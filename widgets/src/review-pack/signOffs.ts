import type { QuestionnaireId } from "../tools/assessments/content.ts";
import type { LetterType } from "../tools/letter-generator/form/fields.ts";

export interface SignOff {
  /** The attorney's name. */
  readonly reviewedBy: string;
  /** `YYYY-MM-DD` */
  readonly reviewedOn: string;
}

/** The questionnaires whose result is about rights; the short ones separately. */
export type ReviewedQuestionnaire =
  | "504-screener"
  | "evaluation-screener"
  | "aide-screener"
  | "signing-advisor"
  | QuestionnaireId;

/**
 * Every letter type and questionnaire, with the licensed attorney who reviewed it; the states' are in their files
 * (`sdk/data/states`). Null: not reviewed, and the product says so.
 */
export const signOffs: Readonly<Record<LetterType | ReviewedQuestionnaire, SignOff | null>> = {
  initial_evaluation: null,
  re_evaluation: null,
  "504_evaluation": null,
  iep_meeting: null,
  fba_request: null,
  bip_request: null,
  aide_assessment: null,
  disagreement: null,
  specific_services: null,
  iee_request: null,
  revoke_consent: null,
  prior_written_notice: null,
  observation_request: null,
  manifestation_determination: null,
  follow_up: null,
  records_request: null,
  makeup_services: null,
  bullying_report: null,
  private_placement: null,
  state_complaint: null,
  "504-screener": null,
  "evaluation-screener": null,
  "aide-screener": null,
  "signing-advisor": null,
  eligibility: null,
  aide: null,
  planning: null,
};
