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
  "hearing-decided",
] as const;

export type DeadlineTrigger = (typeof deadlineTriggers)[number];
