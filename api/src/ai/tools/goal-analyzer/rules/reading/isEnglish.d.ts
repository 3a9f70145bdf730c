/**
 * Whether a text reads as English: by its short words, for names and terms of a subject may come from anywhere. A text
 * of fewer than 4 words in our alphabet counts as English.
 */
export declare function isEnglish(text: string): boolean;
