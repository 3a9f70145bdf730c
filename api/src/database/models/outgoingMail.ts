import type { MailFailure } from "@iep-insider/sdk/contract";
import {
  date,
  id,
  integer,
  mediumText,
  nullable,
  type RowOf,
  references,
  table,
  text,
  withDefault,
} from "./table.ts";

/** A queued or sent mail. Its content and recipient are kept only until it is sent. */
export interface OutgoingMail extends RowOf<typeof outgoingMails> {}

export const outgoingMails = table("OutgoingMail", "outgoing_mails", {
  id: id(),
  /** The account it is about; null if there is none, or it was deleted. */
  userId: nullable(references(integer(), "users", "RESTRICT")),
  /** What kind of mail: `verify-email`. */
  kind: text(40),
  /**
   * Recipient, subject, text and attachments, encrypted: a mail can hold a link that opens an account. Null once it is sent or no
   * longer useful.
   */
  content: nullable(mediumText()),
  createdAt: date(),
  attempts: withDefault(integer(), 0),
  /** Null once sent or given up. */
  nextAttemptAt: nullable(date()),
  sentAt: nullable(date()),
  givenUpAt: nullable(date()),
  /** The newsletter subscriber it goes to, else null. Unsubscribing deletes that subscriber's pending mails. */
  subscriberId: nullable(integer()),
  /** The payment it is about, if any. */
  paymentId: nullable(references(integer(), "payments", "SET NULL")),
  /** The mail is useless after this time; null where an earlier version queued it without one. */
  usefulUntil: nullable(date()),
  /** Since when a process has been sending it, else null. A process that died leaves it set. */
  sendingSince: nullable(date()),
  /** Why the last attempt failed. */
  failure: nullable(text<MailFailure>(20)),
  /** The mail server's reply code. */
  failureReply: nullable(integer()),
}).with({
  indexes: {
    outgoing_mails_due: ["nextAttemptAt"],
    outgoing_mails_age: ["createdAt"],
    outgoing_mails_user: ["userId"],
    outgoing_mails_subscriber: ["subscriberId"],
    outgoing_mails_payment: ["paymentId"],
    // One for each list on the operators' page of mails.
    outgoing_mails_sent: ["sentAt"],
    outgoing_mails_given_up: ["givenUpAt"],
    outgoing_mails_kind: ["kind", "createdAt"],
    outgoing_mails_kind_sent: ["kind", "sentAt"],
  },
});
