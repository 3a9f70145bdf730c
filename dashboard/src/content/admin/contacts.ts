import type { ServiceType } from "@iep-insider/sdk/contract";

// Every word of the operator's screen. Labels, prices and messages that stand in product.md (section 2, "/admin", and
// section 8) are its own, to the letter.

export const contactSubmissions = {
  title: "Contact Submissions",
  lead: "What people wrote to us. Messages of Pro members stand first.",
  loading: "Loading contact submissions...",
  stats: { total: "Total Contacts", today: "Today", newest: "Last Updated" },
  none: "No submissions yet",
  emptyTitle: "No Contact Submissions",
  emptyText: "Nobody has written to us yet. New messages show here by themselves.",
  listLabel: "Messages",
  member: "Pro member",
  /** What the list is as of. */
  checked: (time: string) => `Checked at ${time}. The list looks for new messages every 30 seconds.`,
  notChecked: (time: string) =>
    `We could not refresh the list. It is as it was at ${time}. The next try comes within 30 seconds.`,
  first: (shown: number, total: number) => `These are the first ${shown} of ${total}.`,
  failedTitle: "Error Loading Contacts",
  failedText: "Unable to fetch contact submissions",
  retry: "Retry",
} as const;

interface ServiceWords {
  readonly label: string;
  readonly price?: string;
}

/** The kinds of service with what they cost, as an operator reads them (product.md, "/admin"). */
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
