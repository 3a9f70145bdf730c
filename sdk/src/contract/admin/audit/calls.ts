import { type CsvDownload, call } from "../../call.ts";
import type { Page, PageQuery } from "../paging/paging.ts";

/** What operators can do; each action is recorded under one of these. */
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
  // What who manages a partner does; of these an operator can do the last.
  "partner_applied",
  "partner_settings_changed",
  "partner_logo_changed",
  "partner_key_rotated",
  "partner_key_revoked",
  "factor_added",
  "factor_removed",
  "factors_reset",
  "recovery_codes_made",
  "recovery_code_used",
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

/** Which entries; those that match all that is given. */
export interface AuditFilter {
  readonly action?: AuditAction | undefined;
  /** Who did it: an account's number, or `command` for the commands on the server. */
  readonly actor?: number | "command" | undefined;
  /** What it was about; with `subjectId`, this one alone. */
  readonly subject?: AuditSubject | undefined;
  readonly subjectId?: string | undefined;
}

export interface AuditToList extends AuditFilter, PageQuery {}

/** Who did something. */
export type AuditActor =
  | { readonly kind: "command" }
  /** `email` as it is today; null once the account is deleted. */
  | { readonly kind: "account"; readonly id: number; readonly email: string | null };

/** Something that an operator did. */
export interface AuditEntryShown {
  readonly id: number;
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly actor: AuditActor;
  readonly action: AuditAction;
  readonly subject: {
    readonly kind: AuditSubject;
    /** Its id or site key; null when the action is about no single record. */
    readonly id: string | null;
    /** An account's address as it is today; null for everything else, and once the account is deleted. */
    readonly email: string | null;
  };
  /** Further details: numbers and our own names. */
  readonly detail: Readonly<Record<string, string | number | boolean | null>>;
}

export interface OperatorAccount {
  readonly id: number;
  readonly email: string;
}

/** What operators did, for operators: newest first, kept 24 months, and never changed. */
export const adminAudit = {
  listAudit: call<AuditToList, Page<AuditEntryShown>>("GET", "/api/admin/audit"),
  exportAudit: call<AuditFilter, CsvDownload>("GET", "/api/admin/audit.csv"),
  /** Those who have the role now, at most 100. */
  listOperators: call<undefined, { readonly operators: readonly OperatorAccount[] }>(
    "GET",
    "/api/admin/operators",
  ),
} as const;
