import type { StoredToolName } from "@iep-insider/sdk/catalog";
import { type RowOf } from "./table.ts";
import type { RightSource } from "./user.ts";
/** Where an entitlement comes from. */
export type EntitlementSource = RightSource | "subscription" | "purchase" | "sponsored";
/** The right to use tools: who, which, until when, how often (ADR 2). Access is decided from these rows alone. */
export interface Entitlement extends RowOf<typeof entitlements> {
}
export declare const entitlements: import("./table.ts").Table<{
    readonly id: import("./table.ts").Column<number, true>;
    /** Null for purchases made while signed out and for sponsored uses, which a browser's purchase key opens. */
    readonly userId: import("./table.ts").Column<number | null, true>;
    /** Null: all tools; with a `kind`: the first tool of that kind that it is used on. */
    readonly tool: import("./table.ts").Column<NoInfer<StoredToolName> | null, true>;
    /** Null: no end. A use spent on a day of a tool ends after that day. */
    readonly endsAt: import("./table.ts").Column<Date | null, true>;
    /** Null: any number. */
    readonly usesLeft: import("./table.ts").Column<number | null, true>;
    readonly source: import("./table.ts").Column<EntitlementSource, false>;
    readonly createdAt: import("./table.ts").Column<Date, false>;
    /** The purchase it comes from: one purchase, one entitlement. */
    readonly paymentId: import("./table.ts").Column<number | null, true>;
    /** What a purchase was charged as. */
    readonly kind: import("./table.ts").Column<"ai_question" | "quiz" | null, true>;
    /** Set while a use is reserved for an answer, with the time limit for that answer. */
    readonly reservation: import("./table.ts").Column<string | null, true>;
    readonly reservedUntil: import("./table.ts").Column<Date | null, true>;
    /** When its use was returned because the answer did not answer the question; possible once. */
    readonly returnedAt: import("./table.ts").Column<Date | null, true>;
}>;
