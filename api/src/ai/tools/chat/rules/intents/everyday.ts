import type { Intent } from "../Intent.ts";

/** Everyday questions around school and the IEP. */
export const everyday: readonly Intent[] = [
  {
    id: "struggling-child",
    title: "A child who struggles",
    law: ["child-find", "parent-request-evaluation"],
    topic: "answer",
    answer: [
      "If you think that a disability may be the reason, ask the school in writing to test your child. You can ask at any time.",
      "The school must then ask for your consent and test, or say no in a written notice with its reasons.",
      "Every child who has a disability and needs special education has to be found and tested. Failing is not needed for that, and it is not proof of a disability either.",
    ],
    doNext: [
      "Write down what is hard, since when, and what has been tried.",
      "Ask the teacher for work samples and test scores.",
      "Ask in writing for a full evaluation.",
    ],
  },
  {
    id: "copy-of-iep",
    title: "A copy of the IEP",
    law: ["iep-copy", "iep-amendment"],
    answer: [
      "Yes. The school must give you a copy of your child's IEP, and it costs you nothing.",
      "If the IEP was changed by a written agreement between meetings, you get the revised one when you ask.",
    ],
    doNext: [
      "Ask in writing for a copy of the whole IEP.",
      "Check that it is the one in force: look at the dates.",
      "Keep it with your notes.",
    ],
  },
  {
    id: "state-tests",
    title: "State tests",
    law: ["iep-content"],
    answer: [
      "We hold no rule that lets a child skip state tests, so ask your state agency about that.",
      "What we do hold: the IEP has to state the accommodations that your child gets on tests. If the team wants an alternate test, the IEP must say why.",
      "Children on alternate tests also have short-term objectives in the IEP.",
    ],
    doNext: [
      "Ask which tests come this year, and when.",
      "Ask the team to write each test accommodation into the IEP.",
      "Before an alternate test, ask what it means for a diploma.",
    ],
  },
  {
    id: "categories",
    title: "The list of disabilities",
    law: ["disability-categories", "eligibility-two-part"],
    answer: [
      "There are 13. Some of them: autism, deafness, traumatic brain injury, specific learning disability, and other health impairment. The full list stands under the sources.",
      "A state may add developmental delay for some ages from 3 through 9.",
      "To be on the list is not enough. Your child must also need special education because of it. You do not have to know the name to ask for testing.",
    ],
    doNext: [
      "Ask for testing in every area that worries you.",
      "Ask which of these the team looked at.",
      "Ask for the reasons in writing.",
    ],
  },
  {
    id: "range-of-settings",
    title: "The range of settings",
    law: ["continuum", "placement"],
    answer: [
      "The district must have a range of settings: regular classes, special classes, special schools, teaching at home, and teaching in hospitals and institutions.",
      "It must also have extra help beside the regular class, such as a resource room or a visiting teacher.",
      "Which one is right is decided by a group that includes you, from the IEP.",
    ],
    doNext: [
      "Ask the team which settings it looked at, and why it chose one.",
      "Say in writing which one you think fits, with your reasons.",
      "If you do not agree, ask for prior written notice.",
    ],
  },
  {
    id: "prepare-for-meeting",
    title: "Getting ready for the meeting",
    law: ["iep-considerations", "records-access", "bring-others"],
    answer: [
      "Ask for the reports and data before the meeting. The school must let you see the records before any IEP meeting.",
      "The team must weigh your child's strengths and your concerns, so bring both on one page. You may bring someone who knows your child.",
      "For each goal, ask: where is my child now, what is the target, and who measures it?",
    ],
    doNext: [
      "Write down three strengths and three concerns.",
      "Ask in writing for the reports.",
      "Choose the one thing that you want most from this meeting.",
    ],
  },
];
