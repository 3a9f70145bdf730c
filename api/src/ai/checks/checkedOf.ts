import type { AiTool } from "@iep-insider/sdk/contract";
import type { AnswerTool, Draft, Question } from "../AnswerTool.ts";
import type { Checked } from "./Check.ts";

/** All that the checks look at. */
export function checkedOf<Tool extends AiTool>(
  tool: AnswerTool<Tool>,
  question: Question<Tool>,
  draft: Draft<Tool>,
): Checked {
  return {
    tool: tool.tool,
    draft,
    question,
    prose: tool.proseOf(draft),
    words: tool.wordsOf(question.input),
    longestProse: tool.longestProse,
  };
}
