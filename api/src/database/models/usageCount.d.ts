import type { StoredSubject } from "../../usage/subject.ts";
import { type RowOf } from "./table.ts";
/** How often an event happened on one day. Nothing else about it is stored (ADR 13). */
export interface UsageCount extends RowOf<typeof usageCounts> {
}
export declare const usageCounts: import("./table.ts").Table<{
    /** `2026-11-21`, in UTC. */
    readonly day: import("./table.ts").Column<string, false>;
    readonly event: import("./table.ts").Column<"page_view" | "purchase" | "signup" | "tool_complete" | "tool_load" | "tool_start" | "tool_usage", false>;
    /** What it was counted for, as stored (ADR 68). */
    readonly subject: import("./table.ts").Column<NoInfer<StoredSubject>, false>;
    /** The partner's site key; empty for our own pages; or `unverifiedSite`. Part of the primary key, so never null. */
    readonly siteKey: import("./table.ts").Column<string, false>;
    readonly count: import("./table.ts").Column<number, false>;
}>;
