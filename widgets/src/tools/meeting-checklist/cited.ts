import {
  bringOthers,
  citationsById,
  consentIepSignature,
  consentInitialServices,
  iepAnnualReview,
  iepConsiderations,
  iepContent,
  iepTeam,
  iepTeamExcusal,
  interpreter,
  meetingByPhoneOrVideo,
  meetingNotice,
  parentParticipation,
  parentRequestedMeeting,
  priorWrittenNotice,
  progressReports,
  recordingMeetings,
  recordsAccess,
} from "@iep-insider/sdk/law";
import { type LawSentence, lawSentence } from "../../documents/index.ts";
import type { sections } from "./content.ts";

const cited = citationsById(
  bringOthers,
  consentIepSignature,
  consentInitialServices,
  iepAnnualReview,
  iepConsiderations,
  iepContent,
  iepTeam,
  iepTeamExcusal,
  interpreter,
  meetingByPhoneOrVideo,
  meetingNotice,
  parentParticipation,
  parentRequestedMeeting,
  priorWrittenNotice,
  progressReports,
  recordingMeetings,
  recordsAccess,
);

/** The sentences about the law of one part, with their sources. */
export function lawOf({ law }: (typeof sections)[number]): readonly LawSentence[] {
  return law.map((sentence) => lawSentence(sentence, cited));
}
