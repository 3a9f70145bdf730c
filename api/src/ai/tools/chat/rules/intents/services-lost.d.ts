import type { Intent } from "../Intent.ts";
/** Services that are cut, or not given for want of staff or money. */
export declare const servicesLost: readonly Intent[];
