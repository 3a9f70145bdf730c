import type { StateEvidence } from "../StateEvidence.ts";

export const AL: StateEvidence = {
  evaluation: {
    asRead:
      "60; calendar; school receives the signed Notice and Consent for Initial Evaluation; initial evaluation completed; then eligibility within 30 calendar days; IEP meeting within 30 calendar days of eligibility; none found; scheduled breaks count (secondary)",
    quote:
      "The public agency has 60 calendar days from the date of receipt of the signed copy of the Notice and Consent",
    source:
      "http://www.maconk12.org/District/Department/8-Special-Education-Services/1199-Process-Chart-I.html",
    citation: "Ala. Admin. Code r. 290-8-9-.02(1); 290-8-9-.04(1); 290-8-9-.05(2)(b)",
    note: "District copy of the state process chart. The two 30-day limits were read in the rule itself: casetext/Justia copies of 290-8-9-.04 and .05. The 60-day paragraph of 290-8-9-.02 was not reached.",
  },
  responseToRequest: {
    asRead: "No numbered limit found for deciding on a referral",
    quote: "Alabama law does not assign a specific number of days to this review step",
    source: "https://specialedstartguide.com/blog/alabama-iep-evaluation-timeline",
    citation: null,
    note: null,
  },
  records: null,
  laterConsent: null,
  upperAge: {
    asRead: "ages 3 to 21 inclusive (rule text); the last-day detail was not read",
    quote:
      "FAPE must be available to all children residing in the State between the ages of 3 and 21, inclusive",
    source: "https://regulations.justia.com/states/alabama/title-290/chapter-290-8-9/section-290-8-9-05",
    citation: "Ala. Admin. Code r. 290-8-9-.05(1)(a)",
    note: "The last day was not read.",
  },
  dueProcessLimit: null,
  recording: null,
  meetingRequest: null,
  agency: "general knowledge, check before release",
  links: "home-page; public repository that recorded the link in use, June 2026",
  parentCenter:
    "name and website: public repository's review of the center's site or of its parentcenterhub.org page, June 2026; phone: seen in a stored public source as well",
};
