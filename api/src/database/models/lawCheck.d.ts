import { type RowOf } from "./table.ts";
/** One check of a fact of law against its source. Rows are added, never changed. */
export interface LawCheckRow extends RowOf<typeof lawChecks> {
}
export declare const lawChecks: import("./table.ts").Table<{
    readonly id: import("./table.ts").Column<number, true>;
    /** The fact's id in the law library; a later release may no longer have it. */
    readonly fact: import("./table.ts").Column<string, false>;
    readonly outcome: import("./table.ts").Column<"changed" | "confirmed" | "unclear", false>;
    readonly source: import("./table.ts").Column<string, false>;
    readonly words: import("./table.ts").Column<string, false>;
    readonly checkedAt: import("./table.ts").Column<Date, false>;
    /** The operator's account id; the account may have been deleted since. */
    readonly checkedBy: import("./table.ts").Column<number, false>;
}>;
