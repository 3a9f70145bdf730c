import type { Intent } from "../Intent.ts";
/** What the school has to tell a parent, when, and in which language. */
export declare const notices: readonly Intent[];
