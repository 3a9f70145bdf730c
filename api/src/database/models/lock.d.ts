import { type RowOf } from "./table.ts";
/** A lock on a task that only one process may run at a time. */
export interface Lock extends RowOf<typeof locks> {
}
export declare const locks: import("./table.ts").Table<{
    readonly name: import("./table.ts").Column<string, false>;
    /** Random, new each time the lock is taken: only its holder may renew or release it. */
    readonly holder: import("./table.ts").Column<string, false>;
    /** After this, the holder is considered dead, and any process may take the lock. */
    readonly expiresAt: import("./table.ts").Column<Date, false>;
}>;
