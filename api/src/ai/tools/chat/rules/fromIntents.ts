import type { Draft, Question } from "../../../AnswerTool.ts";
import type { Evidence } from "../../../law/Evidence.ts";
import { hasAskedInWriting } from "../../../reading/hasAskedInWriting.ts";
import type { Understanding } from "../match/understand.ts";
import * as words from "../words.ts";
import { isEasy } from "./ease.ts";
import type { Intent } from "./Intent.ts";
import { isUpset } from "./isUpset.ts";
import { holdsRule, stateSentences } from "./stateSentence.ts";
import { topicChoices } from "./topicChoices.ts";

/** The finished answer to up to three topics, with what the state adds. */
export function fromIntents(
  { input, evidence, today }: Question<"chat">,
  { asked, choices, openQuestions, isSure }: Understanding,
): Draft<"chat"> {
  const doNext = stepsOf(asked, hasAskedInWriting(input.question, today));
  const kind = [...(isSure ? [] : [words.notSure]), ...(isUpset(input.question) ? [words.opening] : [])];
  const states = statesOf(asked, evidence);
  const citations = [...new Set([...asked.flatMap(({ law }) => law), ...citedOfState(asked, evidence)])];
  const doubts = hasDoubt(citations, evidence) ? [words.doubtAtSources] : [];

  const answers = inShort(asked);
  // The state's own rule comes before ours, and what is not needed goes first where the answer gets too long.
  const drafts = [
    ...answers.flatMap((answer) => states.map((state) => [...kind, state, ...answer, ...doubts])),
    ...answers.map((answer) => [...kind, ...answer, ...doubts]),
  ];
  const easy = drafts.map((parts) => parts.join("\n\n")).find((advice) => isEasy(advice, doNext));
  return {
    outcome: "answered",
    success: true,
    advice: easy ?? (answers.at(-1) ?? []).join("\n\n"),
    doNext,
    topics: asked.map(({ id }) => id),
    choices: topicChoices(choices),
    openQuestions,
    isSure,
    citations,
  };
}

/** Ways to say the answers, ever fewer parts of each: one in full, several under their titles. */
function inShort(asked: readonly Intent[]): readonly (readonly string[])[] {
  const [first] = asked;
  if (first !== undefined && asked.length === 1) return [first.answer];
  return [3, 2, 1].map((parts) =>
    asked.map(({ title, answer }) => `${words.titleOf(title)} ${answer.slice(0, parts).join(" ")}`),
  );
}

/** At most four steps, of each topic the first. */
function stepsOf(asked: readonly Intent[], hasAsked: boolean): readonly string[] {
  const each = asked.length === 1 ? 4 : asked.length === 2 ? 2 : 1;
  const steps = asked.flatMap(({ doNext }) => doNext.slice(0, each));
  if (!hasAsked) return steps;
  const at = steps.findIndex((step) => asksInWriting.test(step));
  return at === -1 ? steps : steps.with(at, words.askAgain);
}

/** Our own steps, in the language that they are in. */
const asksInWriting =
  /^(?:Ask|Request|Write|Pida|Pídale|Solicite|Escriba)(?!\p{L}).*(?:\bin writing|por escrito)/u;

function statesOf(asked: readonly Intent[], { record }: Evidence): readonly string[] {
  const topic = asked.map((intent) => intent.topic).find((one) => one !== undefined);
  return record && topic ? stateSentences(record, topic) : [];
}

function citedOfState(asked: readonly Intent[], { record }: Evidence): readonly string[] {
  const topic = asked.map((intent) => intent.topic).find((one) => one !== undefined);
  return record && topic && holdsRule(record, topic) ? [`state:${record.code}:${topic}`] : [];
}

/** Whether one of the rules cited is not verified. */
function hasDoubt(citations: readonly string[], { items }: Evidence): boolean {
  return items.some(({ id, citation }) => citations.includes(id) && citation.status !== "verified");
}
