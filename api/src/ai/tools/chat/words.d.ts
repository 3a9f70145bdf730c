import type { Declined } from "@iep-insider/sdk/safety";
/** The sentences around an answer; the answers themselves are in `rules/intents`. */
export declare const opening = "That sounds hard. Here is what the rules say.";
/** For a parent who has already written: in place of "ask in writing". */
export declare const askAgain = "You wrote that you asked in writing. Write once more: give the date of your first letter, and ask for an answer by a date you name.";
export declare const titleOf: (title: string) => string;
/** Before an answer to a message that may ask something else. */
export declare const notSure = "We may have misread your question, so this costs you nothing. If it does not fit, ask again in one plain sentence.";
/** Where a message may ask one of several things. */
export declare const unclear: {
    advice: string;
    inSpanish: string;
};
/** Below the Spanish summary of an answer. */
export declare const answerInEnglish = "La respuesta completa est\u00E1 abajo, en ingl\u00E9s. No le cuesta nada.";
export declare const inState: (state: string, rule: string) => string;
export declare const noStateRule: (state: string) => string;
/** Where the rule's own words are too long to be read with ease. */
export declare const seeStateRule: (state: string) => string;
/** Said where one of the rules is not verified: the list of sources shows which, and why. */
export declare const doubtAtSources = "Not all of this is checked in the law itself. The sources below tell you which part.";
export declare const term: {
    ask: string;
    known: (name: string, longForm: string | undefined) => string;
};
/** The answer is a rule that the search has found, in the rule's own words. */
export declare const found: {
    before: (topic: string) => string;
    inSources: string;
    doNext: string[];
};
export declare const unknown: {
    advice: string;
    center: string;
    withoutState: string;
    centerUnchecked: string;
    website: (address: string) => string;
    phone: (number: string, isVerified: boolean) => string;
    doNext: string[];
};
export declare const declined: Readonly<Record<Declined | "diagnosis" | "dose", Words>>;
interface Words {
    readonly advice: string;
    readonly doNext: readonly string[];
}
export {};
