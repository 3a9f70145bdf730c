/** One sentence of a message, or a piece of one that runs on. */
export interface Sentence {
    /** As the parent wrote it. */
    readonly text: string;
    readonly isQuestion: boolean;
}
/** The sentences of a message, in order. A run-on sentence is cut where a question begins, and where it is too long. */
export declare function splitMessage(message: string): readonly Sentence[];
