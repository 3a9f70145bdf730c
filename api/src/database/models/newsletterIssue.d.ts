import { type RowOf } from "./table.ts";
/** A letter to all subscribers, and its sending progress. It holds no addresses. */
export interface NewsletterIssue extends RowOf<typeof newsletterIssues> {
}
export declare const newsletterIssues: import("./table.ts").Table<{
    readonly id: import("./table.ts").Column<number, true>;
    /** Hash of subject and text: the same letter is one issue, no matter who sends it and how often. */
    readonly contentHash: import("./table.ts").Column<string, false>;
    readonly subject: import("./table.ts").Column<string, false>;
    readonly startedAt: import("./table.ts").Column<Date, false>;
    /** Mails are queued for all subscribers up to this one. */
    readonly lastSubscriberId: import("./table.ts").Column<number, false>;
    /**
     * The newest subscriber when sending began. One who leaves and returns in the meantime gets a later id, and no second
     * copy.
     */
    readonly throughSubscriberId: import("./table.ts").Column<number, false>;
    readonly mailsQueued: import("./table.ts").Column<number, false>;
    /** The earliest time for the next batch. */
    readonly nextBatchAt: import("./table.ts").Column<Date, false>;
    readonly finishedAt: import("./table.ts").Column<Date | null, true>;
}>;
