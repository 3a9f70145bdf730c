import { type RowOf } from "./table.ts";
/** A count or a sum, updated with each change so that no query has to count rows. */
export interface KeptTotal extends RowOf<typeof keptTotals> {
}
export declare const keptTotals: import("./table.ts").Table<{
    /** `contacts`: `totals/totalNames.ts` has them all. */
    readonly name: import("./table.ts").Column<string, false>;
    readonly total: import("./table.ts").Column<number, false>;
}>;
