import { productName } from "@iep-insider/sdk/catalog";
import type { OwnPath } from "@iep-insider/sdk/contract";

/** A page's title and meta description. */
export interface Head {
  readonly title: string;
  readonly description: string;
  /** Overrides the table of pages, for an error page. */
  readonly isUnlisted?: true;
}

/** The title with the product's name. */
export function titled(page: string): string {
  return `${page} | ${productName}`;
}

/** The heads that the router sets, by path. Other pages set their own (`useHead`). */
export const heads = {
  "/": {
    title: `${productName}: special education tools for parents`,
    description:
      "Tools for parents of children with an IEP or a 504 plan. See what the school's words mean, know the rule behind them, and ask in writing.",
  },
  "/case": {
    title: titled("My case"),
    description:
      "What happens next, your steps, letters, people and notes in one place, kept in your own browser.",
  },
  "/tools": {
    title: titled("Assessment Tools"),
    description:
      "Three short questionnaires: whether to ask for an evaluation, how strong the reasons for a one-to-one aide are, and which tests to ask for.",
  },
  "/case/log": {
    title: titled("Evidence log"),
    description: "Write down what happens at school, on your own device, and take it with you.",
  },
  "/case/meeting": {
    title: titled("Meeting mode"),
    description: "Your topics, what to ask and the rule behind it, and room for notes, in large type.",
  },
  "/case/sync": {
    title: titled("My case on several devices"),
    description: "Keep your case the same on your phone and your computer, encrypted end to end.",
  },
  "/contact": {
    title: titled("Customer Support"),
    description: "Write to the people behind the tools. We usually answer within 24 hours.",
  },
  "/resources": {
    title: titled("Resources"),
    description:
      "Free tools, letter templates to download, and the sites where parents can read special education law and find free help.",
  },
  "/blog": {
    title: titled("Blog"),
    description:
      "Longer reads for parents: who is eligible for special education, how to ask for a one-to-one aide, and where these rights come from.",
  },
  "/pricing": {
    title: titled("Pricing"),
    description:
      "What the tools cost: some are free, one use can be bought by itself, and Pro opens all of them. Cancel anytime.",
  },
  "/subscribe": {
    title: titled("Join Pro"),
    description:
      "Use all the tools as often as you like, for one price a month. It renews until you cancel, which you can do online.",
  },
  "/pay-per-use": {
    title: titled("Pay Per Use"),
    description: "Buy one use of one tool. You pay once, and it does not renew. No account is needed.",
  },
  "/checkout": {
    title: titled("Complete Your Payment"),
    description:
      "Pay by card. The card form belongs to the payment service, and your card number never reaches us.",
  },
  "/payment-success": {
    title: titled("Your payment"),
    description: "What became of your payment, and the way to what you bought.",
  },
  "/manage-subscription": {
    title: titled("Manage Subscription"),
    description: "See when your membership renews, change how you pay, or cancel it.",
  },
  "/terms": {
    title: titled("Terms of Service"),
    description: "What you can count on when you use our tools, what they cost, and what we ask of you.",
  },
  "/privacy": {
    title: titled("Privacy"),
    description:
      "What stays on your device and what does not, tool by tool: what we keep and for how long, and who else is ever asked for anything.",
  },
  "/accessibility": {
    title: titled("Accessibility"),
    description: "What we test, what we know is missing, and how to tell us about a barrier.",
  },
  "/accessibility/report": {
    title: titled("Accessibility report"),
    description:
      "Each point of WCAG 2.2 at levels A and AA: whether our pages and tools meet it, and which tests say so.",
  },
  "/status": {
    title: titled("Status"),
    description:
      "Whether accounts, payments, mail and the AI tools work right now, and what works without them.",
  },
  "/not-legal-advice": {
    title: titled("Not legal advice"),
    description:
      "What the tools are and are not, how sure we are of each rule, where help is free, and when to see a lawyer.",
  },
  "/login": {
    title: titled("Sign In"),
    description: "Sign in to your account. The free tools and letter templates need no account.",
  },
  "/signup": {
    title: titled("Create Account"),
    description: "Create an account with your name, your email address and a password.",
  },
  "/account": {
    title: titled("My Account"),
    description: "Your profile, your plan, your password, and what you can take with you or delete.",
  },
  "/forgot-password": {
    title: titled("Forgot your password?"),
    description: "Have a link sent to your email address that sets a new password.",
  },
  "/reset-password": {
    title: titled("Set a new password"),
    description: "Set a new password with the link from our email.",
  },
  "/verify-email": {
    title: titled("Confirm your email address"),
    description: "Confirm the email address of your account with the link from our email.",
  },
  "/second-factor": {
    title: titled("Verify that it is you"),
    description: "Operators show their second factor here.",
  },
  "/connect": {
    title: titled("Use your membership on another site"),
    description: "Say whether a site that has our tools may open them by your Pro membership.",
  },
  "/newsletter": {
    title: titled("Newsletter"),
    description: "Ask for our newsletter, confirm that you want it, or stop it with the link from an email.",
  },
  "/partners": {
    title: titled("For Organizations"),
    description:
      "Put our tools for parents on your own site: what it costs, what parents see, what happens to what they type, and how it is done.",
  },
  "/partners/manage": {
    title: titled("Manage Site"),
    description: "Your site key, where your tools may stand, how they look, and what they offer.",
  },
  "/partners/statistics": {
    title: titled("Statistics"),
    description: "How often the tools on your site are opened, started and finished.",
  },
  "/partners/statistics/report": {
    title: titled("Usage Report"),
    description: "How the tools on your site were used, for a grant report or your board.",
  },
  "/embed-builder": {
    title: titled("Put a tool on your page"),
    description:
      "Choose a tool for parents and how it looks, watch it work, and copy the code for your own page. No account is needed.",
  },
} as const satisfies Partial<Readonly<Record<OwnPath, Head>>>;

/** @returns the head that the router sets for a page, if it does. */
export function headOf(path: string): Head | undefined {
  return path in heads ? heads[path as keyof typeof heads] : undefined;
}

/** The hub without an open tool; an open tool has its own title. */
export const hubHead: Head = {
  title: titled("Advocacy tools"),
  description:
    "Screeners, letters and guides for IEP and 504 questions. Each tool shows the rule it rests on. Some are free.",
};

export const founderHead: Head = {
  title: titled("Who made this"),
  description: `The person behind ${productName}, and why these tools for parents are there.`,
};

export const notFoundHead: Head = {
  title: titled("Page not found"),
  description: "There is no page at this address.",
  isUnlisted: true,
};
