import type { Intent } from "../Intent.ts";
/** Everyday questions around school and the IEP. */
export declare const everyday: readonly Intent[];
