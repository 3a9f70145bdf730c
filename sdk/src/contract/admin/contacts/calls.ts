import { call } from "../../call.ts";
import type { ServiceType } from "../../contacts/calls.ts";

/** A message as an operator reads it. */
export interface ContactSubmission {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string | null;
  readonly email: string;
  readonly phone: string | null;
  /** A known kind, or whatever an older row holds. */
  readonly serviceType: ServiceType | (string & {});
  readonly message: string;
  /** ISO 8601 in UTC. */
  readonly createdAt: string;
  /** Whether a member sent it: theirs stand first (DECISIONS 16). */
  readonly isPro: boolean;
}

export interface ContactsToList {
  /** When the operator's day began, ISO 8601 with an offset; without it, the day in UTC. */
  readonly dayBegan?: string | undefined;
}

export interface ContactList {
  /** Members first, and the newest first among both; at most 200. */
  readonly contacts: readonly ContactSubmission[];
  /** All there are. */
  readonly total: number;
  /** Those since `dayBegan`. */
  readonly today: number;
  /** When the newest of all was sent, ISO 8601 in UTC; null when there is none. */
  readonly newest: string | null;
}

/** The messages that were sent to us, for operators. */
export const adminContacts = {
  listContacts: call<ContactsToList, ContactList>("GET", "/api/admin/contacts"),
} as const;
