import { type RowOf } from "./table.ts";
/** A migration that has run on this database. */
export interface Migration extends RowOf<typeof migrations> {
}
export declare const migrations: import("./table.ts").Table<{
    readonly name: import("./table.ts").Column<string, false>;
}>;
