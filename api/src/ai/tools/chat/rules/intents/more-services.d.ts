import type { Intent } from "../Intent.ts";
/** Services beside teaching and therapy. */
export declare const moreServices: readonly Intent[];
