import type { NonAttribute } from "sequelize";
import type { Partner } from "./partner.ts";
import { type RowOf } from "./table.ts";
/** A partner's site key, valid until `endsAt`. The row is kept afterwards, so that its counts can still be summed. */
export interface PartnerKey extends RowOf<typeof partnerKeys> {
    /** Where it was read with the key. */
    partner?: NonAttribute<Partner | null>;
}
export declare const partnerKeys: import("./table.ts").Table<{
    /** Public: it is part of the partner's pages. */
    readonly siteKey: import("./table.ts").Column<string, false>;
    readonly partnerId: import("./table.ts").Column<number, false>;
    readonly createdAt: import("./table.ts").Column<Date, false>;
    /** Null: no end is set. */
    readonly endsAt: import("./table.ts").Column<Date | null, true>;
    /** When one of the partner's pages last used it; null: never. */
    readonly seenAt: import("./table.ts").Column<Date | null, true>;
    /** That page's origin, with its path (`pagePath`) if the page sent it. */
    readonly seenOn: import("./table.ts").Column<string | null, true>;
    /** When a page of another origin last tried it; null: never. */
    readonly refusedAt: import("./table.ts").Column<Date | null, true>;
    /** The origin of that page. */
    readonly refusedOn: import("./table.ts").Column<string | null, true>;
}>;
