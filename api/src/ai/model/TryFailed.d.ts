import type { ModelFailure } from "./ModelClient.ts";
import { type TokensUsed } from "./ModelClient.ts";
interface Failure {
    readonly why: ModelFailure;
    /** Whether the next try may do better. */
    readonly mayPass: boolean;
    /** Whether it says that the provider is down, and not only that this question has no answer. */
    readonly isOutage: boolean;
    /** The answer's status; null when there was none. */
    readonly status?: number | null;
    /** The provider's name for it, such as `insufficient_quota`. */
    readonly code?: string | null;
    /** How long the provider asks to wait, in milliseconds. */
    readonly waitFor?: number | null;
    /** What the operator has to do; null where that would not help. */
    readonly advice?: string | null;
    /** The tokens that were used all the same. */
    readonly tokens?: TokensUsed;
}
/** One try brought no answer. It keeps nothing of what was thrown: that can quote the parent's words. */
export declare class TryFailed extends Error {
    readonly name = "TryFailed";
    readonly failure: Required<Failure>;
    constructor(failure: Failure);
}
/** A model chose only what is not on the list. */
export declare class Misread extends Error {
}
export {};
