import type { Check } from "./Check.ts";
/** Every legal reference in the text belongs to a rule that the draft cites. */
export declare const sections: Check;
