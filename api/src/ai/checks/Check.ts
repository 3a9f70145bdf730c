import type { AiTool } from "@iep-insider/sdk/contract";
import type { Draft, Question } from "../AnswerTool.ts";

/** A draft that is looked at. */
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

/** One check. @returns what is wrong, in a sentence that tells the model how to mend it; null when nothing is. */
export type Check = (checked: Checked) => string | null;
