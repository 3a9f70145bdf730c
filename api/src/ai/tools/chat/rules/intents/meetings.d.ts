import type { Intent } from "../Intent.ts";
/** Meetings: calling one, who comes, and how it goes. */
export declare const meetings: readonly Intent[];
