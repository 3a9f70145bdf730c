import { type RowOf } from "./table.ts";
/** An organization that embeds our tools under keys of its own. */
export interface Partner extends RowOf<typeof partners> {
}
export declare const partners: import("./table.ts").Table<{
    readonly id: import("./table.ts").Column<number, true>;
    /** The current key; all of its keys are in `partner_keys`. */
    readonly siteKey: import("./table.ts").Column<string, false>;
    readonly name: import("./table.ts").Column<string, false>;
    /** The origins of its pages, as JSON; `partners/origins.ts` reads and writes them. */
    readonly allowedOrigins: import("./table.ts").Column<string, false>;
    /** When false, none of its keys work. */
    readonly active: import("./table.ts").Column<boolean, false>;
    readonly createdAt: import("./table.ts").Column<Date, false>;
    readonly updatedAt: import("./table.ts").Column<Date, false>;
    /** The account that manages it; null when operators do. */
    readonly userId: import("./table.ts").Column<number | null, true>;
    readonly website: import("./table.ts").Column<string, true>;
    readonly about: import("./table.ts").Column<string, true>;
    readonly status: import("./table.ts").Column<"applied" | "approved" | "declined" | "unconfirmed", true>;
    /** Whether pages on localhost may use its keys. */
    readonly allowsLocalhost: import("./table.ts").Column<boolean, true>;
    readonly sponsored: import("./table.ts").Column<boolean, true>;
    /** The monthly (UTC) limit of sponsored uses, while it is `sponsored`. */
    readonly sponsoredUses: import("./table.ts").Column<number, true>;
    /** `SiteSettings` as JSON; `partners/settings.ts` reads and writes them. */
    readonly settings: import("./table.ts").Column<string | null, true>;
    /** The daily (UTC) AI cost limit of its pages, in US cents; null: the default limit. */
    readonly dailyCostLimit: import("./table.ts").Column<number | null, true>;
    /** When the application was sent to the operator; null: never, or before this column existed. */
    readonly appliedAt: import("./table.ts").Column<Date | null, true>;
}>;
