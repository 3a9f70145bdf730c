import type { StoredToolName } from "@iep-insider/sdk/catalog";
import { type RowOf } from "./table.ts";
/** How many answers of one kind a tool gave on one day, and their cost. Records nothing about who asked or what. */
export interface AiCount extends RowOf<typeof aiCounts> {
}
export declare const aiCounts: import("./table.ts").Table<{
    /** `2026-11-21`, in UTC. */
    readonly day: import("./table.ts").Column<string, false>;
    readonly tool: import("./table.ts").Column<NoInfer<StoredToolName>, false>;
    /** The engine that wrote the answer; without an answer, `openai` if the provider was called. */
    readonly engine: import("./table.ts").Column<"openai" | "rules", false>;
    readonly outcome: import("./table.ts").Column<"answered" | "declined" | "failed" | "left" | "to_confirm" | "unknown", false>;
    /** Why the model gave no answer; empty if it gave one or was not called. */
    readonly failure: import("./table.ts").Column<"" | "cancelled" | "knew_less" | "over_budget" | "rate_limited" | "refused" | "rejected" | "resting" | "timed_out" | "unavailable" | "unreadable", false>;
    readonly answers: import("./table.ts").Column<number, true>;
    /** How many of them a use was spent on. */
    readonly charged: import("./table.ts").Column<number, true>;
    /** Sums over all answers. A server may give a BIGINT as text: `Number` reads both. */
    readonly inputTokens: import("./table.ts").Column<number, true>;
    readonly outputTokens: import("./table.ts").Column<number, true>;
    /** Tokens used while no prices were set, and so missing from `cost`. */
    readonly unpricedTokens: import("./table.ts").Column<number, true>;
    /** In millionths of a US dollar, at the prices at that time. */
    readonly cost: import("./table.ts").Column<number, true>;
    readonly milliseconds: import("./table.ts").Column<number, true>;
    /** For how many of `charged` the use was returned, because they did not answer the question. */
    readonly returned: import("./table.ts").Column<number, true>;
}>;
