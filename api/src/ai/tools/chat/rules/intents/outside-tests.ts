import type { Intent } from "../Intent.ts";

/** Tests by an evaluator outside the school, and reports that a parent brings. */
export const outsideTests: readonly Intent[] = [
  {
    id: "iee",
    title: "An outside evaluation that the school pays for",
    law: ["iee"],
    answer: [
      "If you do not agree with the school's evaluation, you may ask for an outside one at public cost. This is called an IEE.",
      "The school must then see that you get it, or file for a hearing to show that its own testing was sound. It must do one or the other without needless delay.",
      "It may ask why you object, but you do not have to say. You can have one paid IEE for each school evaluation that you dispute. The tester has to meet the school's own criteria.",
    ],
    doNext: [
      'Write: "I disagree with the evaluation and ask for an independent educational evaluation at public expense."',
      "Ask for the school's criteria and its list of testers.",
      "Keep a copy with the date.",
    ],
  },
  {
    id: "iee-refused",
    title: "The school says no to an outside evaluation",
    law: ["iee", "state-complaint"],
    answer: [
      "A plain no is not one of the school's choices. Once you disagree with its evaluation and ask for an IEE, it must see that you get one or file for a hearing to show that its own testing was sound.",
      "Federal law sets no number of days. It says without unnecessary delay.",
      "If the school wins the hearing, you can still pay for an outside evaluation, and the school must consider it. You do not have to explain why you object.",
    ],
    doNext: [
      "Write to ask which of the two the school will do, and when.",
      "Ask for its answer as prior written notice.",
      "If it does neither, look into a state complaint.",
    ],
  },
  {
    id: "outside-report",
    title: "A report from your own doctor or tester",
    law: ["iee", "existing-data-review", "eligibility-two-part"],
    answer: [
      "Bring the report. The team has to look at what you bring, and the school must consider an outside evaluation that you paid for.",
      "To consider it is not to agree with it. The school does not have to do all that the report says.",
      "A doctor's diagnosis alone does not make a child eligible for an IEP. The team looks at whether your child needs special education because of the disability.",
    ],
    doNext: [
      "Send the report before the meeting, with a note of what you ask for.",
      "Ask the team to go through each of its points.",
      "If the team says no to a point, ask for the reasons in writing.",
    ],
  },
];
