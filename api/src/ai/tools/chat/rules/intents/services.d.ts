import type { Intent } from "../Intent.ts";
/** Services: getting them, losing them, making them up. */
export declare const services: readonly Intent[];
