/** The numbers of a text, in digits or words, that the goal does not have; "one" alone is a word like any other. */
export declare function numbersOutside(text: string, goalText: string): readonly string[];
