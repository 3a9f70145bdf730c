import type { Intent } from "../Intent.ts";
/** Who gets an IEP, from when, and until when. */
export declare const eligibility: readonly Intent[];
