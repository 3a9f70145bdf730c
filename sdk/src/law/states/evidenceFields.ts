import type { StateTopic } from "./facts/topicWords.ts";
import type { StateEvidence } from "./StateEvidence.ts";

/** The evidence field for each topic. */
export const evidenceFields = {
  answer: "responseToRequest",
  evaluation: "evaluation",
  records: "records",
  meeting: "meetingRequest",
  recording: "recording",
  recordingConsent: "recordingConsent",
  laterConsent: "laterConsent",
  hearing: "dueProcessLimit",
  upperAge: "upperAge",
  complaintLimit: "complaintLimit",
  transitionAge: "transitionAge",
  restraint: "restraint",
} as const satisfies Readonly<Record<StateTopic, keyof StateEvidence>>;
