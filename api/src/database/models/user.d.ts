import { type RowOf } from "./table.ts";
/** Where a right comes from: an operator's command, or a list in the settings, which may take it away again. */
export type RightSource = "grant" | "list";
/** An account. */
export interface User extends RowOf<typeof users> {
}
export declare const users: import("./table.ts").Table<{
    readonly id: import("./table.ts").Column<number, true>;
    /** As the user typed it. */
    readonly email: import("./table.ts").Column<string, false>;
    /** The same in lower case, and unique: `emailKeyOf` makes it. */
    readonly emailKey: import("./table.ts").Column<string, false>;
    /** An argon2id hash. */
    readonly password: import("./table.ts").Column<string, false>;
    readonly firstName: import("./table.ts").Column<string | null, true>;
    readonly lastName: import("./table.ts").Column<string | null, true>;
    readonly stripeCustomerId: import("./table.ts").Column<string | null, true>;
    readonly stripeSubscriptionId: import("./table.ts").Column<string | null, true>;
    readonly subscriptionStatus: import("./table.ts").Column<"active" | "cancelled" | "inactive" | "past_due", true>;
    readonly subscriptionEndDate: import("./table.ts").Column<Date | null, true>;
    readonly emailVerified: import("./table.ts").Column<boolean, true>;
    /** SHA-256 of the token in the mail, as for resetting. Null once used. */
    readonly verificationToken: import("./table.ts").Column<string | null, true>;
    readonly verificationTokenExpiry: import("./table.ts").Column<Date | null, true>;
    readonly resetToken: import("./table.ts").Column<string | null, true>;
    readonly resetTokenExpiry: import("./table.ts").Column<Date | null, true>;
    readonly role: import("./table.ts").Column<"admin" | "user", true>;
    /** Null for the default role. */
    readonly roleSource: import("./table.ts").Column<RightSource | null, true>;
    readonly createdAt: import("./table.ts").Column<Date, false>;
    readonly updatedAt: import("./table.ts").Column<Date, false>;
    /** Search keys besides the address (`accounts/nameKeys.ts`). */
    readonly nameKey: import("./table.ts").Column<string, false>;
    readonly lastNameKey: import("./table.ts").Column<string, false>;
}>;
