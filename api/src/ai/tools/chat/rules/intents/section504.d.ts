import type { Intent } from "../Intent.ts";
/** Section 504, discrimination, and bullying. */
export declare const section504: readonly Intent[];
