import type { StateEvidence } from "../StateEvidence.ts";

export const AR: StateEvidence = {
  evaluation: {
    asRead:
      "60; calendar; written parental consent (one page: date of the team decision); evaluation completed; eligibility conference within 30 calendar days after; none; breaks count (secondary)",
    quote:
      "Once the school district obtains informed written consent from the parent, the evaluation must be completed within 60 calendar days.",
    source: "https://legalclarity.org/how-special-education-in-arkansas-works",
    citation: "Ark. DESE rules sec. 6.00",
    note: "https://legalclarity.org/arkansas-special-education-laws-and-process says 60 calendar days 'from the date of the team's decision'; rule text not reached.",
  },
  responseToRequest: {
    asRead:
      "7; calendar; school receives the written referral; schedule the referral conference within 7 calendar days; hold it within 21 calendar days of the referral even if parents do not respond",
    quote:
      "Within seven (7) calendar days of the date the local educational agency receives the written referral, the local educational agency must schedule a referral conference",
    source: "https://govt.westlaw.com/arreg/Document/NEC45C261DF8611DEA131BFC9CC7E74B4",
    citation: "Ark. Admin. Code 005.18.4-4.03",
    note: null,
  },
  records: null,
  laterConsent: null,
  upperAge: {
    asRead: "ages three to twenty-one; last-day detail not found",
    quote: "children with disabilities from ages three to twenty-one",
    source: "https://legalclarity.org/arkansas-special-education-laws-and-process",
    citation: null,
    note: "The last day was not found.",
  },
  dueProcessLimit: null,
  recording: null,
  meetingRequest: null,
  agency: "general knowledge, check before release",
  links: "home-page; public repository that recorded the link in use, June 2026",
  parentCenter:
    "name and website: public repository's review of the center's site or of its parentcenterhub.org page, June 2026; phone: general knowledge, check before release",
};
