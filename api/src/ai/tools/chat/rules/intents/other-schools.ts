import type { Intent } from "../Intent.ts";

/** Charter schools, home teaching, and moves. */
export const otherSchools: readonly Intent[] = [
  {
    id: "charter-school",
    title: "Charter schools",
    law: ["charter-schools", "section-504-rights"],
    answer: [
      "Children in public charter schools keep all the same rights under IDEA, and so do their parents.",
      'So "we do not do special education here" is not an answer. A school that gets federal money may not discriminate because of a disability either.',
    ],
    doNext: [
      "Ask the charter in writing who is in charge of your child's IEP: the charter or a district.",
      "Ask for what was refused as prior written notice.",
      "If the IEP is not followed, ask the state agency about a complaint.",
    ],
  },
  {
    id: "homeschool",
    title: "Teaching your child at home",
    law: ["consent-initial-evaluation", "child-find"],
    answer: [
      "We hold little on homeschooling, because state law decides most of it. Ask your state agency what services there are.",
      "What we do hold: the district must find and test children with disabilities, and you can ask it to test your child.",
      "If you teach your child at home at your own cost and say no to testing, the school may not use mediation or a hearing to go ahead.",
    ],
    doNext: [
      "Ask your state agency what homeschooled children can get.",
      "Ask the district for an evaluation in writing, if you want one.",
      "Ask what happens to the IEP before you take your child out.",
    ],
  },
  {
    id: "move-within-state",
    title: "Moving to a new district",
    law: ["transfer-same-state", "iep-in-effect"],
    answer: [
      "If you move within the state during the school year, the new district must give services comparable to the old IEP, and talk with you about them.",
      "It does so until it takes on the old IEP or writes a new one. Services do not stop while papers are on the way.",
      "Both schools must act promptly to pass on the records.",
    ],
    doNext: [
      "Hand the new school a copy of the IEP yourself.",
      "Ask in writing which services start, and on what day.",
      "Ask for a meeting to go over the IEP.",
    ],
  },
  {
    id: "move-new-state",
    title: "Moving to another state",
    law: ["transfer-new-state", "consent-initial-evaluation"],
    answer: [
      "If you move to a new state during the school year, the new district must give services comparable to the old IEP, and talk with you about them.",
      "It does so until it has tested your child, if it thinks that is needed, and has written a new IEP, if one is right.",
      "Being found eligible in one state does not settle it in the next.",
    ],
    doNext: [
      "Take copies of the IEP and the last test reports with you.",
      "Ask the new school in writing for comparable services from the first day.",
      "If it wants to test, ask for the consent form soon.",
    ],
  },
];
