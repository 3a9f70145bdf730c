import * as lawLibrary from "@iep-insider/sdk/law";
import { type LawSentence, lawSentence } from "../../documents/index.ts";
import { sections } from "./content.ts";
import type { WeakPoint } from "./points.ts";

const cited = lawLibrary.citationsById(
  lawLibrary.bringOthers,
  lawLibrary.consentIepSignature,
  lawLibrary.consentInitialServices,
  lawLibrary.iepAnnualReview,
  lawLibrary.iepConsiderations,
  lawLibrary.iepContent,
  lawLibrary.iepTeam,
  lawLibrary.iepTeamExcusal,
  lawLibrary.interpreter,
  lawLibrary.meetingByPhoneOrVideo,
  lawLibrary.meetingNotice,
  lawLibrary.parentParticipation,
  lawLibrary.parentRequestedMeeting,
  lawLibrary.priorWrittenNotice,
  lawLibrary.progressReports,
  lawLibrary.recordingMeetings,
  lawLibrary.recordsAccess,
);

/** The sentences about the law of one part, with their sources. */
export function lawOf({ law }: (typeof sections)[number]): readonly LawSentence[] {
  return law.map((sentence) => lawSentence(sentence, cited));
}

/** The rules behind weak points, in the checklist's own words, each once. */
export function lawFor(points: readonly WeakPoint[]): readonly LawSentence[] {
  const wanted = new Set<string | null>(points.map(({ provision }) => provision));
  return sections
    .flatMap(lawOf)
    .filter(({ provisions }) => provisions.length === 1 && provisions.some(({ id }) => wanted.has(id)));
}
