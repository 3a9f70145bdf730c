import type { Intent } from "../Intent.ts";

/** When special education begins and ends. */
export const enteringAndLeaving: readonly Intent[] = [
  {
    id: "ending-eligibility",
    title: "Ending special education",
    law: ["exit-evaluation", "prior-written-notice", "stay-put", "due-process"],
    answer: [
      "The school has to test your child before it ends special education. A vote at a meeting is not enough. The exceptions are a regular diploma and the age limit.",
      "It must also send you written notice a reasonable time before the change, with its reasons.",
      "If you do not agree, you can ask for a due process hearing. While that hearing is pending, your child stays in the current placement, unless you and the school agree otherwise.",
    ],
    doNext: [
      "Say in writing that you do not agree, and ask for the testing.",
      "Ask for prior written notice with the date of the change.",
      "Get free advice before that date if you may want a hearing.",
    ],
  },
  {
    id: "ages-served",
    title: "From what age to what age",
    law: ["ages", "child-find"],
    topic: "upperAge",
    answer: [
      "Under federal law, special education is there from age 3 through 21. It ends sooner with a regular diploma or when your child passes the state's age limit.",
      "The last day is not the same in every state. For ages 3 to 5 and 18 to 21, state law or practice matters too.",
    ],
    doNext: [
      "Choose your state to see its age limit.",
      "Ask the school for the last day of services in writing.",
      "Ask what the plan is for the time after.",
    ],
  },
  {
    id: "preschool-start",
    title: "From early intervention to preschool",
    law: ["part-c-transition", "child-find", "ages"],
    answer: [
      "If your child has early intervention and is eligible for special education, an IEP or IFSP must be in place by the third birthday.",
      "If the birthday is in summer, the IEP team decides when services start.",
      "No early intervention so far? The school district must still find and test children with disabilities. You can ask for testing yourself.",
    ],
    doNext: [
      "Ask your early intervention worker for the transition meeting.",
      "Write to the school district and ask for an evaluation.",
      "Give the date of the third birthday in your letter.",
    ],
  },
];
