import type { Intent } from "../Intent.ts";

/** Services beside teaching and therapy. */
export const moreServices: readonly Intent[] = [
  {
    id: "assistive-technology",
    title: "Assistive technology",
    law: ["assistive-technology", "cost-not-a-reason"],
    answer: [
      "The IEP team has to think about assistive technology for every child.",
      "If your child needs a device for special education or related services, the school supplies it. It also gives the help to choose it, fit it, repair it and learn to use it.",
      "Your child may use it at home too if the IEP team finds that this is necessary.",
    ],
    doNext: [
      "Ask in writing for an assistive technology evaluation.",
      "Say what your child cannot do now without it.",
      "Ask that the device, the training and home use stand in the IEP.",
    ],
  },
  {
    id: "extended-school-year",
    title: "Services over the summer",
    law: ["esy"],
    answer: [
      "Extended school year, or ESY, means services past the normal year. They are required when the team decides that your child needs them for an appropriate education.",
      "The team decides child by child. The school may not limit ESY to some disabilities, or set one fixed type or length for all.",
      "If your child loses skills over a break, that is one thing you can show the team.",
    ],
    doNext: [
      "Collect data from before and after breaks.",
      "Ask in writing, well before summer, that the team decide on ESY.",
      "If the answer is no, ask for the reasons in writing.",
    ],
  },
  {
    id: "bus",
    title: "The bus",
    law: ["related-services", "prior-written-notice"],
    answer: [
      "Transportation is a related service. Your child must get it when it is needed to benefit from special education. The IEP team decides.",
      "It can then stand in the IEP with what your child needs on the way.",
      "If the school refuses, it must give you written notice with its reasons.",
    ],
    doNext: [
      "Write down what happens on the way: time, safety, how your child arrives.",
      "Ask in writing that the team decide on transportation.",
      "Ask that an aide, a seat or a shorter ride be discussed too.",
    ],
  },
  {
    id: "physical-education",
    title: "Gym class",
    law: ["physical-education", "special-education"],
    answer: [
      "Gym must be there for every child with an IEP, specially made to fit if necessary. The exception is a grade in which children without disabilities get none.",
      "If the IEP has specially designed physical education, the school must provide it or arrange it.",
    ],
    doNext: [
      "Ask in writing for adapted physical education, and say why.",
      "Ask who will teach it and how often.",
      "Ask that it stand in the IEP.",
    ],
  },
];
