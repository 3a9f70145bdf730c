import type { Intent } from "../Intent.ts";
/** Disagreeing, and who can help. */
export declare const disputes: readonly Intent[];
