import type { TypedLanguage } from "@iep-insider/sdk/safety";
/** An example of how a label may be said. */
export interface Phrasing {
    readonly label: string;
    readonly language: TypedLanguage;
    readonly text: string;
}
/** Phrasings as stored in a file: for each label in each language. */
export type PhrasingsFile = Readonly<Record<string, Readonly<Record<TypedLanguage, readonly string[]>>>>;
/** How likely a text means each label, together 1. */
export type Likelihoods = ReadonlyMap<string, number>;
export type LikelihoodsOf = (text: string, language: TypedLanguage) => Likelihoods;
export declare function phrasingsIn(file: PhrasingsFile): readonly Phrasing[];
/** Learns a language from its phrasings at the first text in it, which takes a second or two for thousands. */
export declare function createLikelihoods(phrasings: readonly Phrasing[]): LikelihoodsOf;
/** The weighted sum of several likelihoods. */
export declare function mix(parts: readonly (readonly [Likelihoods, number])[]): Likelihoods;
/** A label, and how well it fits, from 0 to 1. */
export interface Fit {
    readonly label: string;
    readonly fit: number;
}
/** All labels, the likeliest first. */
export declare function ranked(likelihoods: Likelihoods): readonly Fit[];
/** @throws {TypeError} where there is no label. */
export declare function likeliest(likelihoods: Likelihoods): Fit;
