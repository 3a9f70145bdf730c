import type { AiAnswer } from "@iep-insider/sdk/contract";
import { textOf } from "@iep-insider/sdk/reading-grade";
import type { AnyCase } from "./EvaluationCase.ts";

/** The parts of an answer that are not prose by its engine: codes, addresses, and the standard footer. */
const notProse = [
  "outcome",
  "engine",
  "engineNote",
  "citations",
  "crisis",
  "disclaimer",
  "id",
  "part",
  "verdict",
  "urgencyLevel",
  "letter",
  "address",
  "by",
  "citation",
  "topic",
  "topics",
  "openQuestions",
];

/** Every sentence of an answer that its engine wrote, a line each; a term that only repeats the parent's is not one. */
export function wordsOfAnswer({ input }: AnyCase, answer: AiAnswer): string {
  const isEcho = "term" in input && "term" in answer && answer.term.trim() === input.term.trim();
  return textOf(answer, isEcho ? [...notProse, "term"] : notProse);
}
