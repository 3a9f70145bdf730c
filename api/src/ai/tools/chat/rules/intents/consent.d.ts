import type { Intent } from "../Intent.ts";
/** Saying yes, no, or no longer. */
export declare const consent: readonly Intent[];
