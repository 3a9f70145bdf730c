import { type RowOf } from "./table.ts";
/** An operator's answer to a message, as it was mailed. Deleted with the message. */
export interface ContactAnswer extends RowOf<typeof contactAnswers> {
}
export declare const contactAnswers: import("./table.ts").Table<{
    readonly id: import("./table.ts").Column<number, true>;
    readonly contactId: import("./table.ts").Column<number, false>;
    readonly text: import("./table.ts").Column<string, false>;
    readonly sentAt: import("./table.ts").Column<Date, false>;
    /** The operator's account id; the account may have been deleted since. */
    readonly sentBy: import("./table.ts").Column<number, false>;
}>;
