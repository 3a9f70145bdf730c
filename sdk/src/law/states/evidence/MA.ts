import type { StateEvidence } from "../StateEvidence.ts";

export const MA: StateEvidence = {
  evaluation: {
    asRead:
      "45; school (school working days); receipt of the parent's written consent; evaluation, Team meeting, and two copies of the proposed IEP and placement given to the parent, or written finding of no eligibility; the assessments alone within 30 school working days; consent received 30 to 45 school working days before the end of the year: IEP or notice no later than 14 days after the year ends",
    quote:
      "Within 45 school working days after receipt of a parent's written consent to an initial evaluation or reevaluation, the school district shall: provide an evaluation",
    source:
      "https://casetext.com/regulation/code-of-massachusetts-regulations/department-603-cmr-department-of-elementary-and-secondary-education/title-603-cmr-2800-special-education/section-2805-the-team-process-and-development-of-the-iep",
    citation: "603 CMR 28.05(1)",
    note: "DESE memo of 13 June 2025 says the same (https://www.doe.mass.edu/sped/advisories/memo-sy2024-2025-6.html). Applies to reevaluations too. Often quoted as: 30 school days.",
  },
  responseToRequest: {
    asRead: "5; school; receipt of the referral; written notice to the parent, seeking consent to evaluate",
    quote:
      "the school district shall send written notice to the student's parent(s) within five school days of receipt of the referral",
    source: "https://doe.mass.edu/lawsregs/603CMR28.html?section=04",
    citation: "603 CMR 28.04(1)(a)-(b)",
    note: null,
  },
  records: {
    asRead: "as soon as practicable and within ten days of the first request",
    quote: "Access shall be provided as soon as practicable and within ten days after the initial request",
    source: "https://regulations.justia.com/states/massachusetts/603-cmr/title-603-cmr-23-00/section-23-07",
    citation: "603 CMR 23.07(2)",
    note: null,
  },
  laterConsent: {
    asRead:
      "Written consent is also needed before a later placement; the parent may accept or reject the IEP in whole or in part within 30 days, and silence counts as rejection",
    quote:
      "before conducting a reevaluation and before placing a student in a special education placement subsequent to the initial placement",
    source: "https://regulations.justia.com/states/massachusetts/603-cmr/title-603-cmr-28-00/section-28-07",
    citation: "603 CMR 28.07(1)(a)",
    note: "Consent to later placement: regulation read. Partial acceptance, 30 days and silence: law-firm page only (https://wongboscarine.com/blog/rejectediep); DESE memo of 1 Dec 2006 confirms the 30 days.",
  },
  upperAge: {
    asRead:
      "through age 21 without a diploma; last day: not stated in the text read (day before the 22nd birthday is an inference)",
    quote:
      "any person of ages three through twenty-one who has not attained a high school diploma or its equivalent",
    source: "https://lawserver.com/law/state/massachusetts/ma-laws/massachusetts_general_laws_71b_1",
    citation: "M.G.L. c. 71B, s. 1",
    note: "The last day is not stated in the text read.",
  },
  dueProcessLimit: {
    asRead: null,
    quote: null,
    source: null,
    citation: null,
    note: "No state limit read. The federal two years (34 CFR 300.507(a)(2)) applies unless the state sets another.",
  },
  recording: {
    asRead: "no special-education rule on recording meetings",
    quote: "Massachusetts Special Education, state law or regulations, does not address recording meeting.",
    source: "http://www.concordspedpac.org/Taping.html",
    citation: null,
    note: "Old parent-council page. General wiretap law was not looked up.",
  },
  meetingRequest: null,
  agency: "general knowledge, check before release",
  links:
    "dispute-page (not checked; safeguards is the home page); safeguards: public repository that recorded the link in use, June 2026",
  parentCenter:
    "name and website: public repository's review of the center's site or of its parentcenterhub.org page, June 2026; phone: seen in a stored public source as well",
};
