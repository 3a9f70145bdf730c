import type { Draft, Question } from "../../../AnswerTool.ts";
/** Answers a question from our own finished answers, the glossary or a rule that fits; asks back; or says that we do not know. */
export declare function answer(question: Question<"chat">): Draft<"chat">;
/** What the words of a decline rest on. */
export declare const lawOf: {
    readonly diagnosis: "parent-request-evaluation";
    readonly dose: "medication-ban";
};
