/** A number in digits or words: "80", "2.5", "eighty", "twenty-five". Longer words first. */
export declare const numberPattern: string;
/** The first number of a text. @returns NaN where there is none. */
export declare function numberIn(text: string): number;
