import { type RowOf } from "./table.ts";
/** A passkey or an authenticator app of an operator. It has no effect until it is confirmed. */
export interface SecondFactorRow extends RowOf<typeof secondFactors> {
}
export declare const secondFactors: import("./table.ts").Table<{
    readonly id: import("./table.ts").Column<number, true>;
    readonly userId: import("./table.ts").Column<number, false>;
    readonly kind: import("./table.ts").Column<"passkey" | "totp", false>;
    readonly name: import("./table.ts").Column<string, false>;
    /** A passkey's credential id in base64url; unique. */
    readonly credentialId: import("./table.ts").Column<string | null, true>;
    /** A passkey's public key in base64url; an app's secret, sealed with the server's. */
    readonly secret: import("./table.ts").Column<string, false>;
    /** A passkey's signature counter; for an app, the time step of the last accepted code. */
    readonly counter: import("./table.ts").Column<number, true>;
    readonly confirmedAt: import("./table.ts").Column<Date | null, true>;
    readonly createdAt: import("./table.ts").Column<Date, false>;
    readonly lastUsedAt: import("./table.ts").Column<Date | null, true>;
}>;
