import type { ChatAnswer } from "@iep-insider/sdk/contract";
import { isStateCode, type StateCode } from "@iep-insider/sdk/law";

/** A question and what came of it. */
export interface Exchange {
  readonly id: number;
  /** As the parent typed it; null for an answer of before. */
  readonly question: string | null;
  /** The title of the topic that the parent chose for it, where we asked back. */
  readonly chosen?: string | undefined;
  /** The answer, or why there is none. */
  readonly came: { readonly answer: ChatAnswer } | { readonly failure: string };
}

/** The exchanges with one more. A question that failed and was asked again stands there once. */
export function withExchange(before: readonly Exchange[], next: Exchange): readonly Exchange[] {
  return [...withoutFailed(before, next.question), next];
}

/** Without the failures of this question: it is under way anew. */
export function withoutFailed(exchanges: readonly Exchange[], question: string | null): readonly Exchange[] {
  return exchanges.filter((one) => "answer" in one.came || one.question !== question);
}

/**
 * Whether the one question that was paid for is answered. Nothing is charged to who has all tools,
 * for an answer of before, or where we did not know: then the field stays.
 */
export function isSingleUseOver(exchanges: readonly Exchange[]): boolean {
  const last = exchanges.at(-1);
  return last !== undefined && last.question !== null && "answer" in last.came && last.came.answer.isCharged;
}

/** Topics of the last answer, which the next message may follow up on. */
export function earlierTopics(exchanges: readonly Exchange[]): readonly string[] {
  const answers = exchanges.flatMap(({ came }) => ("answer" in came ? [came.answer] : []));
  return answers.findLast(({ topics }) => topics.length > 0)?.topics ?? [];
}

/** What is typed, and the state that was chosen. */
export interface ChatForm {
  readonly question: string;
  readonly state: StateCode | "";
}

/** A form that was kept or handed over, read back. What is of another shape is left out; null where nothing stays. */
export function formFrom(given: unknown): ChatForm | null {
  if (typeof given !== "object" || given === null) return null;
  const question: unknown = Reflect.get(given, "question");
  const state: unknown = Reflect.get(given, "state");
  const form: ChatForm = {
    question: typeof question === "string" ? question : "",
    state: typeof state === "string" && isStateCode(state) ? state : "",
  };
  return form.question === "" && form.state === "" ? null : form;
}

/** Lines that the field shows before it scrolls: about 120 px. */
export const mostLines = 4;

interface Measured {
  readonly text: string;
  /** In px, of the field with one line; not a number where nothing is laid out. */
  readonly contentHeight: number;
  readonly lineHeight: number;
}

/** How many lines the field shows: it grows with what is typed. */
export function linesShown({ text, contentHeight, lineHeight }: Measured): number {
  const measured = Math.round(contentHeight / lineHeight);
  const lines = Number.isFinite(measured) ? measured : text.split("\n").length;
  return Math.min(Math.max(lines, 1), mostLines);
}
