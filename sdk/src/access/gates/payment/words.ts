import { formatCents, prices, type ToolUse } from "../../../catalog/index.ts";

const single = formatCents(prices.singleUse);
const monthly = formatCents(prices.proMonthly);

/** What one paid use is, in plain words (ADR 7). */
export const oneUse: Readonly<Record<ToolUse, string>> = {
  day: "It opens this tool for 24 hours from when you open it, as often as you like.",
  document: "It opens one document for 24 hours.",
  answer: "It gives you one answer. If we cannot give you one, the use stays yours.",
};

/** Not in elements. */
export const offlineWords = {
  title: "You are offline.",
  text: "Paying needs a connection. You can go on here once you are online.",
} as const;

/** The payment gate. The alerts are messages in place. */
export const paymentGateWords = {
  /** What it costs, before anything is asked for. */
  lead: `It opens with one use for ${single}, or with a Pro membership for ${monthly} a month.`,
  howToOpen: "See how to open it",
  openTool: (tool: string) => `Open ${tool}`,
  choose: "How would you like to open it?",
  singleTitle: `One use for ${single}`,
  single: (use: ToolUse, hasLetter: boolean) =>
    `${oneUse[use]}${hasLetter ? " The letter that it leads to is included." : ""} You pay once. Nothing renews.`,
  proTitle: `Pro membership for ${monthly} a month`,
  pro: "It opens every tool on our own site, as often as you like. It renews each month, and you can cancel at any time.",
  /** On a partner's page. */
  proElsewhere: "On other sites it works only where members can sign in.",
  email: "Email Address",
  emailHint: "The way back to your tool and the receipt go there.",
  pay: `Pay ${single}`,
  subscribe: "Go to Pro membership",
  processing: "Processing...",
  newTab: "The payment page opens in a new tab. What you have on this page stays as it is.",
  sameTab: "You pay on the next page, and come back here.",

  missingEmail: "Please enter your email address first",
  wrongEmail: "Please enter a valid email address.",
  signedInFailed: "Payment failed. Please try again.",
  noAddress: "Failed to create payment session. Please try again.",
  failed: (message: string) => `Payment initialization failed: ${message}`,
  tryAgain: "Please try again.",
  notCompleted: "That payment was not completed. You can try again.",

  bought: {
    summary: "I have bought it already",
    mail: "Look for the email we sent when you paid. Its link opens what you bought, in any browser.",
    signIn: "Did you buy it with an account, or do you have a Pro membership? Then sign in.",
    signInButton: "Sign in",
    elsewhere: "A Pro membership opens this tool on our own site.",
    elsewhereLink: "Open it there, in a new tab",
  },

  member: {
    signIn: "I am a Pro member: sign in",
  },

  use: {
    title: (tool: string) => `Open ${tool}`,
    own: "You have one paid use for this tool. Its 24 hours begin now.",
    credit: "You have one paid use. Its 24 hours begin now. It opens no other tool.",
    open: "Open it now",
    opening: "Opening…",
  },

  waiting: {
    otherTab: {
      title: "Finish the payment in the other tab",
      text: "This page opens by itself once you have paid. What you have on it stays as it is.",
    },
    sameTab: {
      title: "Your payment is not finished",
      text: "If you have paid, this page opens by itself in a moment.",
    },
    resumed: {
      title: "A payment is not finished yet",
      text: "You began to pay in this browser. If you have paid, this page opens by itself in a moment.",
    },
    openAgain: "Open the payment page again",
    changedMind: "Choose again",
    tooLong: {
      title: "We have heard of no payment yet",
      text: "We have stopped asking. If you have paid, nothing is lost: ask again, or open the link in the email we sent.",
      askAgain: "Ask again",
    },
  },
} as const;
