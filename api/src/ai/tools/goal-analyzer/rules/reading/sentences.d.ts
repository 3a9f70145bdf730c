/** One sentence of the goal. */
export interface Sentence {
    readonly text: string;
    /** Where it begins in the whole text. */
    readonly start: number;
    /** Whether it tells how things are now, not what is to come. */
    readonly isPresentLevel: boolean;
}
export declare function sentencesIn(text: string): readonly Sentence[];
/** Words that tell how things are now. */
export declare const nowWords = "currently|presently|now|today|at present|present(?=:)|at the moment|so far|at this time|present levels?|plaafp|plop|current (?:performance|levels?|status)|baseline|starting point";
