import type { Intent } from "../Intent.ts";
/** Goals, and how progress on them is told. */
export declare const goals: readonly Intent[];
