import type { FactStatus } from "@iep-insider/sdk/law";
import type { Draft, Question } from "../../../AnswerTool.ts";
import type { Evidence } from "../../../law/Evidence.ts";
import * as words from "../words.ts";
import { countWords, isEasy, longestAdvice } from "./ease.ts";
import type { Intent } from "./Intent.ts";
import { isUpset } from "./isUpset.ts";
import { holdsRule, stateSentences } from "./stateSentence.ts";

/** The finished answer to one question, or to two in short, with what the state adds. */
export function fromIntents(
  { input, evidence }: Question<"chatbot">,
  first: Intent,
  second: Intent | undefined,
  isSure: boolean,
): Draft<"chatbot"> {
  const asked = second ? [first, second] : [first];
  const doNext = second ? [...first.doNext.slice(0, 2), ...second.doNext.slice(0, 2)] : first.doNext;
  const kind = [...(isSure ? [] : [words.notSure]), ...(isUpset(input.question) ? [words.opening] : [])];
  const doubts = doubtsOf(asked, evidence);
  const states = statesOf(asked, evidence);

  const answers = second ? inShort([first, second]) : [first.answer];
  // The state's own rule comes before the last sentence of ours.
  const drafts = [
    ...answers.flatMap((answer) => states.map((state) => [...kind, ...answer, state, ...doubts])),
    ...answers.map((answer) => [...kind, ...answer, ...doubts]),
  ];
  const easy = drafts.map((parts) => parts.join("\n\n")).find((advice) => isEasy(advice, doNext));
  const advice = easy ?? [...(isSure ? [] : [words.notSure]), ...first.answer].join("\n\n");
  return {
    outcome: "answered",
    success: true,
    advice,
    doNext,
    isSure,
    topics: asked.map(({ id }) => id),
    citations: [...new Set([...asked.flatMap(({ law }) => law), ...citedOfState(asked, evidence)])],
  };
}

/** Ever fewer parts of two answers, so that both fit. */
function inShort(asked: readonly [Intent, Intent]): readonly (readonly string[])[] {
  return [3, 2, 1]
    .map((parts) => {
      const each = asked.map(
        ({ title, answer }) => `${words.firstOfTwo(title)} ${answer.slice(0, parts).join(" ")}`,
      );
      return countWords(each.join(" ")) <= longestAdvice ? each : [];
    })
    .filter((each) => each.length > 0);
}

function statesOf(asked: readonly Intent[], { record }: Evidence): readonly string[] {
  const topic = asked.map((intent) => intent.topic).find((one) => one !== null);
  return record && topic ? stateSentences(record, topic) : [];
}

function citedOfState(asked: readonly Intent[], { record }: Evidence): readonly string[] {
  const topic = asked.map((intent) => intent.topic).find((one) => one !== null);
  return record && topic && holdsRule(record, topic) ? [`state:${record.code}:${topic}`] : [];
}

/** How sure we are, where a federal rule is not verified: once each. */
function doubtsOf(asked: readonly Intent[], { items }: Evidence): readonly string[] {
  const cited = new Set<string>(asked.flatMap(({ law }) => law));
  const statuses = items.filter(({ id }) => cited.has(id)).map(({ citation }) => citation.status);
  return [...new Set(statuses)].filter(isDoubted).map((status) => words.federalDoubt[status]);
}

function isDoubted(status: FactStatus): status is Exclude<FactStatus, "verified"> {
  return status !== "verified";
}
