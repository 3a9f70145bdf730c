import type { Draft, Question } from "../../../AnswerTool.ts";
/** Says that we do not know, and who helps free of charge. */
export declare function unknown({ input, evidence }: Question<"chat">): Draft<"chat">;
