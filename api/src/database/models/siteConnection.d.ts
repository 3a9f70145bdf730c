import { type RowOf } from "./table.ts";
/**
 * Records that a member's tools are open, or were requested, in one browser on one partner's page. It opens tools and
 * nothing else.
 */
export interface SiteConnection extends RowOf<typeof siteConnections> {
}
export declare const siteConnections: import("./table.ts").Table<{
    readonly id: import("./table.ts").Column<number, true>;
    /** SHA-256 of the browser's key there. */
    readonly keyHash: import("./table.ts").Column<string, false>;
    readonly partnerId: import("./table.ts").Column<number, false>;
    /** The page's origin; null for our own page in an iframe. */
    readonly origin: import("./table.ts").Column<string | null, true>;
    /** SHA-256 of the code that the member was asked with; null once it is decided. */
    readonly codeHash: import("./table.ts").Column<string | null, true>;
    /** The member; null until it is allowed. */
    readonly userId: import("./table.ts").Column<number | null, true>;
    readonly allowedAt: import("./table.ts").Column<Date | null, true>;
    /** Expiry of the code until the member has decided; then of the connection, extended by use. */
    readonly endsAt: import("./table.ts").Column<Date, false>;
    readonly createdAt: import("./table.ts").Column<Date, false>;
}>;
