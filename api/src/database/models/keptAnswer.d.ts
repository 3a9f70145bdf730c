import type { StoredToolName } from "@iep-insider/sdk/catalog";
import { type RowOf } from "./table.ts";
/** A paid answer, while it can be shown again (ADR 7). The question is not stored. */
export interface KeptAnswerRow extends RowOf<typeof keptAnswers> {
}
export declare const keptAnswers: import("./table.ts").Table<{
    readonly id: import("./table.ts").Column<number, true>;
    /** The use that was spent on it: one use, one answer. */
    readonly entitlementId: import("./table.ts").Column<number, false>;
    readonly tool: import("./table.ts").Column<NoInfer<StoredToolName>, false>;
    /** Encrypted. */
    readonly answer: import("./table.ts").Column<string, false>;
    readonly createdAt: import("./table.ts").Column<Date, false>;
    readonly endsAt: import("./table.ts").Column<Date, false>;
}>;
