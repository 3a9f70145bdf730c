import type { Draft, Question } from "../../../AnswerTool.ts";
/** The glossary's answer; where it has no such term that is said, with the nearest, and nothing is guessed. */
export declare function answerByRules({ input, evidence, }: Question<"jargon-translator">): Draft<"jargon-translator">;
