import type { TypedLanguage } from "@iep-insider/sdk/safety";
/** A text as its features, each with its weight. */
export type Features = ReadonlyMap<string, number>;
/**
 * What a text is compared by: its words, two and three that follow one another, pieces of words (so that misspelled ones
 * still count), and in English the concepts it speaks of ("one on one" and "para" are both an aide), alone and in pairs.
 */
export declare function featuresOf(text: string, language: TypedLanguage): Features;
