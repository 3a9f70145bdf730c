import type { AiAnswer } from "@iep-insider/sdk/contract";
import type { AnyCase, Expected, ExpectedDeadline } from "./EvaluationCase.ts";
import { findClaim, findWording, isSaid } from "./findWording.ts";
import { inventedNumbers } from "./inventedNumbers.ts";
import { isHeldId } from "./isHeldId.ts";
import { wordsOfAnswer } from "./wordsOfAnswer.ts";

/** What an answer lacks, or has and must not have. */
export interface Failure {
  readonly kind:
    | "no answer"
    | "outcome"
    | "crisis"
    | "missing fact"
    | "forbidden words"
    | "citation"
    | "invented citation"
    | "verdict"
    | "score"
    | "cap"
    | "invented number"
    | "letter"
    | "deadline"
    | "urgency";
  /** For who mends the engine. */
  readonly what: string;
}

/**
 * Looks at one answer.
 * @param retrieved ids of the law that was retrieved for the question: nothing else may be cited.
 * @returns all that is wrong with it; empty when the case is passed.
 */
export function checkAnswer(theCase: AnyCase, answer: AiAnswer, retrieved: ReadonlySet<string>): Failure[] {
  const { expected } = theCase;
  const words = wordsOfAnswer(theCase, answer);
  return [
    ...outcome(expected, answer),
    ...missing(expected, words),
    ...forbidden(expected, words),
    ...citations(expected, answer),
    ...invented(answer, retrieved),
    ...ofGoal(theCase, answer),
    ...ofDenial(expected, answer),
    ...ofDispute(expected, answer),
  ];
}

function outcome({ outcome, isCrisis }: Expected, answer: AiAnswer): Failure[] {
  return [
    ...when(
      !outcome.includes(answer.outcome),
      "outcome",
      `${answer.outcome}, where ${outcome.join(" or ")} is right`,
    ),
    ...when(isCrisis === true && answer.crisis === null, "crisis", "988 and 911 do not stand first"),
  ];
}

function missing({ says }: Expected, words: string): Failure[] {
  return (says ?? [])
    .filter((ways) => !isSaid(words, ways))
    .map((ways) => ({ kind: "missing fact", what: ways.join(" | ") }));
}

function forbidden({ neverSays = [], neverClaims = [] }: Expected, words: string): Failure[] {
  const found = [
    ...neverSays.map((wording) => findWording(words, wording)),
    ...neverClaims.map((wording) => findClaim(words, wording)),
  ];
  return found.filter((what) => what !== null).map((what) => ({ kind: "forbidden words", what }));
}

/** A tool that declines or does not know has nothing to cite. */
function citations({ citesOneOf }: Expected, answer: AiAnswer): Failure[] {
  const isRight =
    citesOneOf === undefined ||
    answer.outcome !== "answered" ||
    answer.citations.some(({ id }) => citesOneOf.includes(id));
  return when(!isRight, "citation", `none of ${citesOneOf?.join(", ")}`);
}

function invented(answer: AiAnswer, retrieved: ReadonlySet<string>): Failure[] {
  return answer.citations
    .filter(({ id }) => !isHeldId(id) || !retrieved.has(id))
    .map(({ id }) => ({ kind: "invented citation", what: id }));
}

function ofGoal({ input, expected }: AnyCase, answer: AiAnswer): Failure[] {
  if (!("goalText" in input && "points" in answer) || answer.outcome !== "answered") {
    return [];
  }
  const { score, caps } = expected;
  const [from, to] = score ?? [0, 100];
  const isWithin = answer.score !== null && answer.score >= from && answer.score <= to;
  const found = answer.caps.map(({ id }) => id);
  return [
    ...when(!isWithin, "score", `${answer.score}, where ${from} to ${to} is right`),
    ...when(caps?.length === 0 && found.length > 0, "cap", `${found.join(", ")}, where none is right`),
    ...(caps ?? [])
      .filter((cap) => !found.includes(cap))
      .map((cap) => ({ kind: "cap", what: `not ${cap}` }) as const),
    ...inventedNumbers(input.goalText, answer.rewritten ?? "").map(
      (number) => ({ kind: "invented number", what: `${number} in the goal written anew` }) as const,
    ),
  ];
}

function ofDenial({ verdict, sendsOneOf }: Expected, answer: AiAnswer): Failure[] {
  if (!("analysis" in answer)) {
    return [];
  }
  const { analysis } = answer;
  const letter = analysis.send?.letter;
  const isLetterRight = letter !== undefined && sendsOneOf?.includes(letter);
  return [
    ...when(
      verdict !== undefined && !verdict.includes(analysis.verdict),
      "verdict",
      `${analysis.verdict}, where ${verdict?.join(" or ")} is right`,
    ),
    ...when(
      sendsOneOf !== undefined && !isLetterRight,
      "letter",
      `${letter ?? "none"}, where ${sendsOneOf?.join(" or ")} is right`,
    ),
  ];
}

function ofDispute({ deadlines, urgencyLevel }: Expected, answer: AiAnswer): Failure[] {
  if (!("route" in answer)) {
    return [];
  }
  return [
    ...(deadlines ?? [])
      .filter((wanted) => !answer.deadlines.some((found) => isDeadline(wanted, found)))
      .map((wanted) => ({ kind: "deadline", what: inWords(wanted) }) as const),
    ...when(
      urgencyLevel !== undefined && !urgencyLevel.includes(answer.urgencyLevel),
      "urgency",
      `${answer.urgencyLevel}, where ${urgencyLevel?.join(" or ")} is right`,
    ),
  ];
}

interface FoundDeadline {
  readonly what: string;
  readonly by: string | null;
  readonly isOver: boolean;
}

function isDeadline({ what, isOver, by }: ExpectedDeadline, found: FoundDeadline): boolean {
  const isDay = by === undefined || (by === null ? found.by === null : found.by?.startsWith(by) === true);
  return isSaid(found.what, what) && isDay && (isOver === undefined || isOver === found.isOver);
}

function inWords({ what, isOver, by }: ExpectedDeadline): string {
  const day = by === undefined ? "" : by === null ? ", without a day" : `, ${by}`;
  return `${what.join(" | ")}${day}${isOver === undefined ? "" : isOver ? ", over" : ", open"}`;
}

function when(isWrong: boolean, kind: Failure["kind"], what: string): Failure[] {
  return isWrong ? [{ kind, what }] : [];
}
