import type { Intent } from "../Intent.ts";
/** All that the chat has a finished answer to. */
export declare const intents: readonly Intent[];
