import type { Check } from "./Check.ts";
/**
 * No predictions, no legal or medical advice, no blame, no requests for names, no contact details that we were not
 * given.
 */
export declare const safety: Check;
