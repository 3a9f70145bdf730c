import { languageOf } from "@iep-insider/sdk/safety";
import type { ReadChatQuestion } from "../../../AnswerTool.ts";
import { isSurelyOfSchool } from "../../../charge/isSurelyOfSchool.ts";
import { outsideOdds } from "../../../charge/outsideOdds.ts";
import { type Fit, type Likelihoods, likeliest, mix, ranked } from "../../../matching/likelihoods.ts";
import { oncePerInput } from "../../../matching/oncePerInput.ts";
import type { Intent } from "../rules/Intent.ts";
import { intents } from "../rules/intents/index.ts";
import { countWords } from "./countWords.ts";
import { messageFits, type QuestionFits } from "./messageFits.ts";

/** What a message asks, as far as it can be told. */
export interface Understanding {
  /** What it asks surely enough to be answered, the likeliest first. */
  readonly asked: readonly Intent[];
  /** What else it may ask, the likeliest first; at most three, and none where the answer is sure. */
  readonly choices: readonly Intent[];
  /** Questions of the message, in the parent's words, that neither `asked` nor `choices` covers. */
  readonly openQuestions: readonly string[];
  /** Whether the parent or a model chose `asked`, so that the words decide nothing. */
  readonly isChosen: boolean;
  /** Whether each of `asked` is sure enough to be charged for. */
  readonly isSure: boolean;
}

/** Finds the topics of a message: those that the parent or a model has chosen, or those that its words fit. */
export const understand = oncePerInput(read);

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

/** Finds what the words of a message fit, question by question and as a whole (ADR 32). */
function understandWords(message: string, earlierTopics: readonly string[]): Understanding {
  const outside = outsideOdds(message);
  // The odds are learned from English.
  if (outside >= surelyOutside && languageOf(message) === "en") return nothing;
  const isOfSchool = outside < 0;
  const fits = messageFits(message);
  const isFollowUp = earlierTopics.length > 0 && countWords(message) <= longestFollowUp;
  const fitting = topicsRanked(isFollowUp ? withEarlier(fits.message, earlierTopics) : fits.message);
  const [first, second] = fitting;
  if (first === undefined || second === undefined) return nothing;
  if ((fits.message.get("outside") ?? 0) > first.fit * 0.8) return nothing;

  const questions = fits.questions.filter(({ text }) => countWords(text) >= 4).map(topOf);
  const answeredQuestions = questions
    .filter(({ inContext }) => inContext.fit >= leastToAnswerQuestion)
    .toSorted((one, other) => other.inContext.fit - one.inContext.fit);
  const asked = topicsOf([
    ...(first.fit >= (isOfSchool ? leastToAnswer : leastOfSureTopic) ? [first.label] : []),
    ...answeredQuestions.map(({ inContext }) => inContext.label),
  ]).slice(0, mostAnswered);

  // Where the answer may be the wrong one, it covers only what a question by itself fits.
  const isFirm = first.fit >= leastOfSureTopic;
  const open = questions.filter(
    ({ alone, inContext }) =>
      alone.label !== "background" &&
      !holds(asked, alone.label) &&
      (!isFirm || !holds(asked, inContext.label) || alone.fit >= leastElsewhere),
  );
  const isSure =
    asked.length === 1 &&
    open.length === 0 &&
    (fits.message.get(first.label) ?? 0) >= leastToCharge &&
    (!isFollowUp || questions.length > 0) &&
    first.fit >= second.fit * leastLead &&
    // What is surely of school was learned from English alone.
    languageOf(message) === "en" &&
    isSurelyOfSchool(message) &&
    countWords(message) >= (isFollowUp ? leastOfFollowUp : leastWords);
  const likely = asked.length > 0 ? fitting.filter(({ fit }) => fit >= leastBeside) : fitting;
  const choices =
    isSure || first.fit < leastToAsk
      ? []
      : topicsOf([...open.map(({ inContext }) => inContext.label), ...likely.map(({ label }) => label)])
          .filter(({ id }) => !holds(asked, id))
          .slice(0, mostChoices);
  const named = [...asked, ...choices];
  const openQuestions = open
    .filter((one) => asked.length > 0 || !holds(named, one.alone.label) || !holds(named, one.inContext.label))
    .map(({ text }) => text)
    .slice(0, mostOpen);
  return { asked, choices, openQuestions: named.length > 0 ? openQuestions : [], isChosen: false, isSure };
}

/** The topic that a text fits best, and how well. */
export function likeliestTopic(text: string): Fit | undefined {
  return topicsRanked(messageFits(text).message)[0];
}

/** Our topics alone, without `outside` and `background`. */
function topicsRanked(likelihoods: Likelihoods): readonly Fit[] {
  return ranked(likelihoods).filter(({ label }) => byId.has(label));
}

function withEarlier(likelihoods: Likelihoods, earlierTopics: readonly string[]): Likelihoods {
  const earlier = new Map(earlierTopics.map((topic) => [topic, 1 / earlierTopics.length]));
  return mix([
    [likelihoods, 1 - earlierShare],
    [earlier, earlierShare],
  ]);
}

/** What a question fits best, `outside` and `background` included. One that is clear by itself needs no context. */
function topOf({ text, alone, inContext }: QuestionFits) {
  const byItself = likeliest(alone);
  return {
    text,
    alone: byItself,
    inContext: byItself.fit >= leastByItself ? byItself : likeliest(inContext),
  };
}

function holds(topics: readonly Intent[], id: string): boolean {
  return topics.some((topic) => topic.id === id);
}

const nothing: Understanding = {
  asked: [],
  choices: [],
  openQuestions: [],
  isChosen: false,
  isSure: false,
};

/** From here on the likeliest topic fit all of 80 messages that are the school's matter, 27 of them new (ADR 31). */
export const leastOfSureTopic = 0.41;
export const mostAnswered = 3;
const mostChoices = 3;
const mostOpen = 3;

// Measured on the tuning half of the evaluation (ADR 32).
const earlierShare = 0.2;
/** In words. A longer message says by itself what it is about. */
const longestFollowUp = 25;
/** Of a message that is more likely a matter of the school than not; any other has to fit surely. */
const leastToAnswer = 0.2;
/** Log odds. Of the first messages of 113 cases in the tuning half that are the school's matter, the highest has 0.52. */
const surelyOutside = 0.75;
const leastToAnswerQuestion = 0.45;
const leastByItself = 0.95;
const leastToAsk = 0.03;
/** Below an answer, a topic is offered only where it may well be meant. */
const leastBeside = 0.03;
/** Stricter than any measurement asked for: on blind cases nearly one in ten charges from 0.41 on was wrong (ADR 31). */
const leastToCharge = 0.65;
const leastLead = 2;
/** How surely a question alone asks something that the answer does not cover. */
const leastElsewhere = 0.25;
/** In words: what is shorter leaves too much open, in a conversation still more. */
const leastWords = 7;
const leastOfFollowUp = 8;
