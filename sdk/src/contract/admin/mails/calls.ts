import { call } from "../../call.ts";
import type { Page, PageQuery } from "../paging/paging.ts";

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
  "confirm-newsletter",
  "already-on-newsletter",
  "newsletter",
] as const;

export type MailKind = (typeof mailKinds)[number];

/** What a mail's last try failed on. Never the mail server's own words: they quote the address (ADR 17). */
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

/** What a list of mails can be narrowed to. A mail that is being sent waits. */
export const mailFilters = ["waiting", "sent", "given_up"] as const;

export type MailFilter = (typeof mailFilters)[number];

export const mailStates = ["waiting", "being_sent", "sent", "given_up"] as const;

export type MailState = (typeof mailStates)[number];

/** A mail as an operator sees it: never what it says. All times are ISO 8601 in UTC. */
export interface OutgoingMail {
  readonly id: number;
  readonly kind: MailKind | (string & {});
  readonly state: MailState;
  /** To whom, while it is not sent and can be read; null from then on. */
  readonly to: string | null;
  /** When it was written, or is due if that is later. */
  readonly writtenAt: string;
  readonly attempts: number;
  /** Null once sent or given up. */
  readonly nextAttemptAt: string | null;
  readonly sentAt: string | null;
  readonly givenUpAt: string | null;
  /** Null before a try has failed. */
  readonly failure: {
    readonly reason: MailFailure /** The mail server's number, 200 to 599. */;
    readonly reply: number | null;
  } | null;
  /** After this time it is useless and is not sent; null where that is not known. */
  readonly usefulUntil: string | null;
  /** Whether `retryMail` would do something now. */
  readonly canRetry: boolean;
}

export interface MailsToList extends PageQuery {
  readonly state?: MailFilter | undefined;
  readonly kind?: MailKind | undefined;
}

/** Newest first: all by when they were written; sent and given up by when that was. What waits: next due first. */
export interface MailList extends Page<OutgoingMail> {
  /** Of all mails that we still know of, whatever the list is narrowed to. */
  readonly figures: {
    readonly waiting: number;
    /** When the one that is due first is due, ISO 8601 in UTC; null when none waits. */
    readonly firstDue: string | null;
    readonly givenUp: number;
  };
}

export interface MailToRetry {
  readonly id: number;
}

/** What came of it; only `queued` changed something. */
export const mailRetryOutcomes = [
  "queued",
  "being_sent",
  "already_sent",
  "too_late",
  "content_gone",
] as const;

export interface RetriedMail {
  readonly outcome: (typeof mailRetryOutcomes)[number];
  readonly mail: OutgoingMail;
}

export interface MailsToRetry {
  /** `waiting`: those whose last attempt failed; scheduled mails keep waiting. */
  readonly state: "waiting" | "given_up";
}

export interface RetriedMails {
  /** How many are due now that were not; at most {@link mostRetriedMails}. */
  readonly retried: number;
  /** Whether there are more. */
  readonly hasMore: boolean;
}

/** How many mails one call retries at most. */
export const mostRetriedMails = 500;

/** Mails that go out, for operators. */
export const adminMails = {
  listMails: call<MailsToList, MailList>("GET", "/api/admin/mails"),
  retryMail: call<MailToRetry, RetriedMail>("POST", "/api/admin/mail-retry"),
  retryMails: call<MailsToRetry, RetriedMails>("POST", "/api/admin/mails-retry"),
} as const;
