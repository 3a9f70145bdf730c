import { type RowOf } from "./table.ts";
/** Lets a browser's purchase key open a use that a partner paid for, on that partner's pages only. */
export interface SponsoredUse extends RowOf<typeof sponsoredUses> {
}
export declare const sponsoredUses: import("./table.ts").Table<{
    readonly id: import("./table.ts").Column<number, true>;
    /** SHA-256 of the key. */
    readonly keyHash: import("./table.ts").Column<string, false>;
    readonly partnerId: import("./table.ts").Column<number, false>;
    /** The page's origin; null for our own page in an iframe. */
    readonly origin: import("./table.ts").Column<string | null, true>;
    readonly entitlementId: import("./table.ts").Column<number, false>;
    /** After this, the key no longer opens it, used or not. */
    readonly endsAt: import("./table.ts").Column<Date, false>;
    readonly createdAt: import("./table.ts").Column<Date, false>;
}>;
