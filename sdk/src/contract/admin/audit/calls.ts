/** What operators can do; each deed is written down under one of these. */
export const auditActions = [
  "contact_answered",
  "contact_reopened",
  "contacts_exported",
  "payment_refunded",
  "payments_exported",
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
  "audit_exported",
  "newsletter_sent",
  "payments_reconciled",
] as const;

export type AuditAction = (typeof auditActions)[number];

/** What a deed is about. */
export const auditSubjects = [
  "contact",
  "payment",
  "user",
  "usage",
  "mail",
  "partner",
  "audit",
  "newsletter",
] as const;

export type AuditSubject = (typeof auditSubjects)[number];

/** What operators did, for operators. */
export const adminAudit = {} as const;
