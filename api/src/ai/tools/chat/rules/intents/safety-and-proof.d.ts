import type { Intent } from "../Intent.ts";
/** Police and threats, punishment for complaints, recordings and papers, and what is owed for lost time. */
export declare const safetyAndProof: readonly Intent[];
