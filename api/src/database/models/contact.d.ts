import { type RowOf } from "./table.ts";
/** A message that someone sent us, with their contact details. Kept 24 months (ADR 6). */
export interface Contact extends RowOf<typeof contacts> {
}
export declare const contacts: import("./table.ts").Table<{
    readonly id: import("./table.ts").Column<number, true>;
    readonly firstName: import("./table.ts").Column<string, false>;
    readonly lastName: import("./table.ts").Column<string | null, true>;
    readonly email: import("./table.ts").Column<string, false>;
    readonly phone: import("./table.ts").Column<string | null, true>;
    readonly serviceType: import("./table.ts").Column<"advocacy-coaching" | "customer_support" | "foundational-package" | "full-support-package" | "letter-writing" | "meeting-attendance" | "other" | "records-review" | "strategy-session", false>;
    readonly message: import("./table.ts").Column<string, false>;
    readonly createdAt: import("./table.ts").Column<Date, false>;
    /** Whether the sender was signed in as a Pro member: those are listed first (ADR 11). */
    readonly isPro: import("./table.ts").Column<boolean, true>;
    /**
     * Whether an operator has answered it or marked it as answered. Indexed; the time and the operator are in the columns
     * below.
     */
    readonly isAnswered: import("./table.ts").Column<boolean, true>;
    readonly answeredAt: import("./table.ts").Column<Date | null, true>;
    /** The operator's account id; the account may have been deleted since. */
    readonly answeredBy: import("./table.ts").Column<number | null, true>;
    /** Search keys (`contacts/contactKeys.ts`). */
    readonly nameKey: import("./table.ts").Column<string, true>;
    readonly lastNameKey: import("./table.ts").Column<string, true>;
    readonly emailKey: import("./table.ts").Column<string, true>;
    /** The length of the common prefix of the address and a name key; 0 also in rows from before it was computed. */
    readonly emailShared: import("./table.ts").Column<number, true>;
}>;
