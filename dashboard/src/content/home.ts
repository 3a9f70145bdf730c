import { formatCents, prices } from "@iep-insider/sdk/catalog";
import { priorWrittenNotice, supplementaryAids } from "@iep-insider/sdk/law";

// Texts of the home page. Claims are facts about the product, the law library, or from the specification (wording.md
// H).

export const hero = {
  forWhom: "For parents of children who need help at school",
  headline: "The school knows the rules. Now you will, too.",
  lead: "See what the school’s words mean. Know the rule behind your request. Then ask for it in writing.",
  start: "Start Using the Tools",
  all: "See All Tools",
  honest: "Information, not legal advice. What you check in a screener stays on your device.",
} as const;

/** A typical letter from a school. Its phrases lead to the notes in the margin: what a parent can know about it. */
export const markedLetter = {
  caption: "An example of a letter from school, and what a parent can know about it",
  from: "From the school",
  paragraphs: [
    "Thank you for your letter about Sam.",
    "The team talked about [a one-to-one aide](1). At this time we are [not able to offer this](2).",
    "We will [look at it again next year](3).",
  ],
  notesTitle: "In the margin",
  notes: [
    {
      text: "An aide is one of the supports that an IEP can hold. The team decides by what Sam needs.",
      citation: supplementaryAids.citation,
      address: supplementaryAids.officialAddress,
    },
    {
      text: "This is a no. The school has to give its reasons for a no in writing.",
      citation: priorWrittenNotice.citation,
      address: priorWrittenNotice.officialAddress,
    },
    {
      text: "You do not have to wait. You can ask the team to meet before then.",
      citation: null,
      address: null,
    },
  ],
} as const;

export const features = [
  {
    title: "Clarity",
    text: "Plain words for what the school says and writes, and for what it leaves out.",
  },
  {
    title: "Confidence",
    text: "The rule behind each answer, with a link to the law, so you can read it for yourself.",
  },
  {
    title: "Control",
    text: "Reports and letters to copy, print and send. You decide what to ask for, and when.",
  },
] as const;

export const about = {
  title: "About us",
  problem: {
    title: "The problem",
    paragraphs: [
      "The path to help at school is hard to follow. The words are new, the meetings are long, and the people across the table do this every week.",
      "It is easy to leave a meeting without knowing what was agreed, or what to do next.",
      "Professional advocates and lawyers often cost 150–300 dollars an hour. Many families cannot pay that, and children go without the help they need.",
    ],
  },
  solution: {
    title: "What we do about it",
    points: [
      {
        title: "Answers when you need them",
        text: "Tools and screeners that work day and night, on a phone or a computer.",
      },
      {
        title: "A price you know before you start",
        text: `${formatCents(prices.singleUse)} for one use of a tool, or ${formatCents(prices.proMonthly)} a month for all of them. Some tools are free.`,
      },
      {
        title: "For every parent",
        text: "You know your child best. With the words and the rules at hand, you can speak up at the table.",
      },
      {
        title: "You stay in charge",
        text: "The tools explain and prepare. No lawyer and no expert has read your case, and the tools say so.",
      },
    ],
  },
  freeHelp: {
    title: "Some help is free, from people",
    text: "Every state has a Parent Training and Information Center (PTI) and a protection and advocacy agency. Call them, whether you use our tools or not.",
  },
  creator: {
    title: "Meet the Creator",
    lead: "A credentialed school psychologist, and a parent of a child with autism.",
    text: "Someone who knows the school’s side of the table and the parent’s. These tools exist so that every family can come prepared, whatever it can pay.",
  },
  band: {
    title: "Ready to become an insider?",
    text: "Get the tools. Know the rules. Advocate with confidence.",
    tools: "View the Tools",
    pro: "Start Pro Membership",
  },
} as const;
