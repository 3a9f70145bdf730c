import type { Intent } from "../Intent.ts";
/** The day at school beside lessons: activities, health, safety, staying away. */
export declare const schoolLife: readonly Intent[];
