import type { ModelPart } from "../../AnswerTool.ts";
/** Asked only for terms missing from the glossary. Its explanation needs no citation. */
export declare const model: ModelPart<"jargon-translator">;
