/** Texts from this similarity on count as equal. */
export declare const leastSimilarity = 0.9;
/** Whether two texts are equal apart from case, spaces, punctuation and a tenth of their letter pairs. */
export declare function areSimilar(a: string, b: string): boolean;
/** From 0 to 1: Dice's coefficient of the pairs of neighboring letters; 1 for texts that are equal after normalizing. */
export declare function similarity(a: string, b: string): number;
