/** What operators can do; each audit entry has one of these. */
export const auditActions = [
  "contact_answered",
  "contact_reopened",
  "contact_answer_sent",
  "contacts_exported",
  "law_fact_checked",
  "payment_refunded",
  "payments_exported",
  "membership_ended",
  "role_granted",
  "role_revoked",
  "all_tools_granted",
  "all_tools_revoked",
  "sessions_ended",
  "usage_exported",
  "mail_retried",
  "partner_created",
  "partner_changed",
  "partner_switched_off",
  "partner_switched_on",
  "partner_approved",
  "partner_declined",
  "partner_sponsored",
  "partner_limited",
  "partner_white_label_changed",
  // A partner manager's actions; operators can do only the last.
  "partner_applied",
  "partner_settings_changed",
  "partner_logo_changed",
  "partner_webhook_changed",
  "partner_report_changed",
  "partner_key_rotated",
  "partner_key_revoked",
  "factor_added",
  "factor_removed",
  "factors_reset",
  "recovery_codes_made",
  "recovery_code_used",
  // An account's actions on its own synced case. What is in it, the server cannot know.
  "case_sync_turned_on",
  "case_sync_keys_replaced",
  "case_sync_deleted",
  "audit_exported",
  "newsletter_sent",
  "payments_reconciled",
] as const;

export type AuditAction = (typeof auditActions)[number];

/** What an audit entry is about. */
export const auditSubjects = [
  "contact",
  "payment",
  "user",
  "usage",
  "law",
  "mail",
  "partner",
  "audit",
  "newsletter",
] as const;

export type AuditSubject = (typeof auditSubjects)[number];

export type AuditActor =
  | { readonly kind: "command" }
  /** `email` is the current one; null once the account is deleted. */
  | { readonly kind: "account"; readonly id: number; readonly email: string | null };
