import { type RowOf } from "./table.ts";
/** An operator's action. Written in the action's transaction; never changed afterwards. */
export interface AuditEntry extends RowOf<typeof auditEntries> {
}
export declare const auditEntries: import("./table.ts").Table<{
    readonly id: import("./table.ts").Column<number, true>;
    readonly at: import("./table.ts").Column<Date, false>;
    /** The operator's account; null for a command on the server. */
    readonly actorId: import("./table.ts").Column<number | null, true>;
    readonly action: import("./table.ts").Column<"all_tools_granted" | "all_tools_revoked" | "audit_exported" | "contact_answer_sent" | "contact_answered" | "contact_reopened" | "contacts_exported" | "factor_added" | "factor_removed" | "factors_reset" | "law_fact_checked" | "mail_retried" | "membership_ended" | "newsletter_sent" | "partner_applied" | "partner_approved" | "partner_changed" | "partner_created" | "partner_declined" | "partner_key_revoked" | "partner_key_rotated" | "partner_limited" | "partner_logo_changed" | "partner_settings_changed" | "partner_sponsored" | "partner_switched_off" | "partner_switched_on" | "payment_refunded" | "payments_exported" | "payments_reconciled" | "recovery_code_used" | "recovery_codes_made" | "role_granted" | "role_revoked" | "sessions_ended" | "usage_exported", false>;
    readonly subjectKind: import("./table.ts").Column<"audit" | "contact" | "law" | "mail" | "newsletter" | "partner" | "payment" | "usage" | "user", false>;
    /** The subject's id, or its site key. Empty if the action is about no single record. */
    readonly subjectId: import("./table.ts").Column<string, false>;
    /** Further details as JSON: no addresses, and no user input. */
    readonly detail: import("./table.ts").Column<string, false>;
}>;
