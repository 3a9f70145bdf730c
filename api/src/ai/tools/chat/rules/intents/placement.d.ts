import type { Intent } from "../Intent.ts";
/** Where a child learns, and private schools. */
export declare const placement: readonly Intent[];
