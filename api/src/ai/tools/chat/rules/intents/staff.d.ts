import type { Intent } from "../Intent.ts";
/** Staff, medicine, and support for behavior. */
export declare const staff: readonly Intent[];
