import type {
  MembershipEnded,
  PaidKind,
  PaymentEventSource,
  PaymentRefunded,
  PaymentState,
  SubscriptionStatus,
} from "@iep-insider/sdk/contract";

// Texts of the operator screens of payments.

export const paymentWords = {
  lead: "Payments, refunds, and the history of each payment.",
  loading: "Loading payments...",
  figures: {
    paid: "Paid now",
    cents: "Sum of what is paid",
    today: "Started today",
    lost: "Refunded, disputed",
  },
  paidOf: (paid: string, all: string) => `${paid} of ${all}`,
  todayOf: (begun: string, paid: string, sum: string) => `${begun} (${paid} paid, ${sum})`,
  both: (refunded: string, disputed: string) => `${refunded}, ${disputed}`,
  search: "Buyer or number",
  searchHint:
    "The beginning of an email address, or a full id: ours (12), or the provider's (pi_…, cs_…, in_…).",
  status: "Status",
  kind: "What for",
  caption: "Payments, newest first",
  captionOfSearch: "Payments by address, newest first for each address",
  number: "Number",
  buyer: "Buyer",
  amount: "Amount",
  begun: "Started",
  noBuyer: "Deleted account",
  numbered: (id: number) => `Payment ${id}`,
  /** The same in a narrow column. */
  short: (id: number) => `#${id}`,
  noneTitle: "No payments yet",
  noneText: "No one has started a payment.",
  nothingTitle: "No payment found",
  nothingText: "No payment matches this address or id with these filters.",
  shortTitle: "Search is too short",
  shortText: (least: number) => `Please enter at least ${least} characters of an address, or a full id.`,
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
  missingTitle: "Payment not found",
  missingText: "No payment has this number. Please check it.",
  facts: "Details",
  status: "Status",
  amount: "Amount",
  kind: "What for",
  tool: "Tool",
  buyer: "Buyer",
  account: "Account",
  noAccount: "Bought without an account",
  accountNumber: (id: number) => `Account ${id}`,
  begun: "Started",
  paid: "Paid",
  used: "Used",
  site: "Started on",
  ourSite: "Our own site",
  providerPayment: "Provider's payment",
  providerPage: "Provider's page",
  providerInvoice: "Provider's invoice",
  opens: "Access now",
  opensNothing: "Nothing. It is not paid, was refunded, or its account was deleted.",
  opensAll: (until: string) => `All tools, with the membership, until ${until}.`,
  opensUse: (tool: string) => `One use of ${tool}, not used yet.`,
  opensCredit: "One use of the first tool it is spent on, not used yet.",
  opensUntil: (tool: string, until: string) => `${tool}, until ${until}. The use is spent.`,
  spent: (tool: string) => `Nothing: the use of ${tool} is spent.`,
  anyTool: "a tool",
  events: "History",
  noEvents: "No events are recorded. Payments made before events were recorded have none.",
  gap: "Earlier events were not recorded.",
  became: (before: string, after: string) => `${before}, then ${after}`,
  began: (after: string) => after,
  stayed: (status: string) => `Still: ${status}`,
  mails: "Its mails",
  noMails: "None. Mails are listed for 30 days, without their content.",
  mailStates: { sent: "Sent", waiting: "Waiting since", given_up: "Given up" },
  membership: "The membership",
  membershipStates: {
    active: "Active.",
    cancelled: "Cancelled. It ends with the paid period.",
    past_due: "The last payment failed.",
    inactive: "Inactive.",
  } satisfies Readonly<Record<SubscriptionStatus, string>>,
  paidUntil: (until: string) => `Paid until ${until}.`,
  olderMonth: "This is an earlier month. A refund does not change the membership.",
  latestMonth: "This is the latest month. A refund ends access to the tools immediately.",
  goesOn: "The refund did not end the membership: the payment provider will charge the next month.",
  wasEnded: "An operator ended it after the refund. It is no longer charged.",
} as const;

/** Texts of payment events, by stored name. */
export const eventWords: Readonly<Record<string, string>> = {
  "purchase.begun": "The buyer started the payment.",
  "purchase.refused": "The payment provider rejected it.",
  "purchase.begun_again": "The buyer started another payment, so we checked this one.",
  "membership.begun": "The buyer started to join, so we checked this one.",
  "membership.read": "The member opened Manage Subscription, so we checked.",
  "membership.cancelled": "The member cancelled.",
  "membership.kept": "The member undid the cancellation.",
  "membership.ended": "An operator ended the membership.",
  "account.verified": "The buyer confirmed their address.",
  "account.deleted": "The buyer deleted their account.",
  "return_page.opened": "The buyer returned from the payment page.",
  "payment.compared": "Reconciliation found a difference at the payment provider.",
  "payment.given_up": "It expired after a day and can no longer be paid.",
  "refund.created": "An operator refunded it.",
};

/** For events without their own text. */
export const sourceWords: Readonly<Record<PaymentEventSource, (type: string) => string>> = {
  buyer: (type) => `Buyer: ${type}.`,
  webhook: (type) => `Payment provider: ${type}.`,
  return_page: (type) => `Return page: ${type}.`,
  reconcile: (type) => `Reconciliation: ${type}.`,
  sweep: (type) => `Hourly reconciliation: ${type}.`,
  operator: (type) => `Operator: ${type}.`,
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
  closesUse: "The use, immediately, even if it is spent",
  closesMonth:
    "All tools, immediately. The membership continues until you end it; this page offers that next",
  closesEarlierMonth: "Nothing. The membership and its tools do not change",
  text: "The full amount is refunded to the card, in 5 to 10 business days. The buyer is notified by email. This cannot be undone.",
  textToNobody:
    "The full amount is refunded to the card, in 5 to 10 business days. The account was deleted, so no email is sent. This cannot be undone.",
  confirm: (amount: string) => `Refund ${amount}`,
  outcomes: {
    refunded: "Refunded.",
    was_refunded: "It was already refunded. Nothing more was refunded.",
    under_way:
      "The payment provider has accepted the refund but does not show it yet. Check again in a minute.",
  } satisfies Readonly<Record<PaymentRefunded["outcome"], string>>,
  /** Why the button is missing. */
  notNow: {
    pending: "Nothing to refund: it is not paid.",
    failed: "Nothing to refund: it was never paid.",
    refunded: "Fully refunded.",
    disputed:
      "The buyer's bank disputes this payment and holds the money. It cannot be refunded until that is settled. Answer the dispute in the payment provider's dashboard.",
  } satisfies Readonly<Record<Exclude<PaymentState, "paid">, string>>,
  unnamed: "We do not know the provider's id of this payment. Refund it in the payment provider's dashboard.",
} as const;

export const endWords = {
  button: "End the membership…",
  title: "End the membership now?",
  text: "It is no longer charged. The buyer can join again at any time. This cannot be undone.",
  confirm: "End the membership",
  outcomes: {
    ended: "The membership has ended.",
    was_over: "The membership had already ended.",
  } satisfies Readonly<Record<MembershipEnded["outcome"], string>>,
} as const;
