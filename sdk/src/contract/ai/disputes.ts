import type { AnswerBase } from "./AnswerBase.ts";
import type { LetterToSend } from "./lettersToSend.ts";

/** What a disagreement is about. */
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

export interface DisputeQuestion {
  readonly issue: DisputeIssue;
  readonly triedMeeting: MeetingHistory;
  readonly urgency: DisputeUrgency;
  readonly additionalContext?: string | undefined;
  readonly state?: string | undefined;
  /** The day it happened, or the school decided it; `YYYY-MM-DD`, not in the future. Deadlines are counted from it. */
  readonly eventDate?: string | undefined;
  readonly hasIep?: YesNoUnsure | undefined;
  /** Whether the school has evaluated the child. */
  readonly hasEvaluation?: YesNoUnsure | undefined;
}

/** One step of the way, with what a parent has to know before taking it. */
export interface DisputeStep {
  readonly title: string;
  /** What to do, in one or two sentences. */
  readonly what: string;
  /** Who does it, or whom it goes to. */
  readonly who: string;
  readonly cost: string;
  readonly time: string;
  readonly form: { readonly label: string; readonly address: string } | null;
  readonly attach: readonly string[];
  readonly risk: string;
  /** When not to go on. */
  readonly stop: string;
  readonly letter: LetterToSend | null;
}

export interface DisputeDeadline {
  /** What has to be done: "State complaint". */
  readonly what: string;
  /** The rule in words: "within 1 year of what happened". */
  readonly rule: string;
  /** The last day, `YYYY-MM-DD`, counted from the date given; null without one or where it cannot be counted. */
  readonly by: string | null;
  readonly isOver: boolean;
  /** Of the citation that it rests on. */
  readonly citation: string;
}

export interface DisputeGuidance extends AnswerBase {
  readonly title: string;
  readonly reason: string;
  /** Each step in a sentence. */
  readonly steps: readonly string[];
  readonly timeline: string;
  readonly warnings: readonly string[];
  readonly resources: readonly string[];
  readonly urgencyLevel: "high" | "medium" | "low";
  /** The same steps, with all that belongs to them. */
  readonly route: readonly DisputeStep[];
  readonly deadlines: readonly DisputeDeadline[];
  /** Whether the child stays in the current placement in the meantime. */
  readonly stayPut: string;
}
