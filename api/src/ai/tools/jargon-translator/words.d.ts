import type { Declined } from "@iep-insider/sdk/safety";
/** Text shown in place of an explanation. */
export interface InsteadOfMeaning {
    readonly category: string;
    readonly explanation: string;
    readonly whyItMatters: string;
    readonly whatToAsk: string;
}
export declare const unknown: InsteadOfMeaning;
export declare const declined: Readonly<Record<Declined, InsteadOfMeaning>>;
/** Before the explanations where a parent asked for two terms at once. */
export declare const twoTerms = "You asked about two terms. Here is each by itself.";
/** The same where there was more. */
export declare const twoOfSeveral = "You typed more than we can explain at once. Here are two terms, each by itself.";
/** Before the explanation where only one of the things typed is a term. */
export declare const oneOfSeveral: (term: string) => string;
/** Where a term's letters were misspelled. */
export declare const readAs: (typed: string, term: string) => string;
/** The terms that were named beside those explained. */
export declare const alsoNamed: (names: readonly string[]) => string;
export declare const named: (term: string, text: string) => string;
/** Where the model explained a term that no retrieved rule has. */
export declare const noRuleHeld = "We hold no rule that has this term. The school may use it in its own way.";
