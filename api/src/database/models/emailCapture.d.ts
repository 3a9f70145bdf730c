import { type RowOf } from "./table.ts";
/** An address that was given for the free tools, once per site (ADR 12). The address alone opens nothing. */
export interface EmailCapture extends RowOf<typeof emailCaptures> {
}
export declare const emailCaptures: import("./table.ts").Table<{
    readonly id: import("./table.ts").Column<number, true>;
    readonly email: import("./table.ts").Column<string, false>;
    readonly emailKey: import("./table.ts").Column<string, false>;
    /** The partner's, or "" on our own pages and on pages without a key. */
    readonly siteKey: import("./table.ts").Column<string, false>;
    readonly createdAt: import("./table.ts").Column<Date, false>;
}>;
