import type { Intent } from "../Intent.ts";

/** Being put off: a school that does not say no, and does not begin. */
export const waiting: readonly Intent[] = [
  {
    id: "told-to-wait",
    title: "Being told to wait for testing",
    law: ["parent-request-evaluation", "prior-written-notice", "rti-no-delay", "initial-evaluation-deadline"],
    topic: "evaluation",
    answer: [
      'You may ask for testing at any time. Once you do, the school must ask for your consent and test, or say no in a written notice with its reasons. "Next year" is neither.',
      "Extra help in class, such as RTI, may not be used to put off testing when a disability is suspected.",
      "For a first evaluation, federal law gives 60 days from the day the school gets your signed consent, or your state's own limit. So ask in writing, and sign soon if you agree.",
    ],
    doNext: [
      "Ask for a full evaluation in writing, with the date, and keep a copy.",
      "Ask for the consent form by a day that you name.",
      "If the answer is still to wait, ask for prior written notice.",
    ],
  },
  {
    id: "interventions-first",
    title: "Interventions before testing",
    law: ["rti-no-delay", "parent-request-evaluation", "prior-written-notice"],
    topic: "answer",
    answer: [
      "The school may not use RTI or MTSS to put off or deny testing when a disability is suspected. Your child can get that help and be tested too.",
      "A school that does not suspect a disability may refuse. Then it has to tell you in a written notice, with its reasons.",
      "You can ask for testing at any time.",
    ],
    doNext: [
      "Ask for a full evaluation in writing and say that you suspect a disability.",
      "Ask for the data from the extra help your child has had.",
      "If the answer is to wait, ask for that as prior written notice.",
    ],
  },
];
