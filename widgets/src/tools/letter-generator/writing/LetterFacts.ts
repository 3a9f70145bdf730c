import type { DetailField } from "../form/fields.ts";
import type { AnswerWords, StateLimit } from "./answerPeriod.ts";
import type { Sentence } from "./Sentence.ts";

/** What a letter type makes its text from. */
export interface LetterFacts extends StateSentences, AnswerWords {
  /** The child's full name. */
  readonly child: string;
  /** What the letter calls the child after that. */
  readonly first: string;
  readonly school: string;
  /** What the parent typed into a field, as one line that ends in a full stop; null when it says nothing. */
  readonly said: (field: DetailField) => string | null;
  /** The same, each of the parent's lines by itself. */
  readonly lines: (field: DetailField) => readonly string[];
  /** What an evaluation is asked to look at. */
  readonly areas: readonly string[];
  /** The day on which the school decided on a removal; null where the parent did not say. */
  readonly decision: Decision | null;
  /** The day of the meeting, or the last day at the public school; null where the parent did not say. */
  readonly event: EventDay | null;
  readonly privateSchool: string | null;
  readonly district: string | null;
  /** Whether each fact names its day, and none is more than a year before the letter. */
  readonly isWithinYear: boolean;
}

/** When a school decided on a removal that changes a child's placement. */
export interface Decision {
  /** "November 18, 2026", or as the parent wrote it. */
  readonly day: string;
  /** The tenth school day after it, in words; null where the day cannot be counted from. */
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

/** What a letter may say of the rules of the parent's state: null unless such a rule is verified (ADR 22). */
export interface StateSentences {
  /** How long the school has for its first step on a request. */
  readonly stateFirstStep: Sentence | null;
  /** That limit, counted from the letter's date; also where the letter may not cite it. */
  readonly stateFirstLimit: StateLimit | null;
  /** How long a first evaluation may take. */
  readonly stateEvaluation: Sentence | null;
  /** What the school does, and how soon, when a parent asks for a meeting. */
  readonly stateMeeting: Sentence | null;
  /** How long the school has to give access to records, where that is shorter than the federal 45 days. */
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
