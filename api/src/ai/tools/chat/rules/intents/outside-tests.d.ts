import type { Intent } from "../Intent.ts";
/** Tests by an evaluator outside the school, and reports that a parent brings. */
export declare const outsideTests: readonly Intent[];
