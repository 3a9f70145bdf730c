import type { AiTool } from "@iep-insider/sdk/contract";
import type { AnswerTool, Draft, Question } from "../AnswerTool.ts";
/** A draft to check. */
export interface Checked<Tool extends AiTool = AiTool> {
    readonly tool: Tool;
    readonly draft: Draft<Tool>;
    readonly question: Question<Tool>;
    /** Every sentence that a parent will read. */
    readonly prose: readonly string[];
    /** The parent's own words. */
    readonly words: readonly string[];
    readonly longestProse: number;
}
/** One check. @returns a sentence that tells the model what to fix; null if the draft passes. */
export type Check = (checked: Checked) => string | null;
/** Everything that the checks need. */
export declare function checkedOf<Tool extends AiTool>(tool: AnswerTool<Tool>, question: Question<Tool>, draft: Draft<Tool>): Checked;
