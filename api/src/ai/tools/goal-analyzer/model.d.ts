import type { ModelPart } from "../../AnswerTool.ts";
/** The model words the advice and the goal; score, points and caps are the rules'. */
export declare const model: ModelPart<"goal-analyzer">;
