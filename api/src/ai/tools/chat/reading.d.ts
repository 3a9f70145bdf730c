import type { ModelReading } from "../../AnswerTool.ts";
/** The topics that a model may choose from, a line each. */
export declare const topicList: string;
/**
 * A model finds the topics of a message before any law is looked up, so that a misreading by the rules does not limit
 * it. It chooses from our list; what is not on it is left out.
 */
export declare const reading: ModelReading<"chat">;
