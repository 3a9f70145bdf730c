import { type RowOf } from "./table.ts";
/** A queued or sent mail. Its content and recipient are kept only until it is sent. */
export interface OutgoingMail extends RowOf<typeof outgoingMails> {
}
export declare const outgoingMails: import("./table.ts").Table<{
    readonly id: import("./table.ts").Column<number, true>;
    /** The account it is about; null if there is none, or it was deleted. */
    readonly userId: import("./table.ts").Column<number | null, true>;
    /** What kind of mail: `verify-email`. */
    readonly kind: import("./table.ts").Column<string, false>;
    /**
     * Recipient, subject and text, encrypted: a mail can hold a link that opens an account. Null once it is sent or no
     * longer useful.
     */
    readonly content: import("./table.ts").Column<string | null, true>;
    readonly createdAt: import("./table.ts").Column<Date, false>;
    readonly attempts: import("./table.ts").Column<number, true>;
    /** Null once sent or given up. */
    readonly nextAttemptAt: import("./table.ts").Column<Date | null, true>;
    readonly sentAt: import("./table.ts").Column<Date | null, true>;
    readonly givenUpAt: import("./table.ts").Column<Date | null, true>;
    /** The newsletter subscriber it goes to, else null. Unsubscribing deletes that subscriber's pending mails. */
    readonly subscriberId: import("./table.ts").Column<number | null, true>;
    /** The payment it is about, if any. */
    readonly paymentId: import("./table.ts").Column<number | null, true>;
    /** The mail is useless after this time; null where an earlier version queued it without one. */
    readonly usefulUntil: import("./table.ts").Column<Date | null, true>;
    /** Since when a process has been sending it, else null. A process that died leaves it set. */
    readonly sendingSince: import("./table.ts").Column<Date | null, true>;
    /** Why the last attempt failed. */
    readonly failure: import("./table.ts").Column<"address_refused" | "content_refused" | "encryption" | "no_connection" | "other" | "sign_in" | "timeout" | "too_late" | "unreadable" | null, true>;
    /** The mail server's reply code. */
    readonly failureReply: import("./table.ts").Column<number | null, true>;
}>;
