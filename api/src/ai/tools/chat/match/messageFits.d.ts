import { type Likelihoods } from "../../../matching/likelihoods.ts";
/** How well each topic fits a message and each of its questions, from 0 to 1. */
export interface MessageFits {
    readonly message: Likelihoods;
    readonly questions: readonly QuestionFits[];
}
export interface QuestionFits {
    /** In the parent's words. */
    readonly text: string;
    /** By the words of the question alone. */
    readonly alone: Likelihoods;
    /** With the sentences before it and the whole message. */
    readonly inContext: Likelihoods;
}
/**
 * Reads a message sentence by sentence, each with the one and the two before it, and as a whole. Questions count three
 * times. The shares were measured on the tuning half of the evaluation (ADR 32).
 */
export declare function messageFits(message: string): MessageFits;
