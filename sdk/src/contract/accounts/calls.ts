import { call } from "../call.ts";

/** What a subscription can be. Inactive until the provider says otherwise. */
export const subscriptionStatuses = ["inactive", "active", "cancelled", "past_due"] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** A parent's account, or an operator's. */
export const roles = ["user", "admin"] as const;
export type Role = (typeof roles)[number];

/** Who is signed in, as their own screens may know it. Times are ISO 8601 in UTC. */
export interface Account {
  readonly id: number;
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly createdAt: string;
  readonly emailVerified: boolean;
  readonly role: Role;
  readonly subscriptionStatus: SubscriptionStatus;
  /** When the paid period ends; null without one. */
  readonly subscriptionEndDate: string | null;
  /** Every tool is open, by a grant (ADR 2). */
  readonly hasAllTools: boolean;
  /** It manages a partner that we have approved: `/partners/manage` has something to show. */
  readonly managesSite: boolean;
}

export interface Login {
  readonly email: string;
  readonly password: string;
}

export interface Registration {
  readonly email: string;
  /** 8 to 200 characters, none of the commonest, and hard to guess as the server judges it. */
  readonly password: string;
  /** 1 to 100 characters, trimmed; so is the last name. */
  readonly firstName: string;
  readonly lastName: string;
}

/** A session that has just begun. */
export interface SignedIn {
  /** For the `Authorization` header, as a Bearer token. */
  readonly token: string;
  readonly user: Account;
}

export interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
}

export interface EmailOnly {
  readonly email: string;
}

export interface PasswordReset {
  /** From the link in the mail. */
  readonly token: string;
  readonly newPassword: string;
}

export interface EmailVerification {
  /** From the link in the mail. */
  readonly token: string;
}

/** It was done, or it would have been: where an answer may not tell whether an address has an account. */
export interface Done {
  readonly success: true;
}

/** One browser that is signed in. */
export interface ActiveSession {
  readonly id: string;
  readonly createdAt: string;
  /** To the day: a session is renewed by use, not written with every request. */
  readonly lastUsedAt: string;
  readonly expiresAt: string;
  /** "Chrome on Windows"; null where the browser did not say. */
  readonly device: string | null;
  /** The one that asks. */
  readonly isCurrent: boolean;
}

export interface ActiveSessions {
  readonly sessions: readonly ActiveSession[];
}

export interface SessionToEnd {
  readonly id: string;
}

export interface AccountDeletion {
  readonly password: string;
}

/** Everything held on this account, by the name of what it is: each list has rows as they are stored, without secrets. */
export interface AccountExport {
  readonly exportedAt: string;
  readonly account: Account;
  readonly sessions: readonly ActiveSession[];
  readonly data: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
}

export const accounts = {
  getUser: call<undefined, Account>("GET", "/api/auth/user"),
  login: call<Login, SignedIn>("POST", "/api/auth/login"),
  register: call<Registration, SignedIn>("POST", "/api/auth/register"),
  logout: call<undefined, undefined>("POST", "/api/auth/logout"),
  changePassword: call<PasswordChange, Done>("POST", "/api/auth/change-password"),
  forgotPassword: call<EmailOnly, Done>("POST", "/api/auth/forgot-password"),
  resetPassword: call<PasswordReset, Done>("POST", "/api/auth/reset-password"),
  verifyEmail: call<EmailVerification, Done>("POST", "/api/auth/verify-email"),
  resendVerification: call<EmailOnly, Done>("POST", "/api/auth/resend-verification"),
  listSessions: call<undefined, ActiveSessions>("GET", "/api/auth/sessions"),
  endSession: call<SessionToEnd, undefined>("POST", "/api/auth/sessions/end"),
  endOtherSessions: call<undefined, undefined>("POST", "/api/auth/sessions/end-others"),
  exportAccount: call<undefined, AccountExport>("GET", "/api/auth/account/export"),
  deleteAccount: call<AccountDeletion, undefined>("POST", "/api/auth/account/delete"),
} as const;
