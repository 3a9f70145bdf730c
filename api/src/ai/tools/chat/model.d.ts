import type { ModelPart } from "../../AnswerTool.ts";
/** What the OpenAI engine writes of the chat: the whole answer, within the law that was retrieved. */
export declare const model: ModelPart<"chat">;
