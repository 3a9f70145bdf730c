import type { ChatQuestion } from "@iep-insider/sdk/contract";
import type { EvaluationCase } from "../EvaluationCase.ts";
/** Questions to the chat in words near the field's own. */
export declare const chat: readonly EvaluationCase<ChatQuestion>[];
