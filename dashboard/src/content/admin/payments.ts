import type {
  MembershipEnded,
  PaidKind,
  PaymentEventSource,
  PaymentRefunded,
  PaymentState,
  SubscriptionStatus,
} from "@iep-insider/sdk/contract";

// Every word of the operator's payments.

export const paymentWords = {
  lead: "What was paid, what went back, and what happened to each payment.",
  loading: "Loading payments...",
  figures: {
    paid: "Paid now",
    cents: "Sum of what is paid",
    today: "Begun today",
    lost: "Refunded, disputed",
  },
  paidOf: (paid: string, all: string) => `${paid} of ${all}`,
  todayOf: (begun: string, paid: string, sum: string) => `${begun} (${paid} paid, ${sum})`,
  both: (refunded: string, disputed: string) => `${refunded}, ${disputed}`,
  search: "Buyer or number",
  searchHint: "How the address begins, or a whole number: ours (12), or the provider's (pi_…, cs_…, in_…).",
  status: "Status",
  kind: "What for",
  caption: "Payments, newest first",
  captionOfSearch: "Payments by address, the newest of each address first",
  number: "Number",
  buyer: "Buyer",
  amount: "Amount",
  begun: "Begun",
  noBuyer: "Deleted account",
  numbered: (id: number) => `Payment ${id}`,
  /** The same in a narrow column. */
  short: (id: number) => `#${id}`,
  noneTitle: "No payments yet",
  noneText: "No payments yet.",
  nothingTitle: "No payment fits",
  nothingText: "No payment has this beginning of an address or this number, with these filters.",
  shortTitle: "That is too short",
  shortText: (least: number) =>
    `Please search with at least ${least} characters of an address, or with a whole number.`,
} as const;

export const statusWords: Readonly<Record<PaymentState, string>> = {
  pending: "Not paid yet",
  paid: "Paid",
  failed: "Never paid",
  refunded: "Refunded",
  disputed: "Disputed",
};

export const kindWords: Readonly<Record<PaidKind, string>> = {
  quiz: "Assessment, one use",
  ai_question: "AI answer, one use",
  subscription: "Pro, one month",
};

export const paymentDetailsWords = {
  loading: "Loading this payment...",
  back: "Back to the list",
  missingTitle: "There is no such payment",
  missingText: "No payment has this number. It may be mistyped.",
  facts: "What it is",
  status: "Status",
  amount: "Amount",
  kind: "What for",
  tool: "Tool",
  buyer: "Buyer",
  account: "Account",
  noAccount: "Bought without an account",
  accountNumber: (id: number) => `Account ${id}`,
  begun: "Begun",
  paid: "Paid",
  used: "Used",
  site: "Begun on",
  ourSite: "Our own site",
  providerPayment: "Provider's payment",
  providerPage: "Provider's page",
  providerInvoice: "Provider's invoice",
  opens: "What it opens now",
  opensNothing: "Nothing. It is not paid, it went back, or its account was deleted.",
  opensAll: (until: string) => `All tools, with the membership, until ${until}.`,
  opensUse: (tool: string) => `One use of ${tool}, not used yet.`,
  opensCredit: "One use, of the first tool it is spent on. Not used yet.",
  opensUntil: (tool: string, until: string) => `${tool}, until ${until}. The use is spent.`,
  spent: (tool: string) => `Nothing any more: the use of ${tool} is spent.`,
  anyTool: "a tool",
  events: "What happened",
  noEvents: "No events are recorded. Payments made before events were recorded have none.",
  gap: "What happened before this is not known: it was not written down yet.",
  became: (before: string, after: string) => `${before}, then ${after}`,
  began: (after: string) => after,
  stayed: (status: string) => `Still: ${status}`,
  mails: "Its mails",
  noMails: "None. Mails show here for 30 days, without their content.",
  mailStates: { sent: "Sent", waiting: "Waiting since", given_up: "Given up" },
  membership: "The membership",
  membershipStates: {
    active: "It runs.",
    cancelled: "It is cancelled, and ends with the period that is paid.",
    past_due: "Its last payment did not go through.",
    inactive: "It opens nothing.",
  } satisfies Readonly<Record<SubscriptionStatus, string>>,
  paidUntil: (until: string) => `Paid until ${until}.`,
  olderMonth: "This is an earlier month. A refund of it changes the books, and nothing of the membership.",
  latestMonth: "This is its latest month. A refund of it closes the tools at once.",
  goesOn: "The refund has not ended the membership: the payment provider will charge the next month.",
  wasEnded: "An operator ended it after the refund. Nothing is charged for it any more.",
} as const;

/** What happened, by the name it was written down under. */
export const eventWords: Readonly<Record<string, string>> = {
  "purchase.begun": "The buyer began to pay.",
  "purchase.refused": "The payment provider refused to begin it.",
  "purchase.begun_again": "The buyer started over, so we checked this one.",
  "membership.begun": "The buyer began to join, so we looked at this one.",
  "membership.read": "The member opened Manage Subscription, so we looked.",
  "membership.cancelled": "The member cancelled.",
  "membership.kept": "The member took the cancellation back.",
  "membership.ended": "An operator ended the membership.",
  "account.verified": "The buyer confirmed their address.",
  "account.deleted": "The buyer deleted their account.",
  "return_page.opened": "The buyer came back from the payment page.",
  "payment.compared": "We compared with the payment provider, and this was different there.",
  "payment.given_up": "It expired after a day and can no longer be paid.",
  "refund.created": "An operator refunded it.",
};

/** Where the event has no words of its own. */
export const sourceWords: Readonly<Record<PaymentEventSource, (type: string) => string>> = {
  buyer: (type) => `The buyer did something: ${type}.`,
  webhook: (type) => `The payment provider told us: ${type}.`,
  return_page: (type) => `The return page: ${type}.`,
  reconcile: (type) => `We compared with the payment provider: ${type}.`,
  sweep: (type) => `The hourly round: ${type}.`,
  operator: (type) => `An operator: ${type}.`,
};

export const refundWords = {
  button: "Refund…",
  question: (amount: string) => `Refund ${amount}?`,
  buyer: "Buyer",
  amount: "Amount",
  what: "What for",
  closes: "It closes",
  toolOf: (tool: string, kind: string) => `${tool} (${kind})`,
  toNobody: "A deleted account",
  closesUse: "The use, at once, also if it is spent",
  closesMonth: "All tools, at once. The membership goes on until you end it, which this page offers next",
  closesEarlierMonth: "Nothing. The membership and its tools stay as they are",
  text: "All of it goes back to the card it was paid with, in 5 to 10 business days. The buyer gets an email that says so. This cannot be undone.",
  textToNobody:
    "All of it goes back to the card it was paid with, in 5 to 10 business days. The account was deleted, so no email is sent. This cannot be undone.",
  confirm: (amount: string) => `Refund ${amount}`,
  outcomes: {
    refunded: "Refunded.",
    was_refunded: "It was refunded already. Nothing more was given back.",
    under_way: "The payment provider has taken the refund and does not show it yet. Look again in a minute.",
  } satisfies Readonly<Record<PaymentRefunded["outcome"], string>>,
  /** Why there is no button. */
  notNow: {
    pending: "There is nothing to refund: it is not paid.",
    failed: "There is nothing to refund: it was never paid.",
    refunded: "All of it was given back.",
    disputed:
      "The buyer's bank disputes this payment and holds the money. It cannot be refunded until that is settled. Answer the dispute in the payment provider's dashboard.",
  } satisfies Readonly<Record<Exclude<PaymentState, "paid">, string>>,
  unnamed:
    "We do not know the provider's number of this payment. Refund it in the payment provider's dashboard.",
} as const;

export const endWords = {
  button: "End the membership…",
  title: "End the membership now?",
  text: "Nothing is charged for it any more. The buyer can join again at any time. This cannot be undone.",
  confirm: "End the membership",
  outcomes: {
    ended: "The membership is ended.",
    was_over: "The membership was over already.",
  } satisfies Readonly<Record<MembershipEnded["outcome"], string>>,
} as const;
