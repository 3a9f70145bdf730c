import type { MailFailure, MailKind, MailState, RetriedMail } from "@iep-insider/sdk/contract";

// What the operator's screen of mails says.

export const mailWords = {
  lead: "Mails that wait, that went out, and that could not be sent, for 30 days. What a mail says is never shown, and its address only until it is sent.",
  loading: "Loading mails…",
  caption: "Mails",
  figures: { waiting: "Waiting", firstDue: "First due", givenUp: "Given up in 30 days", none: "None" },
  /** Shown when the oldest due mail is minutes overdue, which means that no process is sending. */
  stuck:
    "A mail is overdue by more than 10 minutes. Mails go out while the server runs: please check that it does, and what its log says.",
  filters: { state: "State", kind: "Kind" },
  states: { waiting: "Waiting", sent: "Sent", given_up: "Given up" },
  heads: { kind: "Mail", to: "To", written: "Written", state: "State" },
  /** In the place of an address that is gone. */
  noAddress: "Address gone",
  tries: (count: number) => (count === 1 ? "1 try" : `${count} tries`),
  nextTry: "Next try",
  dueNow: "now",
  inTime: (time: string) => `in ${time}`,
  usefulUntil: "Of use until",
  tooLate: "Of no use any more since",
  contentGone: "What it said is gone or cannot be read, so it cannot be sent again.",
  noneTitle: "No mails yet.",
  noneText: "Mails appear here as they are written.",
  nothingTitle: "No such mails.",
  nothingText: "No mail of the last 30 days fits these filters.",
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
  "membership-waits": "Membership waits for a confirmed address",
  "joining-known-address": "Joining with an address that has an account",
  "renewal-failed": "Renewal failed",
  "second-membership-undone": "Second membership undone",
  "message-notice": "Notice of a message to us",
  "message-copy": "Copy of a message to us",
  "message-answer": "Our answer to a message",
  "letter-template": "Letter template",
  "partner-notice": "Notice of a partner to decide on",
  "partner-applied": "Asked to be a partner",
  "partner-approved": "Partner approved",
  "partner-declined": "Partner declined",
  "confirm-newsletter": "Confirm the newsletter",
  "already-on-newsletter": "Already on the newsletter",
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
  sign_in: "The mail server refused our name or password (SMTP_URL)",
  address_refused: "The mail server refused the address",
  content_refused: "The mail server refused what the mail says",
  too_late: "Its link had run out before it could be sent",
  unreadable: "It was sealed with a SERVER_SECRET that is not set here",
  other: "It could not be handed over; the log has the code",
};

/** Why the last try failed. @param reply the mail server's number. */
export function failureSentence(reason: MailFailure, reply: number | null): string {
  if (reply === null) return `${failures[reason]}.`;
  const hint = reply >= 400 && reply < 500 ? ", for the time being" : "";
  return `${failures[reason]}${hint} (${reply}).`;
}

export const retryWords = {
  one: {
    button: "Try again",
    title: "Send this mail again?",
    text: (kind: string, to: string) =>
      `“${kind}” to ${to} goes out within a minute, if the mail server takes it.`,
    confirm: "Try again",
  },
  outcomes: {
    queued: "It is on its way.",
    being_sent: "It is being sent right now.",
    already_sent: "It was sent meanwhile.",
    too_late: "It was left alone: its link has run out.",
    content_gone: "It was left alone: what it said is gone.",
  } satisfies Readonly<Record<RetriedMail["outcome"], string>>,
  waiting: {
    button: "Try all that failed",
    title: "Try all mails again whose last try failed?",
    text: "Up to 500 go out at once, without waiting for their next try. Newsletters that wait for their minute go on waiting.",
    confirm: "Try all",
  },
  given_up: {
    button: "Try all given up",
    title: "Try all mails again that were given up?",
    text: "Up to 500 go out at once: those whose content is still there and of use.",
    confirm: "Try all",
  },
  done: (count: number, hasMore: boolean) =>
    count === 0
      ? "There was none to try again."
      : `${count === 1 ? "1 mail is" : `${count} mails are`} on the way.${hasMore ? " There are more." : ""}`,
} as const;
