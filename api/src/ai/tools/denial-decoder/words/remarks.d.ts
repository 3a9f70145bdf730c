import type { DecidingFact } from "../rules/judge.ts";
import type { ReasonKind } from "../rules/ReasonKind.ts";
/** A note beside a sentence of the parent's text. */
export interface RemarkWords {
    readonly name: string;
    readonly note: string;
}
/** Beside the sentence in which the school gave the reason. Each says no more than the reason's own explanation. */
export declare const ofReason: Readonly<Record<ReasonKind, RemarkWords>>;
/** Beside the sentence with the deciding fact. */
export declare const nameOfFact: Readonly<Record<DecidingFact, string>>;
export declare const decides = "This is the fact that decided our finding.";
export declare const noNotice: RemarkWords;
