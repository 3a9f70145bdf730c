import type { ChatAnswer } from "@iep-insider/sdk/contract";
import { isStateCode, type StateCode } from "@iep-insider/sdk/law";

/** A question and its outcome. */
export interface Exchange {
  readonly id: number;
  /** As typed; null for a stored answer. */
  readonly question: string | null;
  /** The title of the topic that the parent chose when asked back. */
  readonly chosen?: string | undefined;
  /** The answer, or why there is none. */
  readonly came: { readonly answer: ChatAnswer } | { readonly failure: string };
}

/** Adds an exchange. A failed question that was retried appears once. */
export function withExchange(before: readonly Exchange[], next: Exchange): readonly Exchange[] {
  return [...withoutFailed(before, next.question), next];
}

/** Removes the failures of a question that is being retried. */
export function withoutFailed(exchanges: readonly Exchange[], question: string | null): readonly Exchange[] {
  return exchanges.filter((one) => "answer" in one.came || one.question !== question);
}

/**
 * Whether the one paid question is answered. Members with all tools, stored answers and unknown ones cost nothing: then
 * the field stays.
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

/** The typed text and the chosen state. */
export interface ChatForm {
  readonly question: string;
  readonly state: StateCode | "";
}

/** Parses a stored or handed-over form. Invalid parts are dropped; null if nothing is left. */
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

/** Lines shown before the field scrolls: about 120 px. */
export const mostLines = 4;

interface Measured {
  readonly text: string;
  /** In px, of the field with one line; NaN without layout. */
  readonly contentHeight: number;
  readonly lineHeight: number;
}

/** The number of lines of the growing field. */
export function linesShown({ text, contentHeight, lineHeight }: Measured): number {
  const measured = Math.round(contentHeight / lineHeight);
  const lines = Number.isFinite(measured) ? measured : text.split("\n").length;
  return Math.min(Math.max(lines, 1), mostLines);
}
