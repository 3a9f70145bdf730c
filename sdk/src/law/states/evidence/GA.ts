import type { StateEvidence } from "../StateEvidence.ts";

export const GA: StateEvidence = {
  evaluation: {
    asRead:
      "60; calendar; parental consent for evaluation received; initial evaluation completed; holidays and other times when children are out 5 consecutive school days, with adjoining weekends; summer when most teachers are not under contract (consent received 30 days or more before year end is treated differently)",
    quote: "Must be completed within 60 calendar days of receiving parental consent for evaluation.",
    source:
      "https://assistive.eboardsolutions.com/rules/policy.aspx?RC=083592413&Sch=1262&S=1262&RevNo=1.74&T=E&C=I",
    citation: "Ga. Comp. R. & Regs. 160-4-7-.04(1)(b)",
    note: null,
  },
  responseToRequest: null,
  records: {
    asRead:
      "records of a minor child within 3 business days where practicable; the rest described within 3 business days and produced within 30 days",
    quote: "as soon as practicable but in no case more than thirty (30) days after receipt of the request",
    source: "https://www.cowetacharteracademy.org/parents/handbook/parents-rights-policy",
    citation: "O.C.G.A. 20-2-786",
    note: "Often quoted as: 45 days.",
  },
  laterConsent: null,
  upperAge: {
    asRead:
      "FAPE 3 to 21 inclusive (to the 22nd birthday); each district states in writing whether services stop on the 22nd birthday or go on to the end of the semester or school year, without entitlement after 22",
    quote:
      "whether services will cease on the student's 22nd birthday, or will continue until the end of the semester or ... current school year",
    source:
      "https://e.casetext.com/regulation/georgia-administrative-code/department-160-rules-of-georgia-department-of-education/chapter-160-4/subject-160-4-7-special-education/rule-160-4-7-02-free-and-appropriate-public-education-fape",
    citation: "Ga. Comp. R. & Regs. 160-4-7-.02(1)(a)-(b)",
    note: null,
  },
  dueProcessLimit: null,
  recording: null,
  meetingRequest: null,
  agency: "general knowledge, check before release",
  links:
    "dispute-page (site was being rebuilt; may redirect); public repository that recorded the link in use, June 2026",
  parentCenter:
    "name and website: public repository's review of the center's site or of its parentcenterhub.org page, June 2026; phone: seen in a stored public source as well",
};
