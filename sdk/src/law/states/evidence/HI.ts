import type { StateEvidence } from "../StateEvidence.ts";

export const HI: StateEvidence = {
  evaluation: {
    asRead:
      "60; calendar; signed parental consent; evaluation complete (secondary pages add the eligibility/IEP meeting); none; breaks count; extension only by documented agreement (secondary)",
    quote: "these 60 days are calendar days, not school days",
    source: "https://specialedstartguide.com/blog/hawaii-iep-process",
    citation: "HAR 8-60-33",
    note: null,
  },
  responseToRequest: {
    asRead:
      "15; calendar; formal referral received; decide whether an evaluation is warranted; written notice if refusing",
    quote: "the school has 15 days to determine whether it believes an evaluation is warranted",
    source: "https://specialedstartguide.com/blog/hawaii-iep-process",
    citation: "HAR 8-60-33 (not read)",
    note: "We have not read the paragraph itself.",
  },
  records: null,
  laterConsent: null,
  upperAge: {
    asRead:
      "22nd birthday (federal court). The rule text still says ages 3 to 20, with the school year finished when 20 is reached; the Ninth Circuit (2013) held the age-20 cap unlawful and the statute was amended.",
    quote: "have the right to stay in school until they get a regular diploma or reach the age of 22",
    source:
      "http://hawaiiclassaction.com/erk/FAQs.html (22) against https://www.law.cornell.edu/regulations/hawaii/Haw-Code-R-SS-8-60-3 (rule text: 20)",
    citation: "E.R.K. v. Hawaii DOE (9th Cir. 2013); contrast HAR 8-60-3(a), 8-60-38(d)",
    note: null,
  },
  dueProcessLimit: {
    asRead:
      "2 years; but 180 calendar days from a unilateral placement when asking for reimbursement of its cost (clock starts on the first day of attendance)",
    quote:
      "within one hundred and eighty calendar days of a unilateral special education placement, where the request is for reimbursement of the costs",
    source:
      "https://instalawyer.io/laws/hawaii-revised-statutes/302a-443-administrative-hearing-procedures-and",
    citation: "HRS 302A-443(a); HAR 8-60-61(a)(2)",
    note: null,
  },
  recording: {
    asRead: "A weak source claims all-party consent; not confirmed. Do not use without reading HRS 803-42.",
    quote: "All-party recording consent law",
    source: "https://www.iepsays.com/states/hawaii/state-requirements",
    citation: "HRS 803-42",
    note: null,
  },
  meetingRequest: null,
  agency: "general knowledge, check before release",
  links: "home-page; public repository that recorded the link in use, June 2026",
  parentCenter:
    "name and website: public repository's review of the center's site or of its parentcenterhub.org page, June 2026; phone: seen in a stored public source as well",
};
