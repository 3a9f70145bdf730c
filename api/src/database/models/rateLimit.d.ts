import { type RowOf } from "./table.ts";
/** How many requests one sender made under one limit in one window. */
export interface RateLimit extends RowOf<typeof rateLimits> {
}
export declare const rateLimits: import("./table.ts").Table<{
    /** A keyed hash of the limit's name and the sender's address; the address itself is stored nowhere. */
    readonly sender: import("./table.ts").Column<string, false>;
    readonly windowEnd: import("./table.ts").Column<Date, false>;
    readonly hits: import("./table.ts").Column<number, false>;
}>;
