import type { AiTool } from "@iep-insider/sdk/contract";
import { type Replaced } from "@iep-insider/sdk/safety";
import type { AnswerTool, InputOfTool } from "./AnswerTool.ts";
/**
 * The browser has taken phones, addresses, dates and names out already; a client that calls the API without it is
 * protected here (ADR 15). Names we cannot know: the parent entered them in the browser only.
 */
export declare function withoutDetails<Tool extends AiTool>(tool: AnswerTool<Tool>, typed: InputOfTool<Tool>): {
    readonly input: InputOfTool<Tool>;
    readonly replaced: readonly Replaced[];
};
