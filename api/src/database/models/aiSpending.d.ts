import { type RowOf } from "./table.ts";
/** How many AI tokens all processes used on one day. Records nothing about who asked or what. */
export interface AiSpending extends RowOf<typeof aiSpending> {
}
export declare const aiSpending: import("./table.ts").Table<{
    /** `2026-11-21`, in UTC. */
    readonly day: import("./table.ts").Column<string, false>;
    readonly tokens: import("./table.ts").Column<number, false>;
}>;
