import type { Intent } from "../Intent.ts";

/** Services: getting them, losing them, making them up. */
export const services: readonly Intent[] = [
  {
    id: "missed-services",
    title: "Missed services",
    law: ["compensatory-education", "state-complaint", "iep-content"],
    answer: [
      "The IEP says how much of each service your child gets. Services that your child should have had may be ordered later, as make-up services.",
      "A hearing officer, the state agency or a court can order that. You can also ask the school to offer it.",
      "A state complaint is one way. It has to be about something that happened not more than one year before the state gets it.",
    ],
    doNext: [
      "Ask in writing for the log of every session, by date.",
      "Count what is missing against the IEP.",
      "Ask the school for a written plan to make it up.",
    ],
  },
  {
    id: "iep-not-followed",
    title: "The IEP is not followed",
    law: ["state-complaint", "iep-in-effect", "compensatory-education"],
    answer: [
      "An IEP in force has to be carried out. Each teacher must know their part in it. So put in writing what is not being done, and ask by when it will be.",
      "If that does not help, you can send the state a signed complaint with the facts, and a copy to the district. It must reach the state not more than one year after what happened.",
      "The state must decide within 60 days. It may order make-up services.",
    ],
    doNext: [
      "List each miss: date, what the IEP says, what happened.",
      "Send the list to the case manager and the special education director.",
      "If nothing changes, file a state complaint. No meeting is needed first.",
    ],
  },
  {
    id: "aide",
    title: "A 1:1 aide",
    law: ["supplementary-aids", "cost-not-a-reason", "prior-written-notice"],
    answer: [
      "An aide must be given when your child needs one to be taught with other children. The IEP team decides on need. There is no special federal test for it.",
      "So facts count most: what goes wrong, when, and what has been tried.",
      "The school may not refuse an aide your child needs because of cost or missing staff. It may choose another support if that meets the need.",
    ],
    doNext: [
      "Keep a log of when your child needs help, and for how long.",
      "Ask in writing for a meeting about an aide.",
      "If the team says no, ask for prior written notice.",
    ],
  },
  {
    id: "related-services",
    title: "Speech, OT and other related services",
    law: ["related-services", "prior-written-notice", "fape"],
    answer: [
      "Your child must get a related service, such as speech, OT, counseling or school nursing, when it is needed to benefit from special education. The IEP team decides.",
      "So show the need: test results, work samples, what the teacher sees.",
      "If the school refuses, it must send you written notice with its reasons and what it relied on.",
    ],
    doNext: [
      "Ask in writing for testing in that area, if there has been none.",
      "Ask for the service with an amount: how often and how long.",
      "If the answer is no, ask for prior written notice.",
    ],
  },
];
