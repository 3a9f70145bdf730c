import type { Draft, Question } from "../../../AnswerTool.ts";
import type { Understanding } from "../match/understand.ts";
/** The finished answer to up to three topics, with what the state adds. */
export declare function fromIntents({ input, evidence, today }: Question<"chat">, { asked, choices, openQuestions, isSure }: Understanding): Draft<"chat">;
