import type { Citation, ProvisionId } from "@iep-insider/sdk/law";
import * as lawLibrary from "@iep-insider/sdk/law";

/** The provisions that letters cite, by id; the bundle includes no others. */
export const cited: Partial<Readonly<Record<ProvisionId, Citation>>> = lawLibrary.citationsById(
  ...(import.meta.env?.IEP_IS_SELF_CONTAINED
    ? []
    : [lawLibrary.interpreter, lawLibrary.nativeLanguageNotice, lawLibrary.titleVi]),
  lawLibrary.behaviorInIep,
  lawLibrary.compensatoryEducation,
  lawLibrary.disabilityDefinition504Ada,
  lawLibrary.discipline10Days,
  lawLibrary.expeditedHearing,
  lawLibrary.fape,
  lawLibrary.fbaBip,
  lawLibrary.evaluationStandards,
  lawLibrary.iee,
  lawLibrary.iepAnnualReview,
  lawLibrary.iepConsiderations,
  lawLibrary.iepContent,
  lawLibrary.initialEvaluationDeadline,
  lawLibrary.manifestation,
  lawLibrary.meetingNotice,
  lawLibrary.parentRequestEvaluation,
  lawLibrary.privateReimbursement,
  lawLibrary.priorWrittenNotice,
  lawLibrary.recordsAccess,
  lawLibrary.reevaluation,
  lawLibrary.relatedServices,
  lawLibrary.revokeConsent,
  lawLibrary.rtiNoDelay,
  lawLibrary.section504Evaluation,
  lawLibrary.section504Rights,
  lawLibrary.section504Safeguards,
  lawLibrary.stateComplaint,
  lawLibrary.stayPut,
  lawLibrary.supplementaryAids,
);
