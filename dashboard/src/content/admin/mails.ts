import type { MailFailure, MailKind, MailState, RetriedMail } from "@iep-insider/sdk/contract";

// Texts of the operator screen of mails.

export const mailWords = {
  lead: "Mails of the last 30 days: waiting, sent and failed. Their content is never shown, and addresses only until a mail is sent.",
  loading: "Loading mails…",
  caption: "Mails",
  figures: { waiting: "Waiting", firstDue: "Next due", givenUp: "Given up in 30 days", none: "None" },
  /** Shown when the oldest due mail is minutes overdue, which means that no process is sending. */
  stuck:
    "A mail is more than 10 minutes overdue. The server sends mails while it runs: please check that it is running, and check its log.",
  filters: { state: "State", kind: "Kind" },
  states: { waiting: "Waiting", sent: "Sent", given_up: "Given up" },
  heads: { kind: "Mail", to: "To", written: "Written", state: "State" },
  /** Shown instead of a deleted address. */
  noAddress: "Address deleted",
  tries: (count: number) => (count === 1 ? "1 try" : `${count} tries`),
  nextTry: "Next try",
  dueNow: "now",
  inTime: (time: string) => `in ${time}`,
  usefulUntil: "Expires",
  tooLate: "Expired",
  contentGone: "Its content was deleted or cannot be read, so it cannot be sent again.",
  noneTitle: "No mails yet.",
  noneText: "Mails appear here as they are written.",
  nothingTitle: "No mails found.",
  nothingText: "No mail of the last 30 days matches these filters.",
} as const;

export const mailStateWords: Readonly<Record<MailState, string>> = {
  waiting: "Waiting",
  being_sent: "Being sent now",
  sent: "Sent",
  given_up: "Given up",
};

export const mailKindWords: Readonly<Record<MailKind, string>> = {
  "verify-email": "Confirm the address",
  "reset-password": "Reset the password",
  "password-changed": "Password changed",
  "account-deleted": "Account deleted",
  purchased: "Receipt, with the link to the tool",
  refunded: "Refund",
  "welcome-to-pro": "Welcome to Pro",
  "membership-cancelled": "Membership cancelled",
  "membership-waits": "Membership waiting for a confirmed address",
  "joining-known-address": "Joining with an address that has an account",
  "renewal-failed": "Renewal failed",
  "second-membership-undone": "Duplicate membership cancelled",
  "message-notice": "Notification of a new message",
  "message-copy": "Copy of a message for its sender",
  "message-answer": "Our answer to a message",
  "letter-template": "Letter template",
  "partner-notice": "Notification of a partner application",
  "partner-applied": "Partner application received",
  "partner-approved": "Partner approved",
  "partner-declined": "Partner declined",
  "partner-webhook-off": "Partner webhook turned off",
  "partner-report": "Monthly report of a partner",
  "confirm-newsletter": "Confirm the newsletter",
  "already-on-newsletter": "Already on the newsletter",
  "deadline-reminder": "Reminder of a date",
  newsletter: "Newsletter",
};

/** @param kind as stored with the mail. A kind that no longer exists is shown unchanged. */
export function mailKindName(kind: string): string {
  const known: Readonly<Record<string, string>> = mailKindWords;
  return known[kind] ?? kind;
}

const failures: Readonly<Record<MailFailure, string>> = {
  no_connection: "The mail server could not be reached",
  timeout: "The mail server took too long",
  encryption: "The connection to the mail server could not be encrypted",
  sign_in: "The mail server rejected our user name or password (SMTP_URL)",
  address_refused: "The mail server rejected the address",
  content_refused: "The mail server rejected the content",
  too_late: "Its link expired before it could be sent",
  unreadable: "It was encrypted with a SERVER_SECRET that is not set here",
  other: "It could not be delivered; the log has the code",
};

/** Why the last try failed. @param reply the mail server's reply code. */
export function failureSentence(reason: MailFailure, reply: number | null): string {
  if (reply === null) return `${failures[reason]}.`;
  const hint = reply >= 400 && reply < 500 ? ", temporarily" : "";
  return `${failures[reason]}${hint} (${reply}).`;
}

export const retryWords = {
  one: {
    button: "Try again",
    title: "Send this mail again?",
    text: (kind: string, to: string) =>
      `“${kind}” to ${to} will be sent within a minute, if the mail server accepts it.`,
    confirm: "Try again",
  },
  outcomes: {
    queued: "It is on its way.",
    being_sent: "It is being sent right now.",
    already_sent: "It was sent in the meantime.",
    too_late: "It was not sent: its link has expired.",
    content_gone: "It was not sent: its content was deleted.",
  } satisfies Readonly<Record<RetriedMail["outcome"], string>>,
  waiting: {
    button: "Try all that failed",
    title: "Retry all mails whose last try failed?",
    text: "Up to 500 are sent immediately, without waiting for their next try. Newsletters that are scheduled keep waiting.",
    confirm: "Try all",
  },
  given_up: {
    button: "Try all given up",
    title: "Retry all mails that were given up?",
    text: "Up to 500 are sent immediately, if their content still exists and has not expired.",
    confirm: "Try all",
  },
  done: (count: number, hasMore: boolean) =>
    count === 0
      ? "There were no mails to retry."
      : `${count === 1 ? "1 mail is" : `${count} mails are`} on the way.${hasMore ? " There are more." : ""}`,
} as const;
