import { type RowOf } from "./table.ts";
/** A partner's logo, at most one per partner. */
export interface PartnerLogo extends RowOf<typeof partnerLogos> {
}
export declare const partnerLogos: import("./table.ts").Table<{
    readonly id: import("./table.ts").Column<number, true>;
    readonly partnerId: import("./table.ts").Column<number, false>;
    /** The first 32 hex digits of the bytes' SHA-256. It names the file, so that browsers can cache it forever. */
    readonly hash: import("./table.ts").Column<string, false>;
    readonly type: import("./table.ts").Column<"image/jpeg" | "image/png" | "image/webp", false>;
    readonly bytes: import("./table.ts").Column<Buffer<ArrayBufferLike>, false>;
}>;
