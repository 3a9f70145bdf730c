import type { KnownFact } from "../rules/readFacts.ts";
/** A fact that would change a finding; asked for only where the story does not give it. */
export type OpenFact = string | {
    readonly text: string;
    readonly unless: KnownFact;
};
/** What is said of a reason. */
export interface ReasonWords {
    /** The answer, then why: two to four sentences. */
    readonly explanation: string;
    readonly wouldChange: readonly OpenFact[];
    readonly wouldMakeValid: readonly string[];
    /** What to do after asking for the written notice. */
    readonly steps: readonly string[];
    readonly whySend: string;
}
