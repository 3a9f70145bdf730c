import type { Intent } from "../Intent.ts";

/** Who acts for the child, moves and choices of school, and labels. */
export const whoDecides: readonly Intent[] = [
  {
    id: "education-decision-maker",
    title: "Who may sign as the parent",
    law: ["who-is-parent", "consent-initial-evaluation", "parent-participation"],
    answer: [
      "You do not have to be the birth parent to count as the parent under IDEA. An adoptive parent counts. So does a guardian who may act as the parent or decide on school, and a grandparent, stepparent or other relative who acts as the parent and lives with the child.",
      "A foster parent counts too, unless state law, state rules or a contract with an agency says no.",
      "If a birth or adoptive parent also steps in, that person comes first, unless he or she has no legal right to decide on school. A court order that names who decides settles it.",
    ],
    doNext: [
      "Give the school a copy of any court order, foster papers or guardian papers you have.",
      "Ask the school in writing whom it treats as the parent, and why.",
      "If it says you may not sign, ask who can, and if the child needs a surrogate parent.",
    ],
  },
  {
    id: "surrogate-parent",
    title: "A surrogate parent for a child",
    law: ["surrogate-parent", "who-is-parent"],
    answer: [
      "A surrogate parent stands in for a parent in special education. The district must see if a child needs one when no parent is known or can be found, when the child is a ward of the state, or when a homeless youth is on his or her own.",
      "The surrogate may speak for the child on testing, placement and services. This person may not work for the schools or for an agency that cares for the child.",
      "The state must make reasonable efforts to have one assigned within 30 days after an agency decides that the child needs one.",
    ],
    doNext: [
      "Ask the district's special education office who acts as the parent for this child.",
      "Ask in writing for a surrogate parent, and for the date when one will be assigned.",
      "If the child is a ward of the state, tell the caseworker that the judge may name one too.",
    ],
  },
  {
    id: "divorced-parents",
    title: "Parents who are divorced or live apart",
    law: ["divorced-parents-rights", "who-is-parent", "records-both-parents"],
    answer: [
      "Both parents keep their IDEA rights after a divorce, unless a court order or state law says otherwise. If an order names who decides on school, the school must treat that person as the parent.",
      "Records are a separate matter. Either parent may see them, unless the school has proof of an order, a law or a binding paper that takes that right away.",
      "No federal special education law says who prevails when two parents disagree. Your court order and your state's law do.",
    ],
    doNext: [
      "Read your court order for its words on school decisions and records.",
      "Give the school a full copy, and ask it to send notices and records to you too.",
      "If the order is not clear, ask a family lawyer or the court what it means.",
    ],
  },
  {
    id: "military-move",
    title: "A move under military orders",
    law: ["transfer-new-state", "transfer-same-state", "military-transfer", "iep-in-effect"],
    answer: [
      "The new district must keep services going. If your child changes districts during the school year, it must give services comparable to the old IEP, and talk with you about them.",
      "That lasts until it takes on the old IEP or writes a new one. A district in a new state may test first, if it finds that needed, while the services go on. If you move in summer, an eligible child must have an IEP in place when school starts.",
      "A compact for military children may help too. It is state law, not federal, so ask how your new state uses it.",
    ],
    doNext: [
      "Make copies of the IEP and the last test reports, and carry them with you.",
      "Send the IEP to the new school, and ask in writing which services start on the first day.",
      "Ask the new school, or the school liaison on base, about the compact.",
    ],
  },
  {
    id: "school-choice-voucher",
    title: "Using a voucher for private school",
    law: [
      "voucher-students",
      "private-parent-placed",
      "private-services-disputes",
      "child-find",
      "private-reimbursement",
    ],
    answer: [
      "A voucher can change your child's rights, so ask before you accept. A child whose parents choose a private school has no individual right to the services of public school. The Department of Education, as a rule, puts children with state vouchers in that group.",
      "The district may offer some services through a services plan. You cannot use a due process hearing to get more of them, but you can file a state complaint if the rules are broken. Your child can still be tested.",
      "No federal special education law sets the terms of a voucher. Your state's law does.",
    ],
    doNext: [
      "Ask the program in writing which rights end, what it pays for, and how your child can come back.",
      "Ask the private school what help it will give, at what cost, and when it may ask a child to leave.",
      "If you are leaving because the public school failed your child, get legal advice before you move.",
    ],
  },
  {
    id: "parent-training",
    title: "Training for you as a parent",
    law: ["parent-training", "related-services", "prior-written-notice"],
    answer: [
      "Yes, the IEP can include training for you. The rule calls it parent counseling and training, and it is a related service, as speech therapy is.",
      "It can help you understand your child's needs, tell you about child development, and teach you skills to support the IEP.",
      "It is not automatic. The school must give it, at no cost, if the IEP team decides that your child needs it for an appropriate education. If you ask and the school says no, it must give you its reasons in writing.",
    ],
    doNext: [
      "Write down what you want to learn, and how it would help your child with the IEP goals.",
      "Ask in writing for parent counseling and training at the next IEP meeting.",
      "If the team agrees, ask that the IEP say what, how often and who will teach you.",
    ],
  },
  {
    id: "gifted-2e",
    title: "A gifted child with a disability",
    law: [
      "high-cognition",
      "evaluation-standards",
      "accelerated-programs",
      "eligibility-two-part",
      "grades-no-bar",
    ],
    answer: [
      "A high IQ does not rule out an IEP. The question is the same for all: does your child have one of the disabilities in the law, and need special education because of it?",
      "One score may not decide. The school must use several tools and test each area where it suspects a disability. Good grades alone do not rule your child out.",
      "State law, not federal special education law, sets up gifted programs. But a school with federal money may not keep a qualified student out of one because of an IEP or 504 plan, or make the student give up needed help.",
    ],
    doNext: [
      "List what is hard for your child and what comes easily, with samples of work.",
      "Ask in writing for testing in each area that worries you.",
      "Ask for the entry rules of the gifted or advanced class, and how your child's supports will go along.",
    ],
  },
  {
    id: "retention",
    title: "Repeating a grade",
    law: [
      "promotion-and-retention",
      "grades-no-bar",
      "iep-annual-review",
      "parent-requested-meeting",
      "parent-request-evaluation",
    ],
    answer: [
      "No federal special education law says who repeats a grade. Your state or district sets that rule. It may leave the choice to the IEP team, but it does not have to.",
      "Federal law does say this: your child can get special education without having failed or repeated a grade.",
      "If your child has an IEP, too little progress is a reason for the team to change it. If not, you can ask for an evaluation at any time. Repeating a grade does not replace either one.",
    ],
    doNext: [
      "Ask the school for its written rule on repeating a grade, and for how to appeal.",
      "Ask in writing for an IEP meeting, or for an evaluation if there is no IEP.",
      "Ask what will be taught in a new way, in whichever grade your child is.",
    ],
  },
  {
    id: "adhd-ohi",
    title: "ADHD and the IEP",
    law: [
      "other-health-impairment",
      "eligibility-two-part",
      "grades-no-bar",
      "adhd-section-504",
      "disability-definition-504-ada",
    ],
    answer: [
      "Yes, a child with ADHD can get an IEP. The rule names ADHD under other health impairment.",
      "A doctor's diagnosis is not enough by itself, and federal law does not require one. The ADHD must limit how alert your child is to school work, harm how your child does in school, and create a need for special education. Passing grades alone do not rule it out.",
      "If there is no IEP, Section 504 may still cover your child, even with good grades. The school may not count the good effects of medicine against your child.",
    ],
    doNext: [
      "Write down how the ADHD shows at school: focus, late work, behavior, time spent on homework.",
      "Ask in writing for an evaluation under both IDEA and Section 504.",
      "Bring any doctor's report, and ask teachers to note what they see.",
    ],
  },
];
