/** Something that can be found, and the texts that it is found by. */
export interface Ranked<Entry> {
    readonly entry: Entry;
    readonly title: string;
    readonly text: string;
    /** Words that parents use for it. */
    readonly askedAs: string;
    /** What is wrongly said of it: worth finding it by, and nothing else. */
    readonly saidOfIt: string;
    /** What its score is multiplied by. */
    readonly weight: number;
}
export interface Ranking<Entry> {
    /** The best first. `coverage` is the share of the telling words that were found in it. */
    find(words: string): readonly {
        readonly score: number;
        readonly coverage: number;
        readonly entry: Entry;
    }[];
}
/**
 * Ranks entries by the words of a question: each telling word counts once, by the best of its own form and the field's
 * words for it, so that many words for one thing do not outweigh the rest.
 */
export declare function createRanking<Entry>(all: readonly Ranked<Entry>[]): Ranking<Entry>;
