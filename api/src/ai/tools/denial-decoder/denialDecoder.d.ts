import type { AnswerTool } from "../../AnswerTool.ts";
/** The denial decoder: whether a school's reason can stand, and what to do. */
export declare const denialDecoder: AnswerTool<"denial-decoder">;
