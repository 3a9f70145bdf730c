import { formatCents, prices, usesUntilProPays } from "@iep-insider/sdk/catalog";
import { busyMonth, costOfUses } from "../pages/pricing/comparison.ts";
import { ordinal } from "./ordinal.ts";

// Texts of the pricing page. Figures come from the catalog's prices (ADR 11); what a use is, from ADR 7.

const single = formatCents(prices.singleUse);
const monthly = formatCents(prices.proMonthly);
const before = usesUntilProPays - 1;

export const pricing = {
  title: "Pricing",
  lead: "Three ways to use the tools. Some cost nothing. You see the price before you pay, and you can stop at any time.",
  plansTitle: "Plans",
} as const;

export interface Plan {
  readonly name: string;
  readonly price: string;
  readonly per: string;
  readonly text: string;
  readonly points: readonly string[];
  readonly button: string;
  readonly path: string;
}

export const plans: readonly Plan[] = [
  {
    name: "Pro Membership",
    price: monthly,
    per: "per month",
    text: "Unlimited use of all tools. Cancel anytime.",
    points: [
      "All tools, as often as you like",
      "Your own letter templates",
      `Renews each month for ${monthly} until you cancel`,
      "Cancel online. You keep access to the end of the month you paid for.",
    ],
    button: "Start Pro Membership",
    path: "/subscribe",
  },
  {
    name: "Pay Per Use",
    price: single,
    per: "per use",
    text: "One use of one tool, paid once.",
    points: ["No account needed", "It does not renew", "An answer that fails costs you nothing"],
    button: "Buy One Use",
    path: "/pay-per-use",
  },
  {
    name: "Free Resources",
    price: "$0",
    per: /* message */ "always",
    text: "Guides, a checklist, letters to download, and where to find free help.",
    points: ["Parent Rights Guide", "IEP Meeting Prep Checklist", "Emotional Check-In", "Letter templates"],
    button: "See Free Resources",
    path: "/resources",
  },
];

export const oneUse = {
  title: "What one use is",
  lead: `What you get for ${single} depends on the tool.`,
  kinds: [
    {
      term: "Screeners, letters, the signing advisor",
      text: "The tool is open for 24 hours from when you first open it. Use it as often as you like in that time. If the result leads to a letter, that letter is included.",
    },
    {
      term: "Jargon Translator",
      text: "The tool is open for 24 hours, too.",
    },
    {
      term: "Document Reader",
      text: "One document. You can read it again for 24 hours, add a missing page, and use what was found. Another document is another use. If it leads to a letter, that letter is included.",
    },
    {
      term: "Tools that answer questions",
      text: "One answer: one question, one goal or all goals of a document you read here, one denial, or one plan for a dispute. You can look at it again for 24 hours, and if a denial or a dispute leads to a letter, that letter is included. If no answer comes, you keep the use.",
    },
  ],
  samples:
    "Look first: [every tool has a sample](/tools#all-tools) of what you get, for a child that we made up.",
} as const;

export const comparison = {
  title: "Which one costs you less?",
  lead: `Pro pays for itself with the ${ordinal(usesUntilProPays)} use in a month. If you use the tools fewer than ${usesUntilProPays} times a month, pay per use costs you less.`,
  caption: "What a month costs",
  uses: "In one month you use",
  perUse: "Pay per use",
  pro: "Pro",
  rows: [
    { uses: "1 tool, once", perUse: formatCents(costOfUses(1)), pro: monthly },
    { uses: `${before} uses`, perUse: formatCents(costOfUses(before)), pro: monthly },
    { uses: `${usesUntilProPays} uses`, perUse: formatCents(costOfUses(usesUntilProPays)), pro: monthly },
    {
      uses: `${busyMonth.quizzes} quizzes and ${busyMonth.questions} questions`,
      perUse: formatCents(costOfUses(busyMonth.quizzes + busyMonth.questions)),
      pro: monthly,
    },
  ],
  note: "“Quizzes” are the screeners and the other tools that work with questions and forms.",
} as const;

export const cancelling = {
  title: "How Pro renews, and how you cancel",
  paragraphs: [
    `Pro costs ${monthly} a month. It renews by itself on the same day each month, until you cancel.`,
    "To cancel, sign in and open [My Account](/account). There it takes two presses: “Cancel Subscription”, then “Yes, Cancel Subscription”. Before the second one, you see the day your access ends. Until that day, all tools stay open to you, and you can undo the cancellation with one press.",
    "You pay by card. Your card number goes to the payment service only. It never reaches us.",
  ],
} as const;

export const pricingAbout = {
  title: "About us",
  paragraphs: [
    "These tools were made by a credentialed school psychologist who is also the parent of a child with autism. What you pay keeps them running.",
    "The tools give information, not legal advice. No lawyer and no expert reads your case.",
  ],
  freeHelp: "Help from a person is free in every state:",
} as const;
