import { type RowOf } from "./table.ts";
/** A code that replaces a second factor, once. */
export interface RecoveryCode extends RowOf<typeof recoveryCodes> {
}
export declare const recoveryCodes: import("./table.ts").Table<{
    readonly id: import("./table.ts").Column<number, true>;
    readonly userId: import("./table.ts").Column<number, false>;
    /** SHA-256. */
    readonly codeHash: import("./table.ts").Column<string, false>;
}>;
