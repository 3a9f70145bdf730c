import { type RowOf } from "./table.ts";
/** An address that gets the newsletter, or a requested one that is not confirmed yet. */
export interface NewsletterSubscriber extends RowOf<typeof newsletterSubscribers> {
}
export declare const newsletterSubscribers: import("./table.ts").Table<{
    readonly id: import("./table.ts").Column<number, true>;
    readonly email: import("./table.ts").Column<string, false>;
    readonly emailKey: import("./table.ts").Column<string, false>;
    /** When it was last requested. */
    readonly requestedAt: import("./table.ts").Column<Date, false>;
    /** When the address was confirmed; until then null, and no letter is sent. */
    readonly subscribedAt: import("./table.ts").Column<Date | null, true>;
    /** A hash. Null once used. */
    readonly confirmationToken: import("./table.ts").Column<string | null, true>;
    readonly confirmationTokenExpiry: import("./table.ts").Column<Date | null, true>;
    /**
     * The token in the link of every letter. It is random rather than derived from the server's secret, since links in
     * old letters have to work for years, also after the secret was changed. It ends this subscription and does nothing
     * else.
     */
    readonly unsubscribeToken: import("./table.ts").Column<string, false>;
    /** Since when `mailsSent` counts the mails caused by requests for this address. */
    readonly mailsSince: import("./table.ts").Column<Date, false>;
    readonly mailsSent: import("./table.ts").Column<number, false>;
}>;
