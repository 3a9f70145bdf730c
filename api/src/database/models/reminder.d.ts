import { type RowOf } from "./table.ts";
/** A date that an account wants a mail about, with a neutral word for it: nothing of the child or the matter. */
export interface Reminder extends RowOf<typeof reminders> {
}
export declare const reminders: import("./table.ts").Table<{
    readonly id: import("./table.ts").Column<number, true>;
    readonly userId: import("./table.ts").Column<number, false>;
    readonly subject: import("./table.ts").Column<"answer" | "date to check" | "decision" | "meeting" | "records" | "testing" | "yearly meeting" | "your answer" | "your letter", false>;
    readonly day: import("./table.ts").Column<string, false>;
}>;
