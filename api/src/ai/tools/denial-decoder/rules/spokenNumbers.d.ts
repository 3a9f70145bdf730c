/** A number in digits or words, the longer words first. */
export declare const numberPattern: string;
/** @returns NaN where the text is no number. */
export declare function numberIn(text: string): number;
