import type { AnswerBase } from "./AnswerBase.ts";

/** Most topics that a question can name, as chosen by the parent or from the answer before it. */
export const mostTopics = 6;

export interface ChatQuestion {
  readonly question: string;
  /** Two-letter code. */
  readonly state?: string | undefined;
  /** The topic that the parent chose when asked what the question means. */
  readonly chosenTopic?: string | undefined;
  /** Topics of the answer that this message follows ("and what if they say no?"). */
  readonly earlierTopics?: readonly string[] | undefined;
}

/** A topic that a question may be about, offered to the parent as a button. */
export interface TopicChoice {
  readonly topic: string;
  /** In a parent's words, such as "Being sent home early". */
  readonly title: string;
}

export interface ChatAnswer extends AnswerBase {
  readonly success: boolean;
  /** The answer, at most 150 words; `**bold**` and lists as in Markdown, no HTML. */
  readonly advice: string;
  /** "Do this next": one to four short steps. */
  readonly doNext: readonly string[];
  /** Ids of the topics it answers, most urgent first; the next message may follow up on them. */
  readonly topics: readonly string[];
  /** What else the question may be about, the likeliest first; none where the answer is sure. */
  readonly choices: readonly TopicChoice[];
  /** For a question in Spanish: the heart of the answer and the next step, in Spanish. Empty for one in English. */
  readonly inSpanish: readonly string[];
  /** Questions of the message that are left open, in the parent's words. */
  readonly openQuestions: readonly string[];
}
