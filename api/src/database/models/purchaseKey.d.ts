import { type RowOf } from "./table.ts";
/**
 * Lets a browser's key open a purchase. A key can open many purchases, and a purchase can have many keys. A key stored
 * on a partner's page works only there (`access/place.ts`).
 */
export interface PurchaseKey extends RowOf<typeof purchaseKeys> {
}
export declare const purchaseKeys: import("./table.ts").Table<{
    readonly id: import("./table.ts").Column<number, true>;
    /** SHA-256 of the key. */
    readonly keyHash: import("./table.ts").Column<string, false>;
    readonly paymentId: import("./table.ts").Column<number, false>;
    readonly createdAt: import("./table.ts").Column<Date, false>;
    /** The partner whose site key it was issued under; null on our own origin and for older rows. */
    readonly partnerId: import("./table.ts").Column<number | null, true>;
    /** The page's origin; null for our own pages, also in an iframe. */
    readonly origin: import("./table.ts").Column<string | null, true>;
    /** Extended with each use; null: never expires. */
    readonly endsAt: import("./table.ts").Column<Date | null, true>;
}>;
