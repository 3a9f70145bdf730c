/** The subject of a disagreement. */
export const disputeIssues = [
  "iep-not-followed",
  "evaluation-refusal",
  "placement-disagreement",
  "disability-discrimination",
  "discipline-related",
  "service-denial",
  "assessment-concerns",
  "transition-issues",
  "general-concern",
] as const;
export type DisputeIssue = (typeof disputeIssues)[number];

export const meetingHistories = ["yes", "no", "refused"] as const;
export type MeetingHistory = (typeof meetingHistories)[number];

export const disputeUrgencies = ["very-urgent", "somewhat-urgent", "not-urgent"] as const;
export type DisputeUrgency = (typeof disputeUrgencies)[number];

export const yesNoUnsure = ["yes", "no", "unsure"] as const;
export type YesNoUnsure = (typeof yesNoUnsure)[number];
