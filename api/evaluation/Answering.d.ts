import type { AiAnswer, AiTool } from "@iep-insider/sdk/contract";
import type { InputOfTool } from "../src/ai/AnswerTool.ts";
export interface Reply {
    readonly answer: AiAnswer;
    /** Checks of the server that drafts of this answer did not pass. */
    readonly rejected: readonly string[];
    /** Whether it may be charged. */
    readonly isSure: boolean;
    /** What the engine says that it answered; empty where it does not go by topics. */
    readonly topics: readonly string[];
}
/** What answers the cases. */
export interface Answering {
    answer<Tool extends AiTool>(tool: Tool, input: InputOfTool<Tool>): Promise<Reply>;
    /** Ids of the law that is retrieved for a question. */
    retrieved<Tool extends AiTool>(tool: Tool, input: InputOfTool<Tool>): ReadonlySet<string>;
}
