import type { AiTool, GoalPartRead, ReasonRead } from "@iep-insider/sdk/contract";
import type { InputOfTool } from "../src/ai/AnswerTool.ts";
import type { Answering, Reply } from "./Answering.ts";
/** How a parent confirms what was read (ADR 31). */
export interface Confirming {
    /** The reasons that fit; none where nothing that is shown does. */
    reasons(read: readonly ReasonRead[]): readonly string[];
    /** Whether the parts are what the goal says. */
    isRight(parts: readonly GoalPartRead[]): boolean;
}
/** Confirms whatever was read. */
export declare const confirmsAll: Confirming;
export interface ConfirmedReply extends Reply {
    /** What was shown first, to be confirmed; null where there was an answer at once. */
    readonly read: Reply | null;
}
/** Asks as the page does: where something was read, it is confirmed and asked again. */
export declare function askConfirmed<Tool extends AiTool>(answering: Answering, tool: Tool, input: InputOfTool<Tool>, confirming: Confirming): Promise<ConfirmedReply>;
