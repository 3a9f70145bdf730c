import type { StateEvidence } from "../StateEvidence.ts";

export const AZ: StateEvidence = {
  evaluation: {
    asRead:
      "60; calendar; parent consent for the evaluation received; evaluation conducted (a district page says through the eligibility decision); rule allows up to 30 more days by written agreement (secondary: rsd66.org / practitioner page; rule paragraph not read)",
    quote:
      "This evaluation shall be conducted within sixty days after receiving parental consent for the evaluation.",
    source: "https://legalfix.com/statutes/state-codes/arizona/title-15/section-15-766",
    citation: "A.R.S. 15-766(B); A.A.C. R7-2-401",
    note: null,
  },
  responseToRequest: {
    asRead:
      "15; school; receipt of the parent's request; begin the evaluation by reviewing existing data, or give prior written notice of refusal",
    quote:
      "within a reasonable amount of time not to exceed 15 school days of receipt of the request (A.A.C. R7-2-401)",
    source: "https://azleg.gov/legtext/57leg/1R/summary/H.HB2375_021325_HOUSEENGROSSED.DOCX.htm",
    citation: "A.A.C. R7-2-401 (as described by the Arizona House)",
    note: "HB 2375 (2025), which would have made this 15 calendar days for requests from 1 May to 14 August, was vetoed: https://arizonadailyindependent.com/2025/05/08/hobbs-vetoes-bill-to-make-disability-evaluations-timely-for-k-12. HB 2621 (2026, Chapter 102, signed) adds evaluation procedures for children living in unorganized territory (A.R.S. 15-768): https://www.azleg.gov/legtext/57leg/2R/summary/H.HB2621_061126_SIGNED.DOCX.htm",
  },
  records: {
    asRead: "No rule read; no source for the 5-business-day figure appeared in these searches",
    quote: null,
    source: null,
    citation: null,
    note: "Often quoted as: 5 business days.",
  },
  laterConsent: null,
  upperAge: {
    asRead:
      "at least 3 and under 22 (statute). A 2025 Senate bill would let the IEP team continue services to the end of the school year in which the student turns 22; whether it became law was not found.",
    quote: "a child who is at least three years but under twenty-two years of age",
    source: "https://azleg.gov/viewdocument/?docName=http%3A%2F%2Fwww.azleg.gov%2Fars%2F15%2F00761.htm",
    citation: "A.R.S. 15-761(2)(a)",
    note: "Text as of the 56th Legislature, 1st session (2023). Bill summary: https://fastdemocracy.com/bill-summary/?billsummary_id=AZB00019253&billsummary_session=57th-1st-regular&billsummary_state=az",
  },
  dueProcessLimit: null,
  recording: null,
  meetingRequest: null,
  agency: "general knowledge, check before release",
  links:
    "dispute-page; https://www.azed.gov/disputeresolution/2016/06/24/notice2/ (a page below it); home page from public repository that recorded the link in use, June 2026",
  parentCenter:
    "name and website: public repository's review of the center's site or of its parentcenterhub.org page, June 2026; phone: general knowledge, check before release; The center's own site names it as the state's center in 2026; Raising Special Kids held the role before",
};
