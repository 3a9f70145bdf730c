import { formatCents, prices } from "@iep-insider/sdk/catalog";

// Texts of the payment page. Labels and messages from the specification are verbatim.

const single = formatCents(prices.singleUse);

export const checkout = {
  title: "Complete Your Payment",
  lead: `One use, ${single}, paid once. It does not renew.`,
  send: "Complete Payment",
  processing: "Processing...",
  card: "Card",
  loading: "Loading the card form…",
  invalid: "Invalid payment session. Please try again.",
  goBack: "Go Back",
  provider: "The card form belongs to the payment service. Your card number never reaches us.",
  simulated: {
    title: "This is a demo. No money moves.",
    text: "A simulator stands in for the payment service. Do not enter a real card: the form lists test cards.",
  },
  asking: "Your bank has a question. Please answer it in the form above.",
} as const;

export const checkoutNotices = {
  failed: { title: "Payment Failed", kept: "You were not charged. You can try again, or use another card." },
  notLoaded: {
    title: "The card form did not load.",
    text: "You were not charged. Please check your connection and try again.",
  },
  paid: {
    title: "This payment is done.",
    text: "You have already paid, and there is nothing more to pay.",
    next: "See your purchase",
  },
  ended: {
    title: "This payment is no longer open.",
    text: "You were not charged. Please start again.",
    next: "Start again",
  },
} as const;
