import type { Intent } from "../Intent.ts";
/** Toward adult life. */
export declare const growingUp: readonly Intent[];
