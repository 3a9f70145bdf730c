import { type Duration, dayInWords, dueDate } from "@iep-insider/sdk/law";
import type { LetterType } from "../form/fields.ts";
import { frame, type Sentence } from "./Sentence.ts";

/**
 * How long a letter gives the school: a request, not a legal limit (ADR 22), but for the
 * types in `setByLaw`.
 */
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
  // To name a day for the meeting: the meeting itself has its limit from the law.
  manifestation_determination: { value: 3, unit: "school days" },
  follow_up: tenSchoolDays,
  bullying_report: tenSchoolDays,
  // The days of the notice itself.
  private_placement: { value: 10, unit: "business days" },
  // 34 CFR 300.613(a) and 300.152(a): these are the law's own limits.
  records_request: { value: 45, unit: "calendar days" },
  state_complaint: { value: 60, unit: "calendar days" },
};

const setByLaw: readonly LetterType[] = ["records_request", "state_complaint"];

/** 15 school days, where nothing else is said. */
export function answerPeriod(type: LetterType): AnswerPeriod {
  return shorterOrLonger[type] ?? { value: 15, unit: "school days" };
}

/** The day a letter asks to be answered by. */
export interface AnswerBy {
  readonly period: AnswerPeriod;
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** False where days of the school's own calendar could not be counted: then the date is "about". */
  readonly isExact: boolean;
  readonly setBy: LimitSource;
  /** What was not counted, in words; empty when the date is exact. */
  readonly leftOut: readonly string[];
}

/** A rule that the letter may cite, a state's rule that it may not (we read it in a copy), or the parent's own request. */
export type LimitSource = "law" | "uncited state rule" | "parent";

/** How long the state's rule gives the school, counted from the letter's date. */
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

/** How a letter says when it asks to be answered. */
export interface AnswerWords {
  /** "within 15 school days of this letter" */
  readonly within: string;
  /** "By my count that is about December 14, 2026." Null where `within` names the day, or none can be named. */
  readonly byMyCount: Sentence | null;
}

/** Without a date, as in a template, it names the period alone. */
export function answerWords(type: LetterType, answer: AnswerBy | null): AnswerWords {
  const { value, unit } = answer?.period ?? answerPeriod(type);
  const period = `within ${value} ${unit === "calendar days" ? "days" : unit} of this letter`;
  if (answer === null) return { within: period, byMyCount: null };
  const day = dayInWords(answer.date);
  return answer.isExact
    ? { within: `${period}, by ${day}`, byMyCount: null }
    : { within: period, byMyCount: frame(`By my count that is about ${day}.`) };
}
