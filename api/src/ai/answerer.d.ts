import type { AiTool } from "@iep-insider/sdk/contract";
import type { AnswerReport } from "./AnswerReport.ts";
import type { AnswerTool, InputOfTool } from "./AnswerTool.ts";
import type { LawIndex } from "./law/LawIndex.ts";
import type { TokensUsed } from "./model/ModelClient.ts";
import { type ModelClient } from "./model/ModelClient.ts";
import { type Answered } from "./present.ts";
/** The five AI tools by their ids. */
export type AnswerTools = {
    readonly [Tool in AiTool]: AnswerTool<Tool>;
};
export interface AnswererParts {
    readonly law: LawIndex;
    readonly tools: AnswerTools;
    /** Null: AI is off, and the rules answer. */
    readonly model: ModelClient | null;
    /** `YYYY-MM-DD` */
    readonly today: () => string;
    readonly report: (event: AnswerReport) => void;
}
export interface Answerer {
    /**
     * Answers a question of a tool: the model within the retrieved law, or the rules, and never without the checks.
     * @param signal ends the work.
     * @param watch receives what the work takes.
     * @throws the signal's reason when it ended; whatever else happens with the model, the rules answer.
     */
    answer<Tool extends AiTool>(tool: Tool, input: InputOfTool<Tool>, signal?: AbortSignal, watch?: AnswerWatch): Promise<Answered<Tool>>;
}
/** Watches one answer. */
export interface AnswerWatch {
    /** What the provider counted, each time that it was asked; also where no answer comes of it. */
    readonly spent: (tokens: TokensUsed) => void;
    /** Called before each attempt: whether today's budget is used up. The rules answer then. */
    readonly isOver?: () => Promise<boolean>;
    /** Called once, when there is an answer. */
    readonly answered: (report: AnswerReport) => void;
}
export declare function createAnswerer({ law, tools, model, today, report }: AnswererParts): Answerer;
