/**
 * A question in plain small letters: short forms written out ("wont" is "will not"), marks gone but for the ends of
 * sentences, so that the same words are found however a parent writes them.
 */
export declare function plainWords(text: string): string;
