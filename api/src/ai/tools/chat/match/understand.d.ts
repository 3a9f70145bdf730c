import type { ReadChatQuestion } from "../../../AnswerTool.ts";
import { type Fit } from "../../../matching/likelihoods.ts";
import type { Intent } from "../rules/Intent.ts";
/** What a message asks, as far as it can be told. */
export interface Understanding {
    /** What it asks surely enough to be answered, the likeliest first. */
    readonly asked: readonly Intent[];
    /** What else it may ask, the likeliest first; at most three, and none where the answer is sure. */
    readonly choices: readonly Intent[];
    /** Questions of the message, in the parent's words, that neither `asked` nor `choices` covers. */
    readonly openQuestions: readonly string[];
    /** Whether the parent or a model chose `asked`, so that the words decide nothing. */
    readonly isChosen: boolean;
    /** Whether each of `asked` is sure enough to be charged for. */
    readonly isSure: boolean;
}
/** Finds the topics of a message: those that the parent or a model has chosen, or those that its words fit. */
export declare const understand: (input: ReadChatQuestion) => Understanding;
/** The topic that a text fits best, and how well. */
export declare function likeliestTopic(text: string): Fit | undefined;
/** From here on the likeliest topic fit all of 80 messages that are the school's matter, 27 of them new (ADR 31). */
export declare const leastOfSureTopic = 0.41;
export declare const mostAnswered = 3;
