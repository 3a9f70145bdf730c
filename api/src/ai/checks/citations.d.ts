import type { Check } from "./Check.ts";
/** Citations were retrieved, an answer has at least one, and ids are not in the sentences. */
export declare const citations: Check;
