import { type RowOf } from "./table.ts";
/** How many uses a partner paid for in a month (UTC). Does not record who used what. */
export interface PartnerMonth extends RowOf<typeof partnerMonths> {
}
export declare const partnerMonths: import("./table.ts").Table<{
    readonly partnerId: import("./table.ts").Column<number, false>;
    /** `2026-11` */
    readonly month: import("./table.ts").Column<string, false>;
    readonly sponsoredUses: import("./table.ts").Column<number, true>;
}>;
