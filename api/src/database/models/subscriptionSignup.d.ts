import { type RowOf } from "./table.ts";
/** A person who began to subscribe, with their consent to the renewal. The account is created once they have paid. */
export interface SubscriptionSignup extends RowOf<typeof subscriptionSignups> {
}
export declare const subscriptionSignups: import("./table.ts").Table<{
    readonly id: import("./table.ts").Column<number, true>;
    /** The account: known from the start, or created on payment. */
    readonly userId: import("./table.ts").Column<number | null, true>;
    readonly email: import("./table.ts").Column<string, false>;
    readonly emailKey: import("./table.ts").Column<string, false>;
    readonly firstName: import("./table.ts").Column<string | null, true>;
    readonly lastName: import("./table.ts").Column<string | null, true>;
    /** An argon2id hash for the new account; null if the account exists already or was created. */
    readonly password: import("./table.ts").Column<string | null, true>;
    readonly stripeCheckoutSessionId: import("./table.ts").Column<string | null, true>;
    readonly stripeSubscriptionId: import("./table.ts").Column<string | null, true>;
    /** SHA-256 of the cookie of the browser that started it (ADR 1). */
    readonly browserHash: import("./table.ts").Column<string, false>;
    /** The sentence about renewal and cancelling that was agreed to, at `createdAt`. */
    readonly renewalTerms: import("./table.ts").Column<string, false>;
    readonly status: import("./table.ts").Column<"completed" | "failed" | "pending", false>;
    readonly accountMade: import("./table.ts").Column<boolean, true>;
    /** When a return page first showed it, and when it signed the user in. */
    readonly returnedAt: import("./table.ts").Column<Date | null, true>;
    readonly signedInAt: import("./table.ts").Column<Date | null, true>;
    readonly completedAt: import("./table.ts").Column<Date | null, true>;
    readonly createdAt: import("./table.ts").Column<Date, false>;
}>;
