/** What happened on a day and starts one or more clocks. */
export const deadlineTriggers = [
  "evaluation-requested",
  "evaluation-consent-given",
  "found-eligible",
  "iep-dated",
  "last-evaluation",
  "iep-meeting-requested",
  "records-requested",
  "letter-sent",
  "iee-requested",
  "change-notice-received",
  "removal-decided",
  "violation-happened",
  "state-complaint-filed",
  "hearing-requested",
  "expedited-hearing-requested",
  "hearing-decided",
] as const;

export type DeadlineTrigger = (typeof deadlineTriggers)[number];

/** What is due on a day. Kept in a case and in calendar files: never rename one. */
export const deadlineIds = [
  "answer-to-evaluation-request",
  "evaluation",
  "evaluation-from-request",
  "evaluation-second-limit",
  "first-iep-meeting",
  "annual-review",
  "three-year-evaluation",
  "requested-meeting",
  "records",
  "answer-to-letter",
  "answer-to-iee-request",
  "answer-to-change",
  "stay-put",
  "manifestation",
  "special-circumstances-end",
  "ocr-complaint",
  "state-complaint",
  "hearing-request",
  "complaint-decision",
  "resolution-meeting",
  "resolution-end",
  "hearing-decision",
  "expedited-resolution-meeting",
  "expedited-hearing",
  "expedited-decision",
  "court-appeal",
] as const;

export type DeadlineId = (typeof deadlineIds)[number];
