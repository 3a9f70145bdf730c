import { type CsvDownload, call } from "../../call.ts";
import type { ServiceType } from "../../contacts/calls.ts";
import type { PageEnds, PageQuery } from "../paging/paging.ts";

/** A message as an operator reads it. Times are ISO 8601 in UTC. */
export interface ContactSubmission {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string | null;
  readonly email: string;
  readonly phone: string | null;
  /** A known kind, or whatever an older row holds. */
  readonly serviceType: ServiceType | (string & {});
  readonly message: string;
  readonly createdAt: string;
  /** Whether a member sent it: members' messages come first (ADR 11). */
  readonly isPro: boolean;
  /** Null while it waits for an answer. */
  readonly answered: ContactAnswer | null;
  /** The answers that were sent from here, the first one first. They stay when the message is reopened. */
  readonly answers: readonly SentAnswer[];
}

/** An answer as it was mailed to the sender. */
export interface SentAnswer {
  readonly text: string;
  readonly at: string;
  /** The name of the operator who wrote it; null when that account is gone. */
  readonly by: string | null;
}

/** That a message was answered. */
export interface ContactAnswer {
  readonly at: string;
  /** The name of the operator who said so; null when that account is gone. */
  readonly by: string | null;
}

/** Whether a message still waits for an answer. */
export const contactStates = ["waiting", "answered"] as const;
export type ContactState = (typeof contactStates)[number];

/** Which messages. What is left out narrows nothing. */
export interface ContactFilter {
  /** How a first, a last or a whole name or an address begins, without regard to case and accents. */
  readonly search?: string | undefined;
  readonly state?: ContactState | undefined;
  readonly service?: ServiceType | undefined;
  /** `members`: of those who were signed in as Pro members when they wrote. */
  readonly from?: "members" | undefined;
}

export interface ContactsToList extends ContactFilter, PageQuery {
  /**
   * When the operator's day began, ISO 8601 with an offset; without it, the day in UTC. No day is longer than 25 hours,
   * so an earlier beginning counts as that.
   */
  readonly dayBegan?: string | undefined;
}

export interface ContactList extends PageEnds {
  /**
   * Members first, and the newest first among both. With a search, in the order of what was found: by name, then by
   * last name, then by address.
   */
  readonly contacts: readonly ContactSubmission[];
  /** All there are, whatever is filtered for. */
  readonly total: number;
  /** Of all, those that wait for an answer. */
  readonly waiting: number;
  /** Those since `dayBegan`. */
  readonly today: number;
  /** When the newest of all was sent, ISO 8601 in UTC; null when there is none. */
  readonly newest: string | null;
}

export interface ContactToMark {
  readonly id: number;
}

/** An answer to mail to the sender of a message. */
export interface AnswerToSend {
  readonly id: number;
  /** 1 to 10,000 characters; trimmed before it is measured. */
  readonly text: string;
}

export interface MarkedContact {
  readonly contact: ContactSubmission;
  /** False when it was so already, as when another operator was quicker. */
  readonly isChanged: boolean;
}

/** The messages that were sent to us, for operators. */
export const adminContacts = {
  listContacts: call<ContactsToList, ContactList>("GET", "/api/admin/contacts"),
  /** All that a filter finds, in the order of the list. */
  exportContacts: call<ContactFilter, CsvDownload>("GET", "/api/admin/contacts.csv"),
  answerContact: call<ContactToMark, MarkedContact>("POST", "/api/admin/contact-answered"),
  /** Mails an answer and marks the message as answered. One that was answered already gets no mail. */
  sendAnswer: call<AnswerToSend, MarkedContact>("POST", "/api/admin/contact-answer"),
  /** Takes the answer back. */
  reopenContact: call<ContactToMark, MarkedContact>("POST", "/api/admin/contact-reopened"),
} as const;
