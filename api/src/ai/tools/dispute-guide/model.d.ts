import type { ModelPart } from "../../AnswerTool.ts";
/** What the OpenAI engine writes of a plan: the words that fit it to the account. Route, dates and stay put are the rules'. */
export declare const model: ModelPart<"dispute-guide">;
