import { formatCents, prices, usesUntilProPays } from "@iep-insider/sdk/catalog";
import { ordinal } from "./ordinal.ts";

// Texts of joining Pro. Labels and toasts from the specification are verbatim.

const monthly = formatCents(prices.proMonthly);

/** From the specification. Everything that the subscription promises exists (ADR 11). */
export const benefits: readonly string[] = [
  "Unlimited questions to the Advocacy Assistant",
  "All assessment tools",
  "Letter generator with custom templates",
  "IEP goal quality analyzer",
  "Service denial decoder",
  "Priority email support: we read your messages first",
  "Early access to new tools: they open to members first",
  "Downloadable resources and guides, which are free for everyone",
];

export const subscribe = {
  title: "Join Pro",
  price: monthly,
  per: "a month",
  lead: "All tools, as often as you like. Cancel anytime.",
  benefitsTitle: "What you get",
  note: `Single use would cost ${formatCents(prices.singleUse)} per tool use. Pro pays for itself with the ${ordinal(usesUntilProPays)} use in a month. If you use the tools less than that, pay per use costs you less.`,
  perUse: "See pay per use",
  formTitle: "Your membership",
  name: "Full Name",
  email: "Email Address",
  emailHint: "You will sign in with it. We send receipts there, too.",
  password: "Create Password",
  passwordHint:
    "At least 6 characters, and hard to guess. Three or four words that do not belong together make a good one.",
  confirm: "Confirm Password",
  joinAs: "You are joining with the account",
  agree: "I agree to this:",
  consent: "By joining you also agree to the [Terms of Service](/terms) and the [Privacy Policy](/privacy).",
  send: "Start Pro Membership",
  hasAccount: "Do you have an account?",
  signIn: "Sign in first",
} as const;

export const subscribeToasts = {
  missing: { title: "Missing Information", description: "Please fill in all required fields." },
  short: { title: "Password Too Short", description: "Password must be at least 6 characters long." },
  mismatch: { title: "Passwords Don't Match", description: "Please make sure both passwords match." },
} as const;

export const activeSubscription = {
  title: "Active Subscription Found",
  text: "You already have an active subscription.",
  leading: "One moment, we are taking you to the tools.",
  tools: "Go to the tools",
  manage: "Manage Subscription",
} as const;
