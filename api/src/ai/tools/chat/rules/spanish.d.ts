import type { Intent } from "./Intent.ts";
/** A topic's title for a parent who writes in Spanish. */
export declare function spanishTitle({ id, title }: Intent): string;
/** The heart of each answer and one next step, and that the rest is in English. */
export declare function spanishSummary(topics: readonly string[]): readonly string[];
