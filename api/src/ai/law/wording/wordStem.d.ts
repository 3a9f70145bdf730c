/** The words of a text in lower case: "Can't they re-evaluate?" → can't, they, reevaluate. */
export declare function tokensOf(text: string): string[];
/** A word without its ending, so that "evaluated" finds "evaluation"; null for what says nothing. */
export declare function wordStem(token: string): string | null;
