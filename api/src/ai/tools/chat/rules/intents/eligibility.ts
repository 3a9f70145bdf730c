import type { Intent } from "../Intent.ts";

/** Who gets an IEP, from when, and until when. */
export const eligibility: readonly Intent[] = [
  {
    id: "diagnosis-needed",
    title: "Whether a diagnosis is needed",
    law: ["eligibility-two-part", "disability-categories"],
    answer: [
      "No. Federal law does not ask for a medical diagnosis. A diagnosis is not enough on its own either.",
      "The team asks two things: does your child have one of the disabilities in the law, and does your child need special education because of it?",
      "You can still share a diagnosis. It is useful to the team.",
    ],
    doNext: [
      "Ask for an evaluation in writing; you can do so now.",
      "If the school insists on a doctor's note, ask which rule says so.",
      "Describe how the problem shows at school.",
    ],
  },
  {
    id: "condition-and-iep",
    title: "Whether a condition means an IEP",
    law: ["eligibility-two-part", "disability-categories", "section-504-rights"],
    answer: [
      "A condition can lead to an IEP, but not by itself. Your child must have one of the 13 disabilities in the law and need special education because of it.",
      "The list names autism, emotional disturbance and other health impairment, among others. Your child does not need a diagnosis to be tested.",
      "If your child does not need special education, Section 504 may still help. It covers an impairment that substantially limits a major life activity.",
    ],
    doNext: [
      "Ask in writing to have your child tested for both an IEP and Section 504.",
      "Say how the condition shows at school: work, focus, behavior, friends.",
      "If the school says no, ask for its reasons in writing.",
    ],
  },
  {
    id: "reading-disability",
    title: "Dyslexia and other learning disabilities",
    law: ["sld-criteria", "sld-determination", "evaluation-standards", "disability-categories"],
    answer: [
      "The law's name for this group is specific learning disability. It can lead to an IEP if your child needs special education because of it.",
      "The state may not demand a severe gap between ability and school work. The testing may not go by one score alone.",
      "The group must look at the teaching your child has had, watch your child learn, and write down its reasons. You are part of that group.",
    ],
    doNext: [
      "Ask in writing for testing in reading, writing and math, and name what you see.",
      "Ask for the data on the reading help so far.",
      "Bring samples of your child's work.",
    ],
  },
  {
    id: "good-grades",
    title: "Good grades",
    law: ["grades-no-bar", "eligibility-two-part", "parent-request-evaluation"],
    answer: [
      "Good grades do not rule out an IEP. A child who has not failed and moves up each year can still be eligible.",
      "Grades can matter, though. The team asks whether your child has a disability and needs special education because of it, and it decides child by child.",
      "So tell the team what the grades do not show: hours of homework, help from you, stress, behavior, friends.",
    ],
    doNext: [
      "Ask for an evaluation in writing.",
      "Write down what it costs your child to get those grades.",
      "If the school says no because of grades, ask for that as prior written notice.",
    ],
  },
  {
    id: "found-not-eligible",
    title: "Your child was found not eligible",
    law: ["eligibility-team", "iee", "prior-written-notice", "due-process", "section-504-rights"],
    answer: [
      "You can disagree. You are part of the group that decides, and you get a free copy of the report and of the decision.",
      "If you think the testing missed something, you may ask for an outside evaluation at public cost.",
      "You can also ask for a due process hearing about the decision. And a child without an IEP may still have rights under Section 504.",
    ],
    doNext: [
      "Ask for the report and for prior written notice of the decision.",
      "Mark what the report left out.",
      "Ask for an independent educational evaluation, or a Section 504 evaluation, in writing.",
    ],
  },
  {
    id: "english-learner",
    title: "Children who are learning English",
    law: ["determinant-factor", "evaluation-standards", "child-find"],
    answer: [
      "A child who is learning English can have an IEP. Limited English may not be the deciding reason for it, but a child can be learning English and have a disability too.",
      "The testing must be in the language and form most likely to show what your child can do, where that is feasible. It must be fair across race and culture.",
    ],
    doNext: [
      "Ask for an evaluation in writing, and say which language your child knows best.",
      "Tell the school if you see the same trouble in your home language.",
      "Ask how the tests will tell language from disability.",
    ],
  },
];
