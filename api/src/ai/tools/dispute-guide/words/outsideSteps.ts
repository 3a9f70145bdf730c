import type { StepId } from "../rules/StepId.ts";
import type { StepWords } from "./StepWords.ts";

const hearing = {
  who: "You. The state's notice of your rights says where it goes.",
  cost: "A lawyer, if you take one. A court may award reasonable lawyer's fees to a parent who wins; fees of experts are not part of that.",
  attach: ["The notices, the IEP and the reports, by date", "The problem, and a way to solve it"],
  risk: "It is a formal case. The side that asks has to prove it; a few states put that on the school.",
  stop: "Talk to your parent center or a lawyer first. Stop if a written deal solves it; either side may cancel it within 3 business days.",
};

/** What comes after any due process complaint. */
const course =
  "The school holds a meeting to settle within 15 days of your complaint, unless you both waive it in writing or use mediation. If nothing is settled in 30 days, the hearing may go ahead. The decision is due 45 days after that time ends, unless it is extended.";

/** Steps that lead to an agency outside the school. */
export const outsideSteps = {
  "state-complaint": {
    title: "File a state complaint",
    short: "Send the state a signed complaint about the rule that was broken.",
    what: "Say which rule of special education was broken, with the facts and what would put it right. Send the district a copy at the same time. You need no meeting first.",
    who: "You, to the state education agency.",
    cost: "We know of no fee.",
    time: "The state must decide within 60 days after you file. It may take longer only in exceptional cases, or if you and the school agree so as to settle.",
    attach: ["The facts by date", "Copies of letters, notices and the IEP"],
    risk: "It does not keep your child's placement. What is also in a due process hearing waits for that hearing.",
    stop: "Leave it out if no rule was broken and you see your child's needs in different ways. Then mediation or a hearing fits better.",
  },
  mediation: {
    title: "Try mediation",
    short: "Ask the state for mediation, if you and the school both want it.",
    what: "A trained, neutral person helps you and the school to agree. You can use it without a hearing.",
    who: "You and the school. Both must want it.",
    cost: "Nothing. The state pays.",
    time: "It may not be used to delay a hearing.",
    attach: ["What you want, and what you could live with", "Reports that show the need"],
    risk: "It does not keep the placement. A signed deal can be enforced in court, so read it with care.",
    stop: "Stop if the talks lead nowhere while a time limit runs.",
  },
  "due-process": {
    title: "Ask for a due process hearing",
    short: "File a due process complaint in time, best with advice.",
    what: "The complaint names your child, the problem and a way to solve it. What is not in it cannot be raised later, unless the other side agrees. You need no meeting and no mediation first.",
    ...hearing,
    time: course,
  },
  "hearing-before-change": {
    title: "File for due process before the change",
    short: "To keep the placement, file a due process complaint before the change takes effect.",
    what: "While a due process hearing is pending, your child stays in the current placement, unless you and the school agree otherwise. So file before the day of the change. The complaint names your child, the problem and a way to solve it.",
    ...hearing,
    time: course,
  },
  "expedited-hearing": {
    title: "Ask for an expedited hearing",
    short: "If you do not agree with the removal or the finding, ask for an expedited hearing.",
    what: "This is a faster due process hearing for discipline. You may ask for it if you disagree with the removal or with what the manifestation meeting found.",
    ...hearing,
    time: "It is held within 20 school days of your complaint, and decided within 10 school days after the hearing.",
    risk: "Your child stays in the interim setting meanwhile. It is a formal case.",
  },
  ocr: {
    title: "File with the Office for Civil Rights",
    short: "Send the Office for Civil Rights (OCR) a written complaint, since its time limit is short.",
    what: "Anyone who believes that a student was treated unfairly because of a disability may file in writing. Say what happened, when, and why you believe that the disability is the reason. You do not have to use the school's own grievance first.",
    who: "You, to the Office for Civil Rights (OCR).",
    cost: "We hold no rule on fees. Ask the office.",
    time: "It is due within 180 calendar days of what happened, unless the office waives that. We hold no time for its decision.",
    attach: ["What happened, by date", "What shows that the disability is the reason", "Letters and emails"],
    risk: "It does not keep a placement, and it does not decide what an IEP should hold.",
    stop: "Leave it out if it is about the IEP alone. Then a state complaint fits better.",
  },
} as const satisfies Partial<Record<StepId, StepWords>>;
