import type { Intent } from "../Intent.ts";

/** Where a child learns, and private schools. */
export const placement: readonly Intent[] = [
  {
    id: "regular-class",
    title: "Being in the regular class",
    law: ["lre", "placement", "supplementary-aids"],
    answer: [
      "Children with disabilities learn with other children as far as that suits them. A child may be taken out only when learning there cannot work, even with aids and services.",
      "So the team has to ask first: which supports would make the regular class work?",
      "It does not mean that every child is in the regular class all day. You are part of the group that decides.",
    ],
    doNext: [
      "List the supports that have not been tried in the regular class.",
      "Ask the team why each would not work.",
      "Ask for the decision and its reasons in writing.",
    ],
  },
  {
    id: "placement-change",
    title: "A change of placement",
    law: ["placement", "prior-written-notice", "due-process", "stay-put"],
    answer: [
      "A group that includes you decides the placement. It goes by the IEP, as near home as possible, and weighs any harmful effect.",
      "The school must send you written notice a reasonable time before a change. Placement means the services and the type of setting, not one building.",
      "If you want to stop a change, a due process complaint keeps the current placement while it is pending. File before the change takes effect.",
    ],
    doNext: [
      "Say in writing that you do not agree.",
      "Ask for prior written notice, with the date of the change.",
      "Get free advice before that date.",
    ],
  },
  {
    id: "stay-put",
    title: "Stay put",
    law: ["stay-put", "due-process"],
    answer: [
      "While a due process hearing is pending, your child stays in the current placement, unless you and the school agree otherwise. It goes on through the court case after it.",
      "A state complaint or mediation alone does not start this. Not signing the IEP does not start it either.",
      "In a discipline appeal the child stays in the interim setting. So if a change has a date, act before that date.",
    ],
    doNext: [
      "Find out when the change takes effect.",
      "Ask a lawyer or your parent center about a due process complaint before then.",
      "Write to the school that you do not agree.",
    ],
  },
  {
    id: "private-school-rights",
    title: "Children in private school",
    law: ["private-parent-placed", "child-find"],
    answer: [
      "If you place your child in a private school yourself, your child has no individual right to all the services of public school.",
      "There is a share of federal funds for these children, given through a services plan. The district may or may not offer your child one.",
      "Testing is different: children in private school must be found and evaluated too.",
    ],
    doNext: [
      "Ask the public school district in writing for an evaluation. If it sends you on, ask which district is in charge.",
      "Ask what services it offers to private school children.",
      "Ask the private school about its own supports.",
    ],
  },
  {
    id: "private-reimbursement",
    title: "Getting the cost of a private school back",
    law: ["private-reimbursement", "due-process"],
    topic: "hearing",
    answer: [
      "A hearing officer or a court may order it if the public school did not offer an appropriate education in time and the private one is appropriate. It is never sure.",
      "You have to warn the school first. At the last IEP meeting, or in writing at least 10 business days before you take your child out, say three things: that you reject its placement, why, and that you will enroll your child privately at public cost.",
      "Without that, payment may be cut or refused. A child who never had special education can get it too: so the Supreme Court held in Forest Grove v. T.A. (2009).",
    ],
    doNext: [
      "Talk to a lawyer or your parent center before you move your child.",
      "Write the notice, date it, and keep proof that it was sent.",
      "Let the school do an evaluation if it has asked to.",
    ],
  },
];
