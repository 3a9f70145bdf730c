import type { Intent } from "../Intent.ts";
/** Suspension and what follows it. */
export declare const discipline: readonly Intent[];
