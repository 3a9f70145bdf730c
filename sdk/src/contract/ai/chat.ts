import type { AnswerBase } from "./AnswerBase.ts";

export interface ChatQuestion {
  readonly question: string;
  /** Two-letter code. */
  readonly state?: string | undefined;
}

export interface ChatAnswer extends AnswerBase {
  readonly success: boolean;
  /** The answer, at most 150 words; `**bold**` and lists as in Markdown, no HTML. */
  readonly advice: string;
  /** "Do this next": one to four short steps. */
  readonly doNext: readonly string[];
}
