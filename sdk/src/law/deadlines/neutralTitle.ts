import type { DeadlineId } from "./triggers.ts";

/** All that a mail, a calendar and the server may say of a deadline: others may see it. */
export const neutralSubjects = [
  "answer",
  "testing",
  "meeting",
  "yearly meeting",
  "records",
  "your answer",
  "your letter",
  "decision",
  "date to check",
] as const;

export type NeutralSubject = (typeof neutralSubjects)[number];

const subjects: Readonly<Record<DeadlineId, NeutralSubject>> = {
  "answer-to-evaluation-request": "answer",
  evaluation: "testing",
  "evaluation-from-request": "testing",
  "evaluation-second-limit": "testing",
  "first-iep-meeting": "meeting",
  "annual-review": "yearly meeting",
  "three-year-evaluation": "testing",
  "requested-meeting": "meeting",
  records: "records",
  "answer-to-letter": "answer",
  "answer-to-iee-request": "answer",
  "answer-to-change": "your answer",
  "stay-put": "your answer",
  manifestation: "meeting",
  "special-circumstances-end": "date to check",
  "ocr-complaint": "your letter",
  "state-complaint": "your letter",
  "hearing-request": "your letter",
  "complaint-decision": "decision",
  "resolution-meeting": "meeting",
  "resolution-end": "date to check",
  "hearing-decision": "decision",
  "expedited-resolution-meeting": "meeting",
  "expedited-hearing": "meeting",
  "expedited-decision": "decision",
  "court-appeal": "your letter",
};

export function neutralSubject(id: DeadlineId): NeutralSubject {
  return subjects[id];
}

/**
 * The title in a calendar or a mail, which names neither the child nor the matter.
 * @example neutralTitle("records") // "School deadline: records"
 */
export function neutralTitle(subject: NeutralSubject): string {
  return `School deadline: ${subject}`;
}
