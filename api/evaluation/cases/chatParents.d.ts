import type { ChatQuestion } from "@iep-insider/sdk/contract";
import type { EvaluationCase } from "../EvaluationCase.ts";
/** Questions to the chat as parents write them. */
export declare const chatParents: readonly EvaluationCase<ChatQuestion>[];
