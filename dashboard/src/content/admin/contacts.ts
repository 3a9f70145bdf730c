import type { ContactState, ServiceType } from "@iep-insider/sdk/contract";

// All texts of the operator's messages screen. Labels, prices and messages from the specification are verbatim.

export const contactSubmissions = {
  title: "Contact Submissions",
  lead: "Messages from visitors. Pro members' messages come first.",
  loading: "Loading contact submissions...",
  stats: { total: "Total Contacts", today: "Today", newest: "Last Updated" },
  none: "No submissions yet",
  emptyTitle: "No Contact Submissions",
  emptyText: "There are no messages yet. New messages appear here automatically.",
  listLabel: "Messages",
  member: "Pro member",
  purchases: "Purchases of this sender",
  /** Appended for screen readers, which do not announce the card around it. */
  purchasesOf: (name: string) => `: ${name}`,
  /** When the list was loaded. */
  checked: (time: string) => `Updated at ${time}. The list checks for new messages every 30 seconds.`,
  notChecked: (time: string) =>
    `We could not refresh the list. It is from ${time}. We will try again within 30 seconds.`,
  waiting: (count: number) => {
    if (count === 0) return "No messages are waiting for an answer.";
    return count === 1
      ? "1 message is waiting for an answer."
      : `${count.toLocaleString("en-US")} messages are waiting for an answer.`;
  },
  failedTitle: "Error Loading Contacts",
  failedText: "Unable to fetch contact submissions",
  retry: "Retry",
} as const;

/** Search and filters of the list. */
export const contactFilters = {
  search: "Name or email address",
  searchHint:
    "The beginning of a first, last or full name, or of an email address. Names are listed first, A to Z, then addresses.",
  state: "Answer",
  states: { waiting: "Waiting for an answer", answered: "Answered" },
  service: "Service",
  from: "Sender",
  members: "Pro members only",
  foundNoneTitle: "No message found",
  foundNone:
    "No message matches your search and filters. The search looks for the beginning of a name or an address.",
  allAnsweredTitle: "Every message is answered.",
  allAnswered: "New messages appear here automatically.",
} as const satisfies { readonly states: Readonly<Record<ContactState, string>> } & Record<string, unknown>;

/** The actions on a message. */
export const contactActionWords = {
  answer: "Mark as answered",
  reopen: "Mark as not answered",
  busy: "One moment…",
  /** Appended to a button for screen readers, which do not announce the card around it. */
  of: (name: string) => `: message of ${name}`,
  answered: "Answered",
  by: (name: string) => `by ${name}`,
  answeredToast: (name: string) => `Marked as answered: ${name}`,
  reopenedToast: (name: string) => `Waiting for an answer again: ${name}`,
  answeredBefore: (by: string | null) =>
    by === null ? "It was already answered." : `It was already answered by ${by}.`,
  reopenedBefore: "It was already waiting for an answer.",
  gone: "This message no longer exists. It was removed in the meantime.",
} as const;

export const answerWords = {
  write: "Write an answer",
  label: (name: string) => `Your answer to ${name}`,
  hint: (email: string) =>
    `We email it to ${email}, without the original message, and store it with the message. The email begins with “Hello,” and links to our contact page.`,
  missing: "Please write an answer.",
  send: "Send answer",
  sending: "Sending…",
  discard: "Discard",
  sentToast: (name: string) => `Answer sent: ${name}`,
  /** Another operator answered first. */
  answeredMeanwhile: (by: string | null) =>
    by === null
      ? "This message was answered in the meantime. Your answer was not sent."
      : `${by} answered this message in the meantime. Your answer was not sent.`,
  sentAnswers: "What we wrote back",
  sentBy: (by: string | null) => (by === null ? "We answered" : `${by} answered`),
} as const;

interface ServiceWords {
  readonly label: string;
  readonly price?: string;
}

export const services: Readonly<Record<ServiceType, ServiceWords>> = {
  "strategy-session": { label: "Strategy Session", price: "$175" },
  "records-review": { label: "Records Review", price: "$250" },
  "meeting-attendance": { label: "Meeting Attendance", price: "$175-195/hr" },
  "advocacy-coaching": { label: "Advocacy Coaching", price: "$150/hr" },
  "letter-writing": { label: "Letter Writing", price: "$95-250" },
  "foundational-package": { label: "Foundational Package", price: "$1,500" },
  "full-support-package": { label: "Full Support Package", price: "$2,500" },
  other: { label: "Other" },
  customer_support: { label: "Customer Support" },
};
