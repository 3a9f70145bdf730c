import type { DenialVerdict } from "@iep-insider/sdk/contract";
import type { ReasonKind } from "./ReasonKind.ts";
import type { Facts } from "./readFacts.ts";
/** A fact from the parent's account that changes the finding; each has its sentence. */
export type DecidingFact = "under-three" | "over-age" | "diploma" | "over-21" | "school-age" | "near-the-end" | "tested-this-year" | "tested-over-a-year-ago" | "tested-over-three-years-ago" | "found-not-eligible" | "part-test" | "none-suspected-with-data" | "none-suspected" | "in-iep" | "other-offered" | "impact-told" | "test-refused";
export interface Finding {
    readonly verdict: Exclude<DenialVerdict, "unavailable">;
    /** The facts that led to the verdict; the first decides. */
    readonly decidingFacts: readonly DecidingFact[];
}
export interface Case {
    readonly facts: Facts;
    /** The highest age that the state's rule names; null where we hold no verified rule. */
    readonly upperAge: number | null;
}
/** Whether a reason can stand, from the reason and the facts (ADR 27; OUTLINES J). */
export declare function judge(kind: ReasonKind, given: Case): Finding;
/** How far a verdict is on the school's side: 0 to 2. */
export declare function validityOf(verdict: Finding["verdict"]): number;
/** Of several reasons the one that carries the refusal best: one good reason is enough to refuse. */
export declare function strongest(kinds: readonly ReasonKind[], given: Case): {
    readonly kind: ReasonKind;
    readonly finding: Finding;
} | null;
