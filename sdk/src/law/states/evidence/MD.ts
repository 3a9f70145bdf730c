import type { StateEvidence } from "../StateEvidence.ts";

export const MD: StateEvidence = {
  evaluation: {
    asRead:
      "60; calendar; parental consent for assessments, AND a second limit of 90 days from the written referral; IEP team completes the initial evaluation; parent repeatedly fails or refuses to produce the student; transfer with an agreed date; parent-requested delay by written agreement (as MSDE's Indicator 11 page reports); second limit: 90, calendar, receipt of written referral",
    quote:
      "60 days of parental consent for assessments … and (b) 90 days of the public agency receiving a written referral",
    source: "http://mdrules.elaws.us/comar/13a.05.01.06",
    citation: "COMAR 13A.05.01.06A(1)-(3)",
    note: "MSDE data page http://mdideareport.org/CompareSpp.aspx?IndicatorID=25 says 60 calendar days. Elaws copy, date not shown.",
  },
  responseToRequest: {
    asRead: null,
    quote: null,
    source: null,
    citation: null,
    note: "COMAR 13A.05.01.04 was looked for twice and not found.",
  },
  records: {
    asRead: null,
    quote: null,
    source: null,
    citation: null,
    note: "No shorter limit found; not the law read. The five-business-day rule for documents before an IEP meeting (Educ. 8-405) was not read at the decisive paragraph. Often quoted as: 30 days.",
  },
  laterConsent: {
    asRead:
      "Written consent for: a program that gives no diploma credit; the alternate assessment; restraint or seclusion in the IEP. Not for later IEPs as such",
    quote:
      "Maryland law now requires that an IEP team must obtain the written consent of a parent if the team proposes to",
    source: "https://info.5y1.org/calculate-business-days-to-calendar-days_1_07ac88.html",
    citation: "Md. Code, Educ. 8-405(f) (SB 710 of 2017)",
    note: "Copy of MSDE Technical Assistance Bulletin 17-02. A fact sheet (https://docsbay.net/special-education-fact-sheet, secondary) adds: notice within 5 business days, and the proposal takes effect if the parent gives no answer in 15 business days.",
  },
  upperAge: {
    asRead: "end of the school year in which the student turns 21; last day: end of that school year",
    quote:
      "all students with disabilities, 3 years old through the end of the school year in which the student turns 21 years old",
    source: "https://law.cornell.edu/regulations/maryland/COMAR-13A-05-02-13",
    citation: "COMAR 13A.05.02.13A; 13A.05.01.01",
    note: null,
  },
  dueProcessLimit: {
    asRead: null,
    quote: null,
    source: null,
    citation: null,
    note: "COMAR 13A.05.01.15 and Educ. 8-413 found but the limit was not in the part shown. No state limit read. The federal two years (34 CFR 300.507(a)(2)) applies unless the state sets another.",
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
  links:
    "dispute-page; http://www.marylandpublicschools.org/programs/Pages/Special-Education/FSDR/index.aspx; FamilySupport.aspx",
  parentCenter:
    "name and website: public repository's review of the center's site or of its parentcenterhub.org page, June 2026; phone: seen in a stored public source as well",
};
