import type { LawWords, ResultWords } from "../resultWords.ts";
import type { Advice } from "./logic.ts";

// Texts of the eligibility result.

/** The titles are the specification's. */
export const advices: Readonly<Record<Advice, ResultWords>> = {
  evaluation: {
    title: "Consider requesting a special education evaluation",
    explanation:
      "Your child falls behind, or cannot keep up, at school. That is reason enough to ask, even with one concern. An evaluation can show what is behind it, and what would help.",
    steps: [
      "Ask the school in writing for a full evaluation, in every area you chose.",
      "Say what you see, with dates and examples. Add notes and reports that you have.",
      "Keep a copy of the letter, and note the day you sent it.",
      "When the consent form comes, check that every area you worry about is on it.",
    ],
  },
  "504": {
    title: "Consider a 504 Plan evaluation",
    explanation:
      "What you see gets in the way at school. A 504 plan can change how your child takes part: more time, breaks, a seat, care for health needs.",
    steps: [
      "Ask the school in writing to evaluate your child under Section 504.",
      "Say in which parts of the school day your child needs help, and what helps already.",
      "A 504 plan does not have to come first. You may ask for a full evaluation at the same time.",
      "Set a day to look at whether the plan works. If it does not, ask for more.",
    ],
  },
  monitor: {
    title: "Monitor and implement general education supports",
    explanation:
      "Your answers point to help in class first, and to a close look at how it works. That is not a reason to wait when you are worried. You know your child best.",
    steps: [
      "Tell the teacher what you see. Ask which help in class can start now.",
      "Set a day to look at it together, in four to six weeks, and ask what the school will write down until then.",
      "Keep notes of your own: what you saw, on which day, and what helped.",
      "If it does not get better, or if you think there is more behind it, ask for an evaluation in writing.",
    ],
  },
};

export const text = {
  fileName: /* message */ "special-education-eligibility",
  title: "Special Education Eligibility: Results",
  whyTitle: "Which answers led to this",
  concerns: (count: number) => (count === 1 ? "1 concern" : `${count} concerns`),
  noConcerns: "No concern was checked.",
  timeOnly: {
    title: "Time is not a legal test",
    text: "If it had lasted for 6 months, this result would say to ask for a full evaluation. That number is ours.",
    law: [
      {
        text: "You do not have to wait for that. You may ask for an evaluation at any time.",
        provisions: ["parent-request-evaluation"],
      },
    ],
  } satisfies { title: string; text: string; law: LawWords[] },
  notCounted: "What was tried and who has seen it did not change the result. Both belong in your letter.",
  law: [
    {
      text: "The school must find and evaluate every child who may have a disability and need special education because of it, even one who moves up from grade to grade.",
      provisions: ["child-find"],
    },
    {
      text: "To get an IEP, a child must have one of the disabilities in the law and need special education because of it. A doctor's diagnosis is not required, and it is not enough by itself.",
      provisions: ["eligibility-two-part"],
    },
    {
      text: "A 504 plan does not close the door to an IEP. You may ask for an IEP evaluation while your child has one, and a child with an IEP keeps the rights of Section 504.",
      provisions: ["parent-request-evaluation", "other-disability-laws"],
    },
    {
      text: "Under Section 504 the school must evaluate a child when it has reason to think that the child needs help because of a disability.",
      provisions: ["section-504-evaluation"],
    },
    {
      text: "The school may not use extra help, such as RTI or MTSS, to delay or deny the tests when a disability is suspected.",
      provisions: ["rti-no-delay"],
    },
    {
      text: "The tests must cover every area where a disability is suspected. The school may not go by one score alone.",
      provisions: ["evaluation-standards"],
    },
    {
      text: "Under federal law the school has 60 days from the day it gets your signed consent to finish the first evaluation, unless your state sets its own limit.",
      provisions: ["initial-evaluation-deadline"],
    },
    {
      text: "A child who has not failed and who moves up from grade to grade can still be found eligible.",
      provisions: ["grades-no-bar"],
    },
  ] satisfies LawWords[],
  letterNote: {
    initial_evaluation:
      "We can start a letter that asks for a full evaluation, with what you answered in it. You can change every word.",
    "504_evaluation":
      "We can start a letter that asks for a Section 504 evaluation, with what you answered in it. You can pick the letter for a full evaluation there as well.",
  },
  /** Even for the weakest result. */
  letterNoteMonitor:
    "You can ask for an evaluation with this result as well. We can start that letter, with what you answered in it.",
} as const;
