import type { AiAnswer } from "@iep-insider/sdk/contract";
import type { AnyCase } from "./EvaluationCase.ts";
/** Every sentence of an answer that its engine wrote, a line each; a term that only repeats the parent's is not one. */
export declare function wordsOfAnswer({ input }: AnyCase, answer: AiAnswer): string;
