/** A telling word of a question, and the field's words for what a parent may mean by it. */
export interface AskedWord {
    /** Null for a phrase of several words, which only its meaning is looked for. */
    readonly own: string | null;
    readonly others: readonly string[];
}
/** The telling words of a question, each once: phrases first, then single words without those that say nothing. */
export declare function askedWords(question: string): readonly AskedWord[];
