import type { Intent } from "../Intent.ts";
/** Who acts for the child, moves and choices of school, and labels. */
export declare const whoDecides: readonly Intent[];
