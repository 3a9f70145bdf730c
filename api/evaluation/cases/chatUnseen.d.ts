import type { ChatQuestion } from "@iep-insider/sdk/contract";
import type { EvaluationCase } from "../EvaluationCase.ts";
/** Questions that were written when the rules engine already answered the others: how it does on what it never saw. */
export declare const chatUnseen: readonly EvaluationCase<ChatQuestion>[];
