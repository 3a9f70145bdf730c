import type { AnswerTool } from "../../AnswerTool.ts";
/** The chat: one question about special education, answered from the law library. */
export declare const chat: AnswerTool<"chat">;
