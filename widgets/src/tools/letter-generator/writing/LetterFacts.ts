import type { DetailField } from "../form/fields.ts";
import type { AnswerWords, StateLimit } from "./answerPeriod.ts";
import type { Sentence } from "./Sentence.ts";

/** The facts from which a letter type's text is generated. */
export interface LetterFacts extends StateSentences, AnswerWords {
  /** The child's full name. */
  readonly child: string;
  /** How the letter refers to the child afterwards. */
  readonly first: string;
  readonly school: string;
  /** A field's text as one line that ends in a period; null if it says nothing. */
  readonly said: (field: DetailField) => string | null;
  /** The same, one entry per line. */
  readonly lines: (field: DetailField) => readonly string[];
  /** The same in one text, for rules that look for a word; "" if it says nothing. */
  readonly words: (field: DetailField) => string;
  /** The areas to evaluate. */
  readonly areas: readonly string[];
  /** The day on which the school decided on a removal; null if the parent did not say. */
  readonly decision: Decision | null;
  /** The day of the meeting, or the last day at the public school; null if the parent did not say. */
  readonly event: EventDay | null;
  readonly privateSchool: string | null;
  readonly district: string | null;
  /** Whether each fact has a date, and none is more than a year before the letter. */
  readonly isWithinYear: boolean;
}

/** A school's decision on a removal that changes a child's placement. */
export interface Decision {
  /** "November 18, 2026", or as the parent wrote it. */
  readonly day: string;
  /** The tenth school day after it, in words; null if it cannot be computed. */
  readonly tenthSchoolDay: string | null;
  /** Whether that is before the letter's date. */
  readonly isOver: boolean;
}

/** A day that a letter names. */
export interface EventDay {
  /** "December 15, 2026", or as the parent wrote it. */
  readonly day: string;
  /** Whether it is at least 10 business days after the letter's date. */
  readonly hasTenBusinessDays: boolean;
}

/** What a letter may say of the parent's state rules; null unless the rule is verified (ADR 22). */
export interface StateSentences {
  /** The time limit for the school's first step on a request. */
  readonly stateFirstStep: Sentence | null;
  /** That limit, counted from the letter's date; also if the letter may not cite it. */
  readonly stateFirstLimit: StateLimit | null;
  /** The time limit for a first evaluation. */
  readonly stateEvaluation: Sentence | null;
  /** What the school must do, and when, if a parent asks for a meeting. */
  readonly stateMeeting: Sentence | null;
  /** The time limit for access to records, if it is shorter than the federal 45 days. */
  readonly stateRecords: Sentence | null;
  readonly stateRecordsLimit: StateLimit | null;
}

export const noStateSentences: StateSentences = {
  stateFirstStep: null,
  stateFirstLimit: null,
  stateEvaluation: null,
  stateMeeting: null,
  stateRecords: null,
  stateRecordsLimit: null,
};
