import type { ContactState, ServiceType } from "@iep-insider/sdk/contract";

// Every word of the operator's screen. Labels, prices and messages that stand in the specification are its own, to the letter.

export const contactSubmissions = {
  title: "Contact Submissions",
  lead: "What people wrote to us. Messages from Pro members come first.",
  loading: "Loading contact submissions...",
  stats: { total: "Total Contacts", today: "Today", newest: "Last Updated" },
  none: "No submissions yet",
  emptyTitle: "No Contact Submissions",
  emptyText: "No messages yet. New ones appear here by themselves.",
  listLabel: "Messages",
  member: "Pro member",
  purchases: "Purchases of this sender",
  /** Behind it, for those who hear it without the card around it. */
  purchasesOf: (name: string) => `: ${name}`,
  /** What the list is as of. */
  checked: (time: string) => `Checked at ${time}. The list looks for new messages every 30 seconds.`,
  notChecked: (time: string) =>
    `We could not refresh the list. It is as it was at ${time}. The next try comes within 30 seconds.`,
  waiting: (count: number) => {
    if (count === 0) return "No message waits for an answer.";
    return count === 1
      ? "1 message waits for an answer."
      : `${count.toLocaleString("en-US")} messages wait for an answer.`;
  },
  failedTitle: "Error Loading Contacts",
  failedText: "Unable to fetch contact submissions",
  retry: "Retry",
} as const;

/** How the list is searched and narrowed. */
export const contactFilters = {
  search: "Name or email address",
  searchHint:
    "By how a first, last or whole name or an address begins. Names come first, A to Z, and then addresses.",
  state: "Answer",
  states: { waiting: "Waiting for an answer", answered: "Answered" },
  service: "Service",
  from: "Sender",
  members: "Pro members only",
  foundNoneTitle: "No message found",
  foundNone: "No message has all of what you look for. A search goes by how a name or an address begins.",
  allAnsweredTitle: "Every message is answered.",
  allAnswered: "A new one shows here by itself.",
} as const satisfies { readonly states: Readonly<Record<ContactState, string>> } & Record<string, unknown>;

/** What an operator does with a message. */
export const contactActionWords = {
  answer: "Mark as answered",
  reopen: "Mark as not answered",
  busy: "One moment…",
  /** Behind the words of a button, for those who hear it without the card around it. */
  of: (name: string) => `: message of ${name}`,
  answered: "Answered",
  by: (name: string) => `by ${name}`,
  answeredToast: (name: string) => `Marked as answered: ${name}`,
  reopenedToast: (name: string) => `Waiting for an answer again: ${name}`,
  answeredBefore: (by: string | null) =>
    by === null ? "It was answered already." : `It was answered already, by ${by}.`,
  reopenedBefore: "It was waiting for an answer already.",
  gone: "This message is gone. It was removed meanwhile.",
} as const;

/** What an operator answers. */
export const answerWords = {
  write: "Write an answer",
  label: (name: string) => `Your answer to ${name}`,
  hint: (email: string) =>
    `It goes to ${email} by email, without the message itself, and is kept with the message. The email begins with “Hello,” and links to our contact page.`,
  missing: "Please write an answer.",
  send: "Send answer",
  sending: "Sending…",
  discard: "Discard",
  sentToast: (name: string) => `Answer sent: ${name}`,
  /** Another operator answered first. */
  answeredMeanwhile: (by: string | null) =>
    by === null
      ? "This message was answered meanwhile. Your answer was not sent."
      : `${by} answered this message meanwhile. Your answer was not sent.`,
  sentAnswers: "What we wrote back",
  sentBy: (by: string | null) => (by === null ? "We answered" : `${by} answered`),
} as const;

interface ServiceWords {
  readonly label: string;
  readonly price?: string;
}

/** The kinds of service with what they cost, as an operator reads them. */
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
