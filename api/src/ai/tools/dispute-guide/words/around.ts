import type { MeetingHistory } from "@iep-insider/sdk/contract";
import type { Declined } from "@iep-insider/sdk/safety";

/** The sentences around the steps. */

/** That a meeting is never needed first. */
export const meetings: Readonly<Record<MeetingHistory, string>> = {
  yes: "You have tried a meeting, so the next steps go on paper.",
  no: "You have not had a meeting. You may ask for one, but no meeting is needed before any of these steps.",
  refused:
    "The school refused a meeting. That does not hold you up: no meeting is needed before any of these steps.",
};

export const stayPut = {
  general:
    "Your child stays in the current placement while a due process hearing is pending, unless you and the school agree otherwise. A state complaint, mediation, or a page that you do not sign does not start this.",
  discipline:
    "In a discipline appeal your child stays in the interim setting. In other cases, a pending due process hearing keeps the current placement. A state complaint or mediation alone does neither.",
  noIep:
    "Stay put belongs to IDEA: it holds the current placement while a due process hearing is pending. A state complaint, mediation, or a page that you do not sign does not start it. Section 504 has no rule like it.",
};

export const timeline = {
  start: (title: string) => `Begin today with this: ${title}.`,
  complaint: "A state complaint is decided within 60 days after it is filed, with few exceptions.",
  hearing: "A due process hearing takes longer: up to 30 days to settle, then 45 days to the decision.",
  expedited: "An expedited hearing is held within 20 school days of your complaint.",
  next: (what: string, day: string) => `Your next last day is ${day} (${what}). Do not wait for it.`,
  noDate: "Give the day on which it happened, and you will see your last days here.",
  allOver: "Each time limit that we could count has passed. See the warnings for what may still be possible.",
};

export const warnings = {
  counted:
    "The last days are counted from the date you gave. The law may count from another day, such as the day you knew of it. Act early, and ask if you are near a limit.",
  receivedByState:
    "For a state complaint, what counts is the day the state gets it, not the day you send it.",
  complaintOver:
    "The year for a state complaint about that day has passed. If the same problem went on later, what happened within the last year can still be in a complaint.",
  hearingOver:
    "The time to ask for a hearing seems to have passed. It does not bind a parent who was kept from filing because the school wrongly said the problem was solved, or held back information it had to give. Ask a lawyer or your parent center soon.",
  ocrOver:
    "The 180 days for the Office for Civil Rights have passed. The office can waive the limit for good cause, so you may ask it, and say why you are late.",
  nearly: (what: string, day: string) => `Little time is left. ${what}: by ${day}.`,
  placement: "Saying no at a meeting, or not signing, does not stop a change of placement by itself.",
  discipline:
    "The 10 school days for the manifestation determination follow the school's calendar, so we show no date. Ask the school for it.",
  notYetEligible:
    "Without an IEP your child has the same protections only if the school was warned before. For example: you wrote to a teacher that your child needs special education, or you had asked for an evaluation. It does not hold if you refused testing or services, or if your child was found not eligible.",
  discipline504:
    "If your child has a Section 504 plan: the school has to evaluate again before a significant change of placement. The Office for Civil Rights sees a long removal that way.",
  hearingRisk: "A due process hearing is a formal case. Get advice before you file.",
  ownPlacement: (limit: string) =>
    `If you claim the cost of a placement that you made, your state has a shorter limit: ${limit}.`,
  grievanceFirst:
    "If you do use the school's grievance first, file with the Office for Civil Rights within 60 days after it ends. We read this on another site, not in the law itself.",
  meetingRule: "What we say of a meeting that you ask for, we read on another site, not in the law itself.",
  noIee:
    "An independent evaluation at public expense is not among the steps: it needs a school evaluation that you disagree with.",
  transitionAge: "Some states begin before 16, so ask about yours.",
};

export const resources = {
  center: "Parent center, free of charge:",
  agency: "State agency:",
  complaint: "State complaints:",
  phoneUnchecked: "Check the number first.",
  centerUnchecked: "We have not been able to check this center.",
  noState: "Choose your state to see its parent center, which helps free of charge, and its state agency.",
};

export const forms = {
  complaint: "State complaint: the agency's page",
  homePage: "The agency's page on special education; look for dispute help there",
  mediation: "Mediation: the agency's page",
  safeguards: "The state's notice of your rights",
  records: "The pages of your child's records that show it",
  ocr: "The federal rule on complaints to the Office for Civil Rights",
};

export const declined: Readonly<Record<Declined, { readonly title: string; readonly reason: string }>> = {
  lawyer: {
    title: "We are not a lawyer",
    reason:
      "We cannot speak for you, file for you, or tell you to sue. We can show the steps, the time limits and the costs. Take that part out of your words, and ask again. It costs you nothing.",
  },
  prediction: {
    title: "Nobody can foretell this",
    reason:
      "We do not guess how a case will end. We can show the steps, the time limits, the costs and the risks. Take that part out of your words, and ask again. It costs you nothing.",
  },
  instructions: {
    title: "Part of this is not a question about school",
    reason:
      "Your words hold a request for something else, so we stopped. Write in your own words what happened at school, and ask again. It costs you nothing.",
  },
  "not-ours": {
    title: "This is not something we can help with",
    reason:
      "This guide is for disagreements with a school about a child's special education. Write what happened at school, and ask again. It costs you nothing.",
  },
};

export const doNotKnow = {
  title: "We could not make a plan that we stand behind",
  reason:
    "Our plan did not pass our own checks, so we do not show it. You pay nothing for this. Please try it once more. Your state's parent center helps free of charge. It can tell you which steps fit.",
};

/** Before a plan where what the parent wrote may be no matter of the school. */
export const notSure =
  "We are not sure that this is a dispute with a public school, so this costs you nothing. The steps below are for one.";

export const tellMore =
  "We are not sure what your concern is about, so this plan is a general one, and it is free. Tell us what the school did or did not do, and ask again.";
