import type { AnswerTool } from "../../AnswerTool.ts";
/** Explains terms of special education: from the glossary, and by the model only what the glossary does not have. */
export declare const jargonTranslator: AnswerTool<"jargon-translator">;
