import { type RowOf } from "./table.ts";
/** An event of the payment provider that was dealt with. The same one that comes again changes nothing. */
export interface WebhookEvent extends RowOf<typeof webhookEvents> {
}
export declare const webhookEvents: import("./table.ts").Table<{
    /** The provider's: `evt_…`. */
    readonly id: import("./table.ts").Column<string, false>;
    readonly type: import("./table.ts").Column<string, false>;
    /** When it was dealt with. */
    readonly createdAt: import("./table.ts").Column<Date, false>;
}>;
