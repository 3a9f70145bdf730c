import {
  type Duration,
  dayInWords,
  dueDate,
  durationInWords,
  privateReimbursementTimes,
  recordsAccessTimes,
  stateComplaintTimes,
} from "@iep-insider/sdk/law";
import type { LetterType } from "../form/fields.ts";
import { frame, type Sentence } from "./Sentence.ts";

/** How long a letter gives the school: a request, not a legal limit (ADR 22), except for the types in `setByLaw`. */
export type AnswerPeriod = Duration;

const tenSchoolDays: AnswerPeriod = { value: 10, unit: "school days" };
const thirtyDays: AnswerPeriod = { value: 30, unit: "calendar days" };

const shorterOrLonger: Partial<Readonly<Record<LetterType, AnswerPeriod>>> = {
  iep_meeting: thirtyDays,
  aide_assessment: thirtyDays,
  specific_services: thirtyDays,
  revoke_consent: tenSchoolDays,
  prior_written_notice: tenSchoolDays,
  observation_request: tenSchoolDays,
  // To name a day for the meeting: the meeting itself has a legal limit.
  manifestation_determination: { value: 3, unit: "school days" },
  follow_up: tenSchoolDays,
  bullying_report: tenSchoolDays,
  // The notice period.
  private_placement: privateReimbursementTimes.notice,
  // 34 CFR 300.613(a) and 300.152(a): legal limits.
  records_request: recordsAccessTimes.access,
  state_complaint: stateComplaintTimes.decision,
};

const setByLaw: readonly LetterType[] = ["records_request", "state_complaint"];

/** 15 school days by default. */
export function answerPeriod(type: LetterType): AnswerPeriod {
  return shorterOrLonger[type] ?? { value: 15, unit: "school days" };
}

/** The day by which a letter requests a response. */
export interface AnswerBy {
  readonly period: AnswerPeriod;
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** False if days of the school's own calendar could not be counted: then the date is "about". */
  readonly isExact: boolean;
  readonly setBy: LimitSource;
  /** What was not counted, in words; empty when the date is exact. */
  readonly leftOut: readonly string[];
}

/**
 * A rule that the letter may cite, a state rule that it may not (we read it in a copy), or the parent's own request.
 */
export type LimitSource = "law" | "uncited state rule" | "parent";

/** The state's time limit, counted from the letter's date. */
export interface StateLimit {
  readonly period: AnswerPeriod;
  readonly setBy: Exclude<LimitSource, "parent">;
}

/**
 * The shorter of what the type of letter asks for and of what the state gives: a letter never asks for an answer later
 * than a rule that we hold.
 * @param written the letter's date, `YYYY-MM-DD`.
 */
export function answerBy(type: LetterType, written: string, stateLimit: StateLimit | null = null): AnswerBy {
  const counted = (period: AnswerPeriod, setBy: LimitSource) => ({
    period,
    setBy,
    ...dueDate(period, written),
  });
  const usual = counted(answerPeriod(type), setByLaw.includes(type) ? "law" : "parent");
  const own = stateLimit && counted(stateLimit.period, stateLimit.setBy);
  return own && own.date < usual.date ? own : usual;
}

/** A letter's phrase for the requested date. */
export interface AnswerWords {
  /** "within 15 school days of this letter" */
  readonly within: string;
  /** "By my count that is about December 14, 2026." Null if `within` names the day, or none can be named. */
  readonly byMyCount: Sentence | null;
}

/** Without a date, as in a template, it names only the period. */
export function answerWords(type: LetterType, answer: AnswerBy | null): AnswerWords {
  const { value, unit } = answer?.period ?? answerPeriod(type);
  const period = `within ${durationInWords({ value, unit: unit === "calendar days" ? "days" : unit })} of this letter`;
  if (answer === null) return { within: period, byMyCount: null };
  const day = dayInWords(answer.date);
  return answer.isExact
    ? { within: `${period}, by ${day}`, byMyCount: null }
    : { within: period, byMyCount: frame(`By my count that is about ${day}.`) };
}
