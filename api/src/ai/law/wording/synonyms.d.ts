/** What parents say, and the words of the law library that may be meant by it. */
export interface Synonym {
    /** In lower case, words apart by one space; the first way to say it that is found counts. */
    readonly says: readonly string[];
    readonly means: readonly string[];
}
export declare const synonyms: readonly Synonym[];
