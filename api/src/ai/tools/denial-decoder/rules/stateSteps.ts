import { durationInWords, type StateRecord, type StateTopic, stateNames } from "@iep-insider/sdk/law";
import type { Question } from "../../../AnswerTool.ts";
import { steps } from "../words/shared.ts";
import type { ReasonKind } from "./ReasonKind.ts";

type Asked = Question<"denial-decoder">;

/** Reasons that are given to a request for testing: there a clock may run. */
const onTesting: ReadonlySet<ReasonKind> = new Set<ReasonKind>([
  "child_passing",
  "try_other_interventions",
  "wait",
  "parent_concern_only",
  "diagnosis_first",
  "childs_fault",
  "learning_english",
  "missed_school",
  "plan_504_enough",
]);

/** A state's rule on the time that a request for testing takes. */
interface TestingClock {
  readonly topic: StateTopic;
  /** The rule in a sentence. */
  readonly step: string;
}

/** The state's clock for a request for testing, where we read it in the law; null without a state or such a rule. */
export function testingClock(record: StateRecord | null): TestingClock | null {
  if (record === null) return null;
  const { responseToRequest: answer, evaluation } = record;
  const state = stateNames[record.code];
  if (answer?.status === "verified" && answer.limit)
    return { topic: "answer", step: steps.answerIn(state, durationInWords(answer.limit)) };
  if (evaluation?.status === "verified")
    return { topic: "evaluation", step: steps.testIn(state, durationInWords(evaluation.limit)) };
  return null;
}

/** The state's limit where we read it in the law; else that there is none in federal law. Null where no clock runs. */
export function clockStep(kind: ReasonKind, { evidence: { record } }: Asked): string | null {
  if (!onTesting.has(kind)) return null;
  return testingClock(record)?.step ?? steps.noDays;
}

/** The state's fact that such a step tells of; null where it tells of none. */
export function topicOfStep(kind: ReasonKind, { evidence: { record } }: Asked): StateTopic | null {
  if (kind === "too_young_old") return record?.upperAge?.status === "verified" ? "upperAge" : null;
  return onTesting.has(kind) ? (testingClock(record)?.topic ?? null) : null;
}

/** The state's rule on the last age, where we read it in the law. */
export function upperAgeStep({ evidence: { record } }: Asked): string | null {
  if (record?.upperAge?.status !== "verified") return null;
  return steps.ageIn(stateNames[record.code], record.upperAge.rule);
}

/** The highest age that the state's rule names; null without a verified rule. */
export function upperAgeOf({ evidence: { record } }: Asked): number | null {
  if (record?.upperAge?.status !== "verified") return null;
  const ages = [...record.upperAge.rule.matchAll(/(?<![\d.-])(2[0-6])(?![\d.-])/g)].map(([, age]) =>
    Number(age),
  );
  return ages.length === 0 ? null : Math.max(...ages);
}

/** The parent center by name, and that the name is not checked where it is not. */
export function helpStep({ evidence: { record } }: Asked): string {
  if (record === null) return steps.help;
  const { name, status } = record.parentCenter;
  const help = steps.helpIn(name, stateNames[record.code]);
  return status === "verified" ? help : `${help} ${steps.unchecked}`;
}
