import type { FailureWords } from "./accounts.ts";

// Texts shared by the payment screens. Titles, messages and toasts from the specification are verbatim.

const wrong =
  "Something went wrong. Please try again. You were not charged, and nothing you entered was lost.";

export const paymentFailures = {
  subscribe: { title: "Error", asToast: true, fallback: "Failed to create subscription.", wrong },
  payPerUse: { title: "Error", asToast: true, fallback: "Failed to create payment.", wrong },
  cancel: {
    title: "Cancellation Failed",
    asToast: true,
    fallback: "Unable to cancel subscription. Please contact support.",
    wrong: "Unable to cancel subscription. Please contact support.",
  },
  keep: {
    title: "Your subscription is still cancelled.",
    asToast: true,
    fallback: "Unable to keep your subscription. Please contact support.",
    wrong: "Unable to keep your subscription. Please contact support.",
  },
  portal: {
    title: "Portal Unavailable",
    asToast: true,
    fallback: "Unable to open billing portal. Please contact support.",
    wrong: "Unable to open billing portal. Please contact support.",
  },
  lookup: {
    title: "We could not load your subscription.",
    fallback: "Nothing has changed.",
    wrong: "Something went wrong on our side. Nothing has changed. Please try again.",
  },
} as const satisfies Record<string, FailureWords>;

export const processing = "Processing...";
export const back = "Back";

/** Shown wherever the next page asks for the card. */
export const cardNote = "You enter your card on the next page. Your card number never reaches us.";
