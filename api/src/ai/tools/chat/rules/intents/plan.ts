import type { Intent } from "../Intent.ts";

/** What an IEP holds, and how well it works. */
export const plan: readonly Intent[] = [
  {
    id: "what-iep-holds",
    title: "What an IEP must hold",
    law: ["iep-content", "iep-considerations"],
    answer: [
      "An IEP must say where your child is now and how the disability affects learning. It has yearly goals that can be measured.",
      "It says how progress is measured and when you get reports. It lists each service and aid with its start, amount, place and length.",
      "It also covers time away from other children, changes for state tests, and, at the right age, life after school. The team must weigh your concerns.",
    ],
    doNext: [
      "Read the IEP with this list beside it.",
      "Mark what is missing or too vague to check.",
      "Ask the team in writing to add it.",
    ],
  },
  {
    id: "first-iep-time",
    title: "Time for the first IEP",
    law: ["iep-30-days", "consent-initial-services"],
    answer: [
      "A meeting to write the first IEP must be held within 30 days after your child is found eligible. Services then start as soon as possible.",
      "The school may not start them until you agree in writing.",
    ],
    doNext: [
      "Find the date of the eligibility decision.",
      "Ask in writing for the date of the IEP meeting.",
      "When you agree to services, ask for the day on which each one starts.",
    ],
  },
  {
    id: "yearly-review",
    title: "The yearly review",
    law: ["iep-annual-review", "iep-in-effect"],
    answer: [
      "The team has to review the IEP at least once a year. It looks at whether the goals are being met and changes what does not work.",
      "Every eligible child must also have an IEP in force when the school year begins.",
      "If the review is late, ask for a date, and ask that services go on as written.",
    ],
    doNext: [
      "Look up the date of the last review.",
      "Ask in writing for a meeting now.",
      "Bring your list of what worked and what did not.",
    ],
  },
  {
    id: "changed-without-meeting",
    title: "Changes to the IEP between meetings",
    law: ["iep-amendment", "prior-written-notice", "stay-put"],
    answer: [
      "The school may not change the IEP by itself between meetings. A change needs a team meeting, or an agreement in writing between you and the school.",
      "It must also send you written notice a reasonable time before it changes services or placement.",
      "If you made such an agreement, you can ask for the revised IEP.",
    ],
    doNext: [
      "Ask in writing what was changed, when, and by whom.",
      "Say that you did not agree, and ask that the old IEP be followed.",
      "Ask for a meeting if the school wants the change.",
    ],
  },
  {
    id: "concerns-not-heard",
    title: "Your concerns are not in the IEP",
    law: ["iep-considerations", "parent-participation", "iep-team"],
    answer: [
      "You are a full member of the IEP team. The team must weigh your concerns when it writes the IEP.",
      "You must have the chance to take part in meetings about testing, placement and services. That does not mean that the team must do all you ask, but it has to hear it.",
      "Put your concerns on paper, so that they cannot be lost.",
    ],
    doNext: [
      "Write your concerns as a short list and send it before the meeting.",
      "Ask that the list go into the IEP as you wrote it.",
      "For each request that is refused, ask for the reasons in writing.",
    ],
  },
  {
    id: "staff-do-not-know-iep",
    title: "Teachers who have not seen the IEP",
    law: ["iep-in-effect", "state-complaint"],
    answer: [
      "Each teacher and provider who has a part in the IEP must be able to see it. Each must be told of their own duties and of the accommodations to give.",
      "That is the school's job, not yours. You can still make it easy for a new teacher.",
      "If the IEP is not followed because of it, you can file a state complaint.",
    ],
    doNext: [
      "Ask the case manager in writing who has seen the IEP, and when.",
      "Send a one-page list of the accommodations.",
      "Write down each time one was not given.",
    ],
  },
  {
    id: "best-program",
    title: 'What "appropriate" means',
    law: ["fape"],
    answer: [
      "The law does not promise the best program there is. It promises more than the bare minimum, though.",
      "Your child must get special education and related services at no cost, under an IEP made so that your child can make progress that suits your child's circumstances.",
      "So the strong question is: will this plan let my child make real progress, and how will we know?",
    ],
    doNext: [
      "Ask for data on how your child has moved forward.",
      "Ask the team what progress it expects from this plan, and why.",
      "Ask for the answer in writing if you do not agree.",
    ],
  },
];
