/** Every kind of mail that we send. */
export const mailKinds = [
  "verify-email",
  "reset-password",
  "password-changed",
  "account-deleted",
  "purchased",
  "refunded",
  "welcome-to-pro",
  "membership-cancelled",
  "membership-waits",
  "joining-known-address",
  "renewal-failed",
  "second-membership-undone",
  "message-notice",
  "message-copy",
  "message-answer",
  "letter-template",
  "partner-notice",
  "partner-applied",
  "partner-approved",
  "partner-declined",
  "partner-webhook-off",
  "partner-report",
  "confirm-newsletter",
  "already-on-newsletter",
  "newsletter",
  "deadline-reminder",
] as const;

export type MailKind = (typeof mailKinds)[number];

/** Why a mail's last attempt failed. Never the mail server's own words: they quote the address (ADR 17). */
export const mailFailures = [
  "no_connection",
  "timeout",
  "encryption",
  "sign_in",
  "address_refused",
  "content_refused",
  "too_late",
  "unreadable",
  "other",
] as const;

export type MailFailure = (typeof mailFailures)[number];

/** The filters of the list. A mail being sent counts as waiting. */
export const mailFilters = ["waiting", "sent", "given_up"] as const;

export type MailFilter = (typeof mailFilters)[number];

export const mailStates = ["waiting", "being_sent", "sent", "given_up"] as const;

export type MailState = (typeof mailStates)[number];

/** Only `queued` changed anything. */
export const mailRetryOutcomes = [
  "queued",
  "being_sent",
  "already_sent",
  "too_late",
  "content_gone",
] as const;

/** How many mails one call retries at most. */
export const mostRetriedMails = 500;
