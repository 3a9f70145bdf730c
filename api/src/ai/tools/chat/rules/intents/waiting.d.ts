import type { Intent } from "../Intent.ts";
/** Being put off: a school that does not say no, and does not begin. */
export declare const waiting: readonly Intent[];
