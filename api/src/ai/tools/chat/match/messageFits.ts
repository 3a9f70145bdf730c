import { languageOf } from "@iep-insider/sdk/safety";
import { type Likelihoods, likeliest, mix } from "../../../matching/likelihoods.ts";
import { splitMessage } from "../../../matching/splitMessage.ts";
import { countWords } from "./countWords.ts";
import { likelihoodsOf } from "./matchers.ts";

/** How well each topic fits a message and each of its questions, from 0 to 1. */
export interface MessageFits {
  readonly message: Likelihoods;
  readonly questions: readonly QuestionFits[];
}

export interface QuestionFits {
  /** In the parent's words. */
  readonly text: string;
  /** By the words of the question alone. */
  readonly alone: Likelihoods;
  /** With the sentences before it and the whole message. */
  readonly inContext: Likelihoods;
}

/**
 * Reads a message sentence by sentence, each with the one and the two before it, and as a whole. Questions count three
 * times. The shares were measured on the tuning half of the evaluation (ADR 32).
 */
export function messageFits(message: string): MessageFits {
  const language = languageOf(message);
  const sentences = splitMessage(message);
  const whole = likelihoodsOf(message, language);
  const read = sentences.map(({ text, isQuestion }, at) => {
    const textFrom = (first: number) =>
      sentences
        .slice(Math.max(0, first), at + 1)
        .map((sentence) => sentence.text)
        .join(" ");
    const alone = likelihoodsOf(text, language);
    const own = isEmpty(text, alone) ? 0.1 : 0.5;
    const near = mix([
      [alone, own],
      [likelihoodsOf(textFrom(at - 1), language), (1 - own) * 0.66],
      [likelihoodsOf(textFrom(at - 2), language), (1 - own) * 0.34],
    ]);
    return { text, isQuestion, alone, near };
  });
  const total = read.reduce((sum, { isQuestion }) => sum + weightOf(isQuestion), 0) || 1;
  const sentencesTogether = mix(read.map(({ isQuestion, near }) => [near, weightOf(isQuestion) / total]));
  return {
    message: withWhole(sentencesTogether, whole),
    questions: read
      .filter(({ isQuestion }) => isQuestion)
      .map(({ text, alone, near }) => ({ text, alone, inContext: withWhole(near, whole) })),
  };
}

/** "Is she right?", "what can i do": only the sentences before it tell what is asked. */
function isEmpty(text: string, alone: Likelihoods): boolean {
  const { label, fit } = likeliest(alone);
  return countWords(text) <= 5 && (label === "background" || label === "outside" || fit < leastToTell);
}

const leastToTell = 0.35;

function withWhole(part: Likelihoods, whole: Likelihoods): Likelihoods {
  return mix([
    [part, 0.6],
    [whole, 0.4],
  ]);
}

function weightOf(isQuestion: boolean): number {
  return isQuestion ? 3 : 1;
}
