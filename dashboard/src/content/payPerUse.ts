import { formatCents, type PaymentKind, prices, usesUntilProPays } from "@iep-insider/sdk/catalog";
import { ordinal } from "./ordinal.ts";

// Texts of buying one use. Labels and toasts from the specification are verbatim; what one use is, from ADR 7.

const single = formatCents(prices.singleUse);

export const payPerUse = {
  title: "Pay Per Use",
  lead: `One use costs ${single}. You pay once, and it does not renew.`,
  legend: "What would you like to use?",
  price: `${single} one-time`,
  completeTitle: "Complete Purchase",
  email: "Email Address",
  emailHint: "We will send your access details to this address.",
  sendTo: "We will send your access details to",
  send: `Pay ${single}`,
  otherTools: "See all tools",
} as const;

/** What each kind of use includes. */
export const creditTexts: Readonly<Record<PaymentKind, string>> = {
  quiz: "Opens one tool that works with questions or a form, for 24 hours: a screener, the letters, or the signing advisor. Or it opens one document in the Document Reader. If the result leads to a letter, that letter is included. You choose the tool after you pay.",
  ai_question:
    "One answer from one tool that answers questions. If the tool cannot answer, you keep the use. You choose the tool after you pay.",
};

export const payPerUseToasts = {
  missing: {
    title: "Missing Information",
    description: "Please select a payment option and enter your email.",
  },
  begun: { title: "Payment Started", description: "We are taking you to the payment page." },
} as const;

export const proPromo = {
  title: `Pro: ${formatCents(prices.proMonthly)}/month`,
  text: `All tools, as often as you like. Pro pays for itself with the ${ordinal(usesUntilProPays)} use in a month, whether quizzes or questions. If you use them less often, single uses cost you less.`,
  button: "Start Pro Membership",
} as const;
