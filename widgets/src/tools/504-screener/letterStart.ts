import type { OptionId, QuestionId } from "./content.ts";
import type { PlanResult } from "./logic.ts";

/** The matching letter type; the `none` band offers no letter. */
export function letterTypeOf({ band }: PlanResult) {
  return band === "support" ? "504_evaluation" : "initial_evaluation";
}

/**
 * Start values for the letter generator: the letter that fits, with what was answered, a line each. The keys are
 * fields of that tool's form. The letter for Section 504 has one field for how it gets in the way; the letter for a
 * full evaluation has one for schoolwork, one for behavior and one for what was tested before.
 */
export function letterStart(result: PlanResult): Readonly<Record<string, string | readonly string[]>> {
  const letterType = letterTypeOf(result);
  const start: Record<string, string | readonly string[]> = { letterType };
  for (const { question, option } of result.answers) {
    const line = option === null ? undefined : lineOf(question, option);
    if (line === undefined) continue;
    const field = letterType === "504_evaluation" ? "additionalInfo" : fieldOf[question];
    start[field] = [...(start[field] ?? []), line];
  }
  return start;
}

const fieldOf: Readonly<Record<QuestionId, string>> = {
  skills: "academicConcerns",
  help: "academicConcerns",
  frequency: "academicConcerns",
  areas: "academicConcerns",
  progress: "academicConcerns",
  evaluation: "previousEvaluations",
  away: "behaviorConcerns",
  "without-help": "academicConcerns",
};

function lineOf(question: QuestionId, option: OptionId): string | undefined {
  const lines: Readonly<Record<string, string>> = letterLines[question];
  return lines[option];
}

/**
 * Lines for a letter, which speaks to the school about the child. Answers that show no need have none. The number of
 * hard areas has none either: a letter names them, and the screener does not know which they are.
 */
const letterLines: { readonly [Id in QuestionId]: Partial<Readonly<Record<OptionId<Id>, string>>> } = {
  skills: {
    slightly: "Is a little behind classmates in reading, writing or math.",
    "one-year": "Is about a year behind classmates in reading, writing or math.",
    more: "Is more than a year behind classmates in reading, writing or math.",
  },
  help: {
    changes: "Does better with changes in the room, the time or the task.",
    "small-group": "Does better with more teaching in a small group.",
    specialist: "Needs to be taught in a different way, by a specialist.",
  },
  frequency: {
    weekly: "This gets in the way at school once or twice a week.",
    "most-days": "This gets in the way at school on most days.",
    "all-day": "This gets in the way for most of every school day.",
  },
  areas: {},
  progress: {
    some: "The help so far has made some difference, and it is not enough.",
    little: "The help so far has made little or no difference.",
  },
  evaluation: {
    doctor: "A doctor or a therapist has named a condition.",
    report: "There is a report that says what teaching is needed.",
  },
  away: {
    monthly: "Behavior or health means time out of class a few times a month.",
    weekly: "Behavior or health means time out of class a few times a week.",
    daily: "Behavior or health means time out of class on most days.",
  },
  "without-help": {
    less: "Without extra help, is likely to learn less than classmates this year.",
    little: "Without extra help, is likely to learn very little this year.",
    none: "Without extra help, is likely to learn nothing new this year, or to lose skills.",
  },
};
