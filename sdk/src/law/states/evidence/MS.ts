import type { StateEvidence } from "../StateEvidence.ts";

export const MS: StateEvidence = {
  evaluation: {
    asRead:
      "60; calendar; school receives signed consent; comprehensive evaluation completed (one page adds the eligibility meeting); parent repeatedly fails to bring the child; transfer. One page adds school holidays of three or more consecutive days",
    quote:
      "the district must complete the full evaluation within 60 calendar days of receiving your signed consent",
    source: "https://specialedstartguide.com/blog/mississippi-special-education-evaluation",
    citation: "7 Miss. Code R. 34-D-300.301(c) (paragraph not shown)",
    note: "The holiday exclusion is only in https://specialedstartguide.com/blog/mississippi-special-education-timelines; the same site's other page omits it. Do not rely on it. We have not read the paragraph itself.",
  },
  responseToRequest: {
    asRead:
      "14; calendar; day of the parent's oral OR written request (day one); evaluation team (MET) meets and decides; written prior notice within 7 calendar days of the meeting",
    quote:
      "must meet within fourteen (14) calendar days to consider the request and to determine if a comprehensive evaluation is necessary",
    source:
      "https://casetext.com/regulation/mississippi-administrative-code/title-7-education-k-12/part-34-state-policies-regarding-children-with-disabilities-under-the-individuals-with-disabilities-education-act-amendments-of-2004/subpart-d-evaluations-eligibility-determinations-individualized-education-programs-and-educational-placements/evaluations-and-reevaluations/section-7-34-d-300301-initial-evaluations",
    citation: "7 Miss. Code R. 34-D-300.301(b)(1)",
    note: null,
  },
  records: { asRead: null, quote: null, source: null, citation: null, note: "No shorter limit found." },
  laterConsent: {
    asRead: null,
    quote: null,
    source: null,
    citation: null,
    note: "Looked for; nothing found in the pages read.",
  },
  upperAge: {
    asRead:
      "21-year-olds are excepted from the duty to provide FAPE; last day: not read (how a student who turns 21 in mid-year is treated was not found)",
    quote:
      "Children aged twenty-one (21) in Mississippi to the extent that its application to those children would be inconsistent with Mississippi law or practice",
    source:
      "https://d1tvxue8o4w0fl.cloudfront.net/regulation/mississippi-administrative-code/title-7-education-k-12/part-34-state-policies-regarding-children-with-disabilities-under-the-individuals-with-disabilities-education-act-amendments-of-2004/subpart-b-state-eligibility/general/section-7-34-b-300102-limitation-exception-to-fape-for-certain-ages",
    citation: "7 Miss. Code R. 34-B-300.102(a)(1); Miss. Code 37-23-1",
    note: "How a student is treated who turns 21 during the year was not found.",
  },
  dueProcessLimit: {
    asRead: null,
    quote: null,
    source: null,
    citation: null,
    note: "No state limit read. The federal two years (34 CFR 300.507(a)(2)) applies unless the state sets another.",
  },
  recording: {
    asRead: null,
    quote: null,
    source: null,
    citation: null,
    note: "Not looked up separately; no page read addresses it.",
  },
  meetingRequest: null,
  agency: "general knowledge, check before release",
  links: "home-page; public repository that recorded the link in use, June 2026",
  parentCenter:
    "name and website: public repository's review of the center's site or of its parentcenterhub.org page, June 2026; phone: general knowledge, check before release",
};
