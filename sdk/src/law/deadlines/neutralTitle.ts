import type { DeadlineId } from "./triggers.ts";

const subjects: Readonly<Record<DeadlineId, string>> = {
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

/**
 * What a calendar or a mail says of a deadline: others may see both, so it names neither the child nor the matter.
 * @example neutralTitle("records") // "School deadline: records"
 */
export function neutralTitle(id: DeadlineId): string {
  return `School deadline: ${subjects[id]}`;
}
