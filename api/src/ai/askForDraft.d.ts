import type { AiTool } from "@iep-insider/sdk/contract";
import type { AnswerTool, Draft, Question } from "./AnswerTool.ts";
import { type CheckName } from "./checks/checkDraft.ts";
import { type ModelClient, type ModelFailure } from "./model/ModelClient.ts";
/** The outcome of calling the model. */
export interface Asked<Tool extends AiTool> {
    /** The draft that passed every check; null if there was none. */
    readonly draft: Draft<Tool> | null;
    readonly tries: number;
    readonly rejected: readonly CheckName[];
    readonly failure: ModelFailure | null;
}
export declare const notAsked: {
    readonly draft: null;
    readonly tries: 0;
    readonly rejected: readonly [];
    readonly failure: null;
};
/**
 * Asks the model for its part of an answer and checks the whole.
 * @throws the signal's reason when it ended.
 */
export declare function askForDraft<Tool extends AiTool>(model: ModelClient, tool: AnswerTool<Tool>, question: Question<Tool>, byRules: Draft<Tool>, signal: AbortSignal | undefined): Promise<Asked<Tool>>;
