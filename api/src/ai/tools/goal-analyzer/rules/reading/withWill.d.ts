/**
 * A goal in the present tense, as it is meant: "By June, Ana reads 95 words" has "Ana will read". Only where a day is
 * named by which it is reached, since without one the present tells how things are now.
 */
export declare function withWill(text: string): string;
