import { type RowOf } from "./table.ts";
/** What the AI cost on a partner's pages on one day (UTC). */
export interface PartnerSpending extends RowOf<typeof partnerSpending> {
}
export declare const partnerSpending: import("./table.ts").Table<{
    readonly partnerId: import("./table.ts").Column<number, false>;
    /** `2026-11-21` */
    readonly day: import("./table.ts").Column<string, false>;
    /** Millionths of a US dollar; a string of digits where the database returns one. */
    readonly cost: import("./table.ts").Column<string | number, true>;
}>;
