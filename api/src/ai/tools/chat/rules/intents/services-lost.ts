import type { Intent } from "../Intent.ts";

/** Services that are cut, or not given for want of staff or money. */
export const servicesLost: readonly Intent[] = [
  {
    id: "no-staff",
    title: "No staff for a service",
    law: ["cost-not-a-reason", "compensatory-education", "state-complaint"],
    answer: [
      "A shortage is the school's problem to solve. It may not deny a service your child needs for an appropriate education because staff are missing.",
      "Services that your child should have had may be ordered later, as make-up services.",
      "You can also file a state complaint about what was not given.",
    ],
    doNext: [
      "Ask in writing when the service starts again, and who gives it until then.",
      "Keep a list of the dates missed.",
      "Ask for a written plan to make them up.",
    ],
  },
  {
    id: "cost-as-reason",
    title: "Cost as a reason",
    law: ["cost-not-a-reason", "prior-written-notice"],
    answer: [
      "A school may not deny a service that your child needs for an appropriate education because of cost.",
      "Cost can matter in one way: when two options would each be appropriate, the school may choose the cheaper one.",
      "So the question to ask is whether your child needs it, and what else would meet that need.",
    ],
    doNext: [
      "Ask for the refusal and its reasons as prior written notice.",
      "Bring facts that show the need.",
      "Ask the team what it offers in place of it, and how that meets the need.",
    ],
  },
  {
    id: "services-cut",
    title: "Services are cut",
    law: ["prior-written-notice", "iep-amendment", "stay-put", "mediation"],
    topic: "laterConsent",
    answer: [
      "The school may propose less, but not by itself. It takes a team meeting or your written agreement, and written notice a reasonable time before.",
      "The notice must give the reasons and the data. Ask what shows that your child needs less now.",
      "If you do not agree, a due process complaint keeps your child in the current placement while it is pending. Saying no or not signing does not do that by itself.",
    ],
    doNext: [
      "Say at once in writing that you do not agree.",
      "Ask for prior written notice with the date of the change.",
      "Get free advice before that date.",
    ],
  },
];
