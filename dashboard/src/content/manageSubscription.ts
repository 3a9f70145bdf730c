import { formatCents, prices } from "@iep-insider/sdk/catalog";

// Texts of managing a subscription. Labels, buttons and toasts from the specification are verbatim.

export const manage = {
  title: "Manage Subscription",
  loading: "Loading your account…",
  accountTitle: "Your account",
  email: "Email",
  name: "Name",
  notProvided: "Not provided",
  load: "Load Subscription Details",
  loadingDetails: "Loading…",
  reload: "Load again",
  cardTitle: "Your subscription",
  status: "Status",
  plan: "Plan",
  pro: `Pro - ${formatCents(prices.proMonthly)}/month`,
  nextBilling: "Next Billing Date",
  accessEnds: "Access Ends",
  memberSince: "Member Since",
  notAvailable: "Not available",
  portal: "Update Payment Method & Billing",
  portalBusy: "Opening…",
  portalNote: "The billing page of the payment service opens in a new tab.",
  portalTab: "Opening the billing page…",
  cancel: "Cancel Subscription",
  join: "Start Pro Membership",
} as const;

/** By the subscription's status. */
export const statusNames: Readonly<Record<string, string>> = {
  active: "Active",
  cancelled: "Cancelled",
  past_due: "Payment failed",
  inactive: "Inactive",
};

export const statusTexts = {
  cancelled:
    "It is cancelled and does not renew. All tools stay open to you until the day above. If you change your mind before then, press “Keep My Subscription”.",
  past_due:
    "Your last payment did not go through. Please update your payment method, so that your tools stay open.",
} as const;

export const cancellation = {
  title: "Cancel your subscription?",
  text: (day: string) =>
    `You keep all tools until ${day}. After that day, your card is not charged again, and paid tools cost ${formatCents(prices.singleUse)} per use.`,
  textWithoutDay:
    "You keep all tools until the month you paid for ends. After that your card is not charged again.",
  confirm: "Yes, Cancel Subscription",
  confirming: "Cancelling…",
  keep: "Keep Subscription",
} as const;

/** Undoing a cancellation within the paid month. */
export const keeping = {
  button: "Keep My Subscription",
  busy: "One moment…",
} as const;

/** Shown above the account's tabs for an active or ending subscription. */
export const membership = {
  title: "Pro Membership",
  renews: (day: string) => `It renews on ${day}.`,
  renewsMonthly: "It renews each month.",
  ends: (day: string) => `Cancelled. All tools stay open to you until ${day}.`,
  endsWithMonth: "Cancelled. All tools stay open to you until the month you paid for ends.",
} as const;

export const help = {
  title: "Need help?",
  text: "Write to us if something about your payments is wrong. We usually answer within 24 hours.",
  contact: "Contact Support",
  newTab: "(opens in a new tab)",
} as const;

export const manageToasts = {
  signIn: { title: "Authentication Required", description: "Please log in to view your subscription." },
  notFound: {
    title: "Subscription Not Found",
    description: "No active subscription found for this email address.",
  },
  cancelled: {
    title: "Subscription Cancelled",
    description:
      "Your subscription has been cancelled. You'll retain access until the current billing period ends.",
  },
  kept: {
    title: "Your subscription continues",
    description: "It renews as before. You can cancel at any time.",
  },
} as const;
