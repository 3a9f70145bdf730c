import { languageOf } from "@iep-insider/sdk/safety";
import type { ReadChatQuestion } from "../../../AnswerTool.ts";
import { countWords } from "../rules/ease.ts";
import type { Intent } from "../rules/Intent.ts";
import { intents } from "../rules/intents/index.ts";
import { type Likelihoods, likelihoodsOf } from "./matchers.ts";
import { type Sentence, splitMessage } from "./splitMessage.ts";

/** What a message asks, as far as it can be told. */
export interface Understanding {
  /** What it asks surely enough to be answered, the likeliest first. */
  readonly asked: readonly Intent[];
  /** Where nothing is sure: what it may ask, the likeliest first. Two or three, or none. */
  readonly choices: readonly Intent[];
  /** Questions of the message, in the parent's words, that none of `asked` answers. */
  readonly openQuestions: readonly string[];
  /** Whether the parent or a model chose `asked`, so that the words decide nothing. */
  readonly isChosen: boolean;
  /** Whether each of `asked` is sure enough to be charged for. */
  readonly isSure: boolean;
}

/** Finds the topics of a message: those that the parent or a model has chosen, or those that its words fit. */
export function understand(input: ReadChatQuestion): Understanding {
  const before = understood.get(input);
  if (before) return before;
  const understanding = read(input);
  understood.set(input, understanding);
  return understanding;
}

/** The law is looked up and the answer written by the same understanding. */
const understood = new WeakMap<ReadChatQuestion, Understanding>();

function read({ question, chosenTopic, foundTopics, earlierTopics = [] }: ReadChatQuestion): Understanding {
  const given = topicsOf(foundTopics ?? (chosenTopic === undefined ? [] : [chosenTopic]));
  if (given.length > 0 || foundTopics)
    return {
      asked: given.slice(0, mostAnswered),
      choices: [],
      openQuestions: [],
      isChosen: true,
      isSure: true,
    };
  return understandWords(question, earlierTopics);
}

const byId = new Map(intents.map((intent) => [intent.id, intent]));

/** Ids that we do not know are left out: a page may be older than the server. */
function topicsOf(ids: readonly string[]): readonly Intent[] {
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}

/**
 * Finds what the words of a message fit: sentence by sentence, each with what stands before it, what is asked three times, and
 * the message as a whole. The figures were measured on the tuning half of the evaluation (DECISIONS 227).
 */
function understandWords(message: string, earlierTopics: readonly string[]): Understanding {
  const language = languageOf(message);
  const sentences = splitMessage(message);
  const spans = sentences.map(({ text, isQuestion }, at) => ({
    text,
    isQuestion,
    weight: isQuestion ? 3 : 1,
    likelihoods: [1, 2, 3].map((length) => likelihoodsOf(textOf(sentences, at, length), language)),
  }));
  const whole = likelihoodsOf(message, language);
  const total = spans.reduce((sum, { weight, likelihoods }) => sum + weight * likelihoods.length, 0) || 1;
  const fitOf = (topic: string): number => {
    const inSpans = spans.reduce(
      (sum, { weight, likelihoods }) => sum + weight * sumOf(likelihoods, topic),
      0,
    );
    return (1 - wholeShare) * (inSpans / total) + wholeShare * (whole.get(topic) ?? 0);
  };
  const isFollowUp = earlierTopics.length > 0 && countWords(message) <= longestFollowUp;
  const fits: readonly Fit[] = intents
    .map((intent) => {
      const own = fitOf(intent.id);
      const before = earlierTopics.includes(intent.id) ? 1 / earlierTopics.length : 0;
      return { intent, own, fit: isFollowUp ? (1 - beforeShare) * own + beforeShare * before : own };
    })
    .toSorted((one, other) => other.fit - one.fit);
  const [first, second] = fits;
  if (first === undefined || fitOf("outside") > first.fit * 0.8) return nothing;

  const questions = spans.filter(({ isQuestion }) => isQuestion);
  const isAsked = ({ intent, own }: Fit) =>
    own >= leastForMore &&
    questions.some(({ likelihoods }) => likelihoods.some((one) => isTop(one, intent.id)));
  const answered =
    first.fit >= leastToAnswer ? [first, ...fits.slice(1, 4).filter(isAsked)].slice(0, mostAnswered) : [];
  const choices = answered.length === 0 && first.fit >= leastToAsk ? fits.slice(0, mostChoices) : [];
  const named = new Set([...answered, ...choices].map(({ intent }) => intent.id));
  const openQuestions = questions
    .filter(({ text, likelihoods }) => {
      const [own, ...withBefore] = likelihoods.map(topOf);
      if (own === undefined || own.topic === "background" || countWords(text) < 4) return false;
      // Where nothing is answered yet, rather a question too many is named.
      const least = answered.length > 0 ? leastElsewhere : 0;
      const isElsewhere = !named.has(own.topic) && own.likelihood >= least;
      return isElsewhere || ![own, ...withBefore].some(({ topic }) => named.has(topic));
    })
    .map(({ text }) => text)
    .slice(0, mostOpen);
  return {
    asked: answered.map(({ intent }) => intent),
    choices: choices.map(({ intent }) => intent),
    openQuestions: named.size > 0 ? openQuestions : [],
    isChosen: false,
    isSure:
      openQuestions.length === 0 &&
      answered.length <= 2 &&
      first.own >= leastToCharge &&
      countWords(message) >= (isFollowUp ? leastOfFollowUp : leastWords) &&
      first.fit >= (second?.fit ?? 0) * leastLead,
  };
}

/** Whether what a parent tells may be no matter of a school's duties: an employer, a landlord, a private company. */
export function seemsOutside(account: string): boolean {
  const likelihoods = likelihoodsOf(account, languageOf(account));
  const outside = likelihoods.get("outside") ?? 0;
  const highest = Math.max(...intents.map(({ id }) => likelihoods.get(id) ?? 0));
  return outside >= leastOutside && outside >= highest / 2;
}

const leastOutside = 0.06;

/** Whether one of these topics is among the five that a text fits best. */
export function fitsTopics(text: string, topics: readonly string[]): boolean {
  const ranked = [...likelihoodsOf(text, languageOf(text))].toSorted((one, other) => other[1] - one[1]);
  return ranked.slice(0, 5).some(([topic]) => topics.includes(topic));
}

interface Fit {
  readonly intent: Intent;
  /** By the message alone. */
  readonly own: number;
  /** With what the conversation was about before it. */
  readonly fit: number;
}

const nothing: Understanding = {
  asked: [],
  choices: [],
  openQuestions: [],
  isChosen: false,
  isSure: false,
};

export const mostAnswered = 3;
const mostChoices = 3;
const mostOpen = 3;

const wholeShare = 0.4;
const beforeShare = 0.2;
/** In words. A longer message says by itself what it is about. */
const longestFollowUp = 25;
const leastToAnswer = 0.42;
const leastForMore = 0.06;
const leastToAsk = 0.03;
const leastToCharge = 0.65;
const leastLead = 2;
/** How surely a question by itself asks something that the answer does not speak of. */
const leastElsewhere = 0.25;
/** In words: what is shorter leaves too much open, in a conversation still more. */
const leastWords = 7;
const leastOfFollowUp = 8;

function textOf(sentences: readonly Sentence[], at: number, length: number): string {
  const from = Math.max(0, at + 1 - length);
  return sentences
    .slice(from, at + 1)
    .map(({ text }) => text)
    .join(" ");
}

function sumOf(likelihoods: readonly Likelihoods[], topic: string): number {
  return likelihoods.reduce((sum, one) => sum + (one.get(topic) ?? 0), 0);
}

function topOf(likelihoods: Likelihoods): { readonly topic: string; readonly likelihood: number } {
  const [topic, likelihood] = [...likelihoods].reduce((best, one) => (one[1] > best[1] ? one : best));
  return { topic, likelihood };
}

function isTop(likelihoods: Likelihoods, topic: string): boolean {
  return (likelihoods.get(topic) ?? 0) >= 0.5;
}
