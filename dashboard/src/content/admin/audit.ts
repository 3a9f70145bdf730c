import type { AuditAction, AuditSubject } from "@iep-insider/sdk/contract";

// The operator's screen of what operators did.

export const auditWords = {
  lead: "What operators did here, newest first. Nothing in it can be changed; each entry is kept for 24 months.",
  loading: "Loading the audit log…",
  caption: "What operators did, newest first",
  filters: { action: "What", actor: "Who", subject: "About" },
  anyone: "Anyone",
  noneTitle: "Nothing yet",
  noneText: "No operator has changed anything so far.",
  nothingTitle: "Nothing found",
  nothingText: "No entry fits what you look for.",
  only: (subject: string) => `You see only what is about ${subject}.`,
  all: "Show all",
  heads: { when: "When", what: "What", who: "Who", about: "About", details: "Details" },
  command: "A command on the server",
  deleted: (id: number | string) => `A deleted account (#${id})`,
  account: (id: number | string) => `Account #${id}`,
  operatorsFailed: "We could not load who the operators are, so you cannot choose one now.",
  noDetails: "None",
  yes: "yes",
  no: "no",
} as const;

export const actionWords: Readonly<Record<AuditAction, string>> = {
  contact_answered: "Marked a message as answered",
  contact_reopened: "Marked a message as not answered",
  contacts_exported: "Downloaded messages",
  payment_refunded: "Gave a payment back",
  payments_exported: "Downloaded payments",
  membership_ended: "Ended a membership",
  role_granted: "Made an account an operator",
  role_revoked: "Took the operator's role away",
  all_tools_granted: "Opened all tools",
  all_tools_revoked: "Took all tools back",
  sessions_ended: "Signed an account out everywhere",
  usage_exported: "Downloaded usage",
  mail_retried: "Had a mail sent again",
  partner_created: "Added a partner",
  partner_changed: "Changed a partner",
  partner_switched_off: "Switched a partner off",
  partner_switched_on: "Switched a partner on",
  partner_approved: "Approved a partner",
  partner_declined: "Declined a partner",
  partner_sponsored: "Changed what a partner pays for",
  partner_limited: "Changed a partner's daily limit",
  partner_applied: "Asked to be a partner",
  partner_settings_changed: "Changed their own site",
  partner_logo_changed: "Changed their own logo",
  partner_key_rotated: "Made a new site key",
  partner_key_revoked: "Ended a site key",
  audit_exported: "Downloaded this log",
  newsletter_sent: "Sent a newsletter",
  payments_reconciled: "Compared payments with the payment service, and mended some",
};

export const subjectWords: Readonly<Record<AuditSubject, string>> = {
  contact: "Messages",
  payment: "Payments",
  user: "Accounts",
  usage: "Usage",
  mail: "Mails",
  partner: "Partners",
  audit: "Audit log",
  newsletter: "Newsletters",
};

/** One of them, by its number or key. */
export const subjectNames: Readonly<Record<AuditSubject, (id: string) => string>> = {
  contact: (id) => `Message #${id}`,
  payment: (id) => `Payment #${id}`,
  user: (id) => `Account #${id}`,
  usage: (id) => id,
  mail: (id) => `Mail #${id}`,
  partner: (id) => `Partner ${id}`,
  audit: (id) => id,
  newsletter: (id) => `Newsletter #${id}`,
};

/** What the details of a deed are called. One that is not named here shows its own name. */
export const detailNames: Readonly<Record<string, string>> = {
  action: "what",
  actor: "who",
  cents: "amount",
  from: "members",
  isSearched: "searched",
  kind: "kind",
  mails: "mails",
  mended: "mended",
  messages: "messages",
  origins: "web addresses",
  range: "days",
  refund: "refund",
  service: "service",
  sessions: "browsers",
  state: "state",
  status: "status",
  subject: "about",
  subjectId: "number or key",
  unsolved: "left for a person",
  user: "account",
};
