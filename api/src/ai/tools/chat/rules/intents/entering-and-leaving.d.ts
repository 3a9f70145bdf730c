import type { Intent } from "../Intent.ts";
/** When special education begins and ends. */
export declare const enteringAndLeaving: readonly Intent[];
