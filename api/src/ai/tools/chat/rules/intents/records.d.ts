import type { Intent } from "../Intent.ts";
/** Records, and seeing the class. */
export declare const recordsAndVisits: readonly Intent[];
