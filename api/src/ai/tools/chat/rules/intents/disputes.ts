import type { Intent } from "../Intent.ts";

/** Disagreeing, and who can help. */
export const disputes: readonly Intent[] = [
  {
    id: "how-to-disagree",
    title: "Ways to disagree",
    law: ["state-complaint", "mediation", "due-process", "prior-written-notice"],
    topic: "hearing",
    answer: [
      "You have three main ways, and you need no meeting first. A **state complaint** is for a broken rule: on paper, decided in 60 days, for what happened not more than one year before.",
      "**Mediation** is talks with a neutral person. It is paid by the state, and both sides must want it.",
      "A **due process hearing** is like a trial. It is the one that keeps your child's placement while it is pending.",
    ],
    doNext: [
      "Ask for the school's decision in writing first.",
      "Write down what you want to change, and by when.",
      "Ask your parent center which way fits.",
    ],
  },
  {
    id: "mediation",
    title: "Mediation",
    law: ["mediation"],
    answer: [
      "A trained, neutral person helps you and the school find an agreement. The state pays for it. Both sides must want it.",
      "It may not be used to delay your right to a hearing, and you can use it without one.",
      "What is said there is confidential and cannot be used later as evidence. A signed agreement can be enforced in court.",
    ],
    doNext: [
      "Ask the state agency for its mediation form.",
      "Write down the result you want and what you could live with.",
      "Do not sign an agreement that you have not had time to read.",
    ],
  },
  {
    id: "state-complaint",
    title: "A state complaint",
    law: ["state-complaint"],
    answer: [
      "Send the state education agency a signed complaint that says which rule of special education was broken, with the facts. Send a copy to the district at the same time.",
      "It must be about something that happened not more than one year before the state receives it.",
      "The state must decide in writing within 60 days, longer only in exceptional cases or if you and the school agree. No meeting is needed first.",
    ],
    doNext: [
      "List the facts by date, with proof.",
      "Say what would put it right, such as make-up services.",
      "Look for the form on your state agency's site.",
    ],
  },
  {
    id: "due-process",
    title: "A due process hearing",
    law: ["due-process", "resolution-session", "hearing-decision"],
    topic: "hearing",
    answer: [
      "You may ask for a hearing about testing, eligibility, placement or services. Federal law gives 2 years from the day you knew, or should have known, what happened. A state may set another limit.",
      "Your complaint must name your child, the problem and a way to solve it. What is not in it cannot be raised later, unless the school agrees.",
      "The school first holds a meeting to settle, within 15 days. It is a formal case, so get legal advice if you can.",
    ],
    doNext: [
      "Check the time limit of your state.",
      "Collect the notices, the IEP, and your letters by date.",
      "Ask your parent center about free or low-cost lawyers.",
    ],
  },
  {
    id: "resolution-meeting",
    title: "The resolution meeting",
    law: ["resolution-session"],
    answer: [
      "After you file for due process, the school holds a meeting to try to settle, within 15 days. You may both agree in writing to skip it, or use mediation.",
      "Go, unless both skip it: if you do not take part, the school may later ask to have your case dismissed.",
      "The school may bring a lawyer only if you do. If nothing is settled within 30 days, the hearing may go ahead. Either side may cancel a signed deal within 3 business days.",
    ],
    doNext: [
      "Bring your list of what would solve it.",
      "Ask that someone comes who can decide for the school.",
      "Read any deal with care before you sign.",
    ],
  },
  {
    id: "after-the-hearing",
    title: "The hearing's decision",
    law: ["hearing-decision", "attorney-fees"],
    answer: [
      "The decision is due 45 days after the time for settling ends, unless someone asks for more time.",
      "If you do not agree, you can go to court within 90 days of the decision, unless state law differs. Some states have a review at the state first.",
      "A mistake in the steps counts only if it cost your child, or your part in deciding, something real.",
    ],
    doNext: [
      "Write down the date of the decision.",
      "Talk to a lawyer soon about the time limit in your state.",
      "Keep every paper from the hearing.",
    ],
  },
  {
    id: "burden-of-proof",
    title: "Who has to prove it",
    law: ["burden-of-proof"],
    answer: [
      "In a hearing, the side that asks for something has to prove its case. If you file, that is most often you.",
      "A few states put it on the school by their own law. So ask about yours.",
    ],
    doNext: [
      "Ask your state agency or parent center who has the burden in your state.",
      "Collect dates, letters, data and reports.",
      "Ask who could speak for your child as a witness.",
    ],
  },
  {
    id: "lawyer-fees",
    title: "Lawyers and what they cost",
    law: ["attorney-fees", "prior-written-notice"],
    answer: [
      "You do not need a lawyer for meetings, a state complaint or mediation. For a hearing, one helps a lot.",
      "If you win, a court may award you reasonable lawyer's fees. Fees of experts are not part of that, and IEP meetings mostly are not either. A good written offer that you turned down can cut it off.",
      "A parent who files for an improper purpose may have to pay the school's fees. Your parent center can tell you about free help.",
    ],
    doNext: [
      "Ask your parent center for free or low-cost legal help.",
      "Ask a lawyer first what it costs and when.",
      "Bring your papers in order of date.",
    ],
  },
  {
    id: "free-help",
    title: "Who can help you",
    law: ["prior-written-notice", "procedural-safeguards-notice"],
    answer: [
      "You do not have to do this alone. Each state has a parent center. Its staff, often parents too, help without charge.",
      "The school's own notices must help you as well: a prior written notice has to say where you can get help to understand it. You can ask for the full notice of your rights at any time.",
    ],
    doNext: [
      "Choose your state here to see your parent center.",
      "Write down your one main question before you call.",
      "Have the IEP and the last letters at hand.",
    ],
  },
];
