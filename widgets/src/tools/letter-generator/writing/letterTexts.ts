import type { LetterType } from "../form/fields.ts";
import { aideAssessment, behaviorPlan, functionalAssessment, manifestationMeeting } from "./behavior.ts";
import { independentEvaluation, initialEvaluation, reEvaluation, section504 } from "./evaluations.ts";
import { consentWithdrawn, disagreement, iepMeeting, specificServices } from "./iep.ts";
import type { LetterFacts } from "./LetterFacts.ts";
import { bullyingReport, makeupServices, privatePlacement, stateComplaint } from "./problems.ts";
import { followUp, observation, priorNotice, recordsRequest } from "./records.ts";
import type { LetterText } from "./Sentence.ts";

export const letterTexts: Readonly<Record<LetterType, (facts: LetterFacts) => LetterText>> = {
  initial_evaluation: initialEvaluation,
  re_evaluation: reEvaluation,
  "504_evaluation": section504,
  iep_meeting: iepMeeting,
  fba_request: functionalAssessment,
  bip_request: behaviorPlan,
  aide_assessment: aideAssessment,
  disagreement,
  specific_services: specificServices,
  iee_request: independentEvaluation,
  revoke_consent: consentWithdrawn,
  prior_written_notice: priorNotice,
  observation_request: observation,
  manifestation_determination: manifestationMeeting,
  follow_up: followUp,
  records_request: recordsRequest,
  makeup_services: makeupServices,
  bullying_report: bullyingReport,
  private_placement: privatePlacement,
  state_complaint: stateComplaint,
};
