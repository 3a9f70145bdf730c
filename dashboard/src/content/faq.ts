import { formatCents, hubTools, prices, usesUntilProPays } from "@iep-insider/sdk/catalog";
import { ordinal } from "./ordinal.ts";

// A summary of the terms, the privacy page and the plans: when you change one of those, check the answers here.

const single = formatCents(prices.singleUse);
const monthly = formatCents(prices.proMonthly);
const withAi = hubTools.filter((tool) => tool.payment === "ai_question");
const free = hubTools.filter((tool) => tool.payment === null).map((tool) => tool.title);

export interface Question {
  /** The answer's anchor: `/pricing#faq-cancel`. */
  readonly id: string;
  readonly question: string;
  readonly answer: readonly string[];
}

export const faq = {
  id: "faq",
  title: "Questions parents ask",
  questions: [
    {
      id: "free",
      question: "What is free?",
      answer: [
        `The ${new Intl.ListFormat("en-US").format(free)}. They ask for your email address.`,
        "The letter templates on our page [Resources](/resources) are free to download. In the Jargon Translator, a word from our own list is explained for free.",
      ],
    },
    {
      id: "one-use",
      question: `What do I get for ${single}?`,
      answer: [
        "One use of one tool. A screener, the letters, the signing advisor and the Jargon Translator stay open for 24 hours. The Document Reader opens one document, which you can read again for 24 hours. A tool that answers questions gives you one answer, and you can look at it again for 24 hours. If a result leads to a letter, the letter is included.",
        "It does not renew. A use that you have not spent does not expire.",
      ],
    },
    {
      id: "pro",
      question: "When is Pro the better deal?",
      answer: [
        `Pro costs ${monthly} a month. It pays for itself with the ${ordinal(usesUntilProPays)} use in a month. If you need one letter or one answer, buy one use.`,
      ],
    },
    {
      id: "account",
      question: "Do I need an account?",
      answer: ["Not for the free tools, and not for a single use. Pro comes with one."],
    },
    {
      id: "cancel",
      question: "How do I cancel Pro?",
      answer: [
        "Sign in and open [My Account](/account). There it takes two presses: “Cancel Subscription”, then “Yes, Cancel Subscription”. No phone call, and no questions. All tools stay open to you until the end of the month you paid for. Until then, one press takes it back.",
      ],
    },
    {
      id: "refund",
      question: "Can I get my money back?",
      answer: [
        "When a tool fails to give an answer, it does not count as a use. If you were charged twice for one thing, you get the second payment back.",
        "For any other reason, [write to us](/contact). A person reads it. You get what the law where you live gives you.",
      ],
    },
    {
      id: "who-reads",
      question: "Who reads what I type?",
      answer: [
        "What you type or check in a screener or a checklist never leaves your device. What you type in a letter leaves it only if you press the button that has it translated. On this site your letters, check-ins and check marks are kept in your browser, so that you can go on another day. One press forgets them.",
        "A tool that answers questions sends what you ask, once you have seen it. Your device first takes out phone numbers, email addresses, dates, and the names you tell it to leave out. Where AI is on, an AI company gets that text. What each tool sends is on the page [Privacy](/privacy).",
      ],
    },
    {
      id: "ai",
      question: "Do all the tools use AI?",
      answer: [
        `No. ${capital(inWords(hubTools.length - withAi.length))} of our ${inWords(hubTools.length)} tools use none. The other ${inWords(withAi.length)} answer questions. Where AI is off or down, our own rules answer there, and where AI wrote an answer, it says so.`,
      ],
    },
    {
      id: "legal-advice",
      question: "Is this legal advice?",
      answer: [
        "No. We give information and show the rule behind it. No lawyer reads your case. [When to talk to a lawyer, and where help is free](/not-legal-advice) has a page of its own.",
      ],
    },
    {
      id: "my-state",
      question: "Does it work in my state?",
      answer: [
        "Yes. The tools rest on federal law, which holds in every state. Many states add rules of their own. You can choose your state in the Parent Rights Guide and see what we know of its rules, and how sure we are of each.",
      ],
    },
    {
      id: "our-site",
      question: "Can our parent center put a tool on its own site?",
      answer: [
        "Yes. A tool works on your own pages, and your families need not come to us. Choose a tool and copy its code on the page [Put a tool on your page](/embed-builder). You need no account for it.",
      ],
    },
  ] satisfies readonly Question[],
} as const;

function inWords(count: number): string {
  const words =
    "none one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen".split(
      " ",
    );
  return words[count] ?? String(count);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
