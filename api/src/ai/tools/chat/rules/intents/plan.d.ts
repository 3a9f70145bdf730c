import type { Intent } from "../Intent.ts";
/** What an IEP holds, and how well it works. */
export declare const plan: readonly Intent[];
