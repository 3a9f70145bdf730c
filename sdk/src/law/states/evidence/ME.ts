import type { StateEvidence } from "../StateEvidence.ts";

export const ME: StateEvidence = {
  evaluation: {
    asRead:
      "45; school; receipt of parental consent; evaluation and report completed, initial eligibility determined (evaluator's report to the school by day 40)",
    quote: "45 school days from receipt of parental consent for evaluation and report to be completed",
    source: "http://kidslegal.org/special-education-timelines",
    citation: "05-071 C.M.R. ch. 101 (MUSER), sec. V.1.A (not read)",
    note: "Legal-aid page (KIDS LEGAL), undated. The regulation's section V was not found. 60 calendar days for preschool age: not confirmed.",
  },
  responseToRequest: {
    asRead: "15; school; referral; consent forms given to the parent (one page: team convenes)",
    quote: "Forms must be provided to parents within 15 school days of referral",
    source: "http://kidslegal.org/special-education-timelines",
    citation: "MUSER IV (not read)",
    note: "https://specialedstartguide.com/blog/maine-iep-process says the IEP team must convene within 15 school days of the written referral. We have not read the paragraph itself.",
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
    asRead: "under 22; last day: day before the 22nd birthday",
    quote: "all children residing in the jurisdiction between the ages of 3 and under 22 years of age",
    source:
      "https://casetext.com/regulation/maine-administrative-code/department-05-department-of-education/division-071-education-general/chapter-101-maine-unified-special-education-regulation-birth-to-age-twenty-two/section-071-101-iv-responsibility-for-child-find-early-intervention-and-special-education-services",
    citation: "MUSER IV.2.A; 20-A M.R.S. 7001(1-B)(B) as amended by P.L. 2023, c. 450",
    note: "Older pages say 20; P.L. 2023 c. 450 (27 July 2023) struck 20 and put 22.",
  },
  dueProcessLimit: {
    asRead: null,
    quote: null,
    source: null,
    citation: null,
    note: "MUSER XVI found, limit not in the part shown. No state limit read. The federal two years (34 CFR 300.507(a)(2)) applies unless the state sets another.",
  },
  recording: {
    asRead: null,
    quote: null,
    source: null,
    citation: null,
    note: "Looked for; nothing found in the pages read.",
  },
  meetingRequest: null,
  agency: "stored page",
  links: "dispute-page; https://www.maine.gov/doe/learning/specialed/dueprocess",
  parentCenter:
    "name and website: public repository's review of the center's site or of its parentcenterhub.org page, June 2026; phone: seen in a stored public source as well",
};
