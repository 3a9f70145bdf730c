/** One sentence of an account in small letters, with plain apostrophes; `[date 1]` and the like stay as they are. */
export interface AccountSentence {
    readonly text: string;
    /** Whether it asks: what it names has not been said to have happened. */
    readonly isQuestion: boolean;
}
/** The sentences of a parent's account, in order. Months are written without a period, so that none ends a sentence. */
export declare function sentencesOf(account: string): readonly AccountSentence[];
