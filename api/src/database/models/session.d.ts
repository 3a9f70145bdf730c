import type { NonAttribute } from "sequelize";
import { type RowOf } from "./table.ts";
import type { User } from "./user.ts";
/** A browser that is signed in. The token it holds names this row; without the row the token is worth nothing. */
export interface Session extends RowOf<typeof sessions> {
    /** Where it was read with the session; null when the account is gone. */
    user?: NonAttribute<User | null>;
}
export declare const sessions: import("./table.ts").Table<{
    /** Random. */
    readonly id: import("./table.ts").Column<string, false>;
    readonly userId: import("./table.ts").Column<number, false>;
    /** Moved on by use. */
    readonly expiresAt: import("./table.ts").Column<Date, false>;
    readonly createdAt: import("./table.ts").Column<Date, false>;
    /** "Chrome on Windows". */
    readonly device: import("./table.ts").Column<string | null, true>;
    /** When a second factor was last shown here; null: never. */
    readonly factorAt: import("./table.ts").Column<Date | null, true>;
    /** When the password was last asked for again, beside the sign-in. */
    readonly passwordAt: import("./table.ts").Column<Date | null, true>;
    /** What a passkey has to sign next. */
    readonly challenge: import("./table.ts").Column<string | null, true>;
}>;
