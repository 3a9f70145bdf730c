import type {
  EvaluationFact,
  LaterConsentFact,
  LimitFact,
  RuleFact,
  TimedFact,
  UpperAgeFact,
} from "../StateRecord.ts";
import * as words from "./factWords.ts";

// Each kind of fact in full sentences, without its note.

export function timedLines(fact: TimedFact | EvaluationFact): readonly string[] {
  const { limit, mustBeDone, holdsFor, exclusions } = fact;
  const isEvaluation = "secondLimit" in fact;
  const due = isEvaluation ? words.due : limit ? words.mustBy : words.must;
  return [
    [
      ...(limit ? [words.limit({ ...fact, limit })] : []),
      ...(mustBeDone ? [due(isEvaluation ? asSentences(mustBeDone) : mustBeDone)] : []),
    ].join(" "),
    isEvaluation && fact.secondLimit
      ? `${words.also(fact.secondLimit)} ${words.due(fact.secondLimit.mustBeDone)}`
      : "",
    holdsFor ? words.onlyFor[holdsFor] : "",
    exclusions ?? "",
  ].filter((line) => line !== "");
}

export function ruleLines({ rule }: RuleFact): readonly string[] {
  return [rule];
}

export function consentLines({ needed, partial, rule }: LaterConsentFact): readonly string[] {
  return [
    ...(needed ? [words.consentNeeded[needed]] : []),
    ...(partial ? [words.consentInPart[partial]] : []),
    rule,
  ];
}

export function upperAgeLines({ rule, lastDay }: UpperAgeFact): readonly string[] {
  return [rule, ...(lastDay ? [words.lastDay(lastDay)] : [])];
}

/** The shorter limit for the cost of a placement is always part of the rule's text. */
export function limitLines({ limit, rule, saysLimit }: LimitFact): readonly string[] {
  return limit && !saysLimit ? [words.timeToAsk(limit), rule] : [rule];
}

/** "the report; eligibility within 30 days" in two sentences, which are easier to take in than one. */
function asSentences(steps: string): string {
  return steps
    .split("; ")
    .map((step, index) => (index === 0 ? step : step[0]?.toUpperCase() + step.slice(1)))
    .join(". ");
}
