import type { ModelPart } from "../../AnswerTool.ts";
/** The model words the finding; the verdict is the rules' wherever they know the reason. */
export declare const model: ModelPart<"denial-decoder">;
