import { type GlossaryTerm } from "@iep-insider/sdk/law/glossary";
import type { ReadTermToTranslate } from "../../../AnswerTool.ts";
/** The terms that a parent's words name. */
export interface AskedTerms {
    /** The terms to explain: at most two, as a third makes no answer that can be read on a phone. */
    readonly terms: readonly GlossaryTerm[];
    /** Further terms that were named. */
    readonly others: readonly GlossaryTerm[];
    /** Which of them were typed with an error, and how. */
    readonly misspelled: readonly {
        readonly typed: string;
        readonly term: GlossaryTerm;
    }[];
    /** Whether something was typed beside all of these. */
    readonly hasMore: boolean;
}
/**
 * Terms named exactly come first. Where there are none, those that a model found; without a model none is guessed, and
 * the nearest are offered.
 */
export declare function askedTerms({ term: text, foundTerms }: ReadTermToTranslate): AskedTerms;
export declare const mostTerms = 2;
