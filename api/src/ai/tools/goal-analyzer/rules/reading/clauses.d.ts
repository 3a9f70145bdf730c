import { type Span } from "./Span.ts";
/** The clauses of a goal that say when, under what condition, and how it is measured. */
export interface Clauses {
    /** `[name 1]`, `[date 1]`: placeholders for removed personal details. */
    readonly placeholders: readonly Span[];
    readonly timeframes: readonly Span[];
    readonly conditions: readonly Span[];
    /** Words for the help that the child has: "with prompts", "independently". */
    readonly helps: readonly Span[];
    readonly tools: readonly Span[];
    readonly people: readonly Span[];
}
export declare function clausesIn(text: string): Clauses;
/** Whether the sentence around a tool says how often it is used. */
export declare function saysHowOften(tools: readonly Span[]): boolean;
export declare function namesTool({ text }: Span): boolean;
/** Whether progress is only watched, without a tool that records it. */
export declare function isOnlyObserved(tools: readonly Span[]): boolean;
