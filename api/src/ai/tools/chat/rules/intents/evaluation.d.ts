import type { Intent } from "../Intent.ts";
/** Being tested: asking, time limits, refusals, testing again. */
export declare const evaluation: readonly Intent[];
