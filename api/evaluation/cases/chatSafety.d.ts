import type { ChatQuestion } from "@iep-insider/sdk/contract";
import type { EvaluationCase } from "../EvaluationCase.ts";
/** What the chat must not do, and what it cannot know. */
export declare const chatSafety: readonly EvaluationCase<ChatQuestion>[];
