import type { Features } from "./featuresOf.ts";
/** The known features of a text, and what each weighs; the weights together have length 1. */
export interface Weighed {
    /** Numbers below `Weighing.size`. */
    readonly places: Uint32Array;
    readonly weights: Float32Array;
}
export interface Weighing {
    /** How many features are known. */
    readonly size: number;
    /** Features that are not known tell nothing. */
    weigh(features: Features): Weighed;
}
/**
 * Learns from texts how much each feature tells (TF-IDF). A feature is known by a 32-bit hash and everything is kept in
 * typed arrays: as maps of strings, the same took ten times the memory. Of 70,000 features one pair shares a hash.
 * @param texts are read once. @param leastTexts how many of them a feature has to occur in to be known.
 * @returns the weighing, and the texts by it, in their order.
 */
export declare function learnWeighing(texts: Iterable<Features>, leastTexts?: number): {
    readonly weighing: Weighing;
    readonly learned: readonly Weighed[];
};
