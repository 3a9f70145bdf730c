import type { StateEvidence } from "../StateEvidence.ts";

export const DC: StateEvidence = {
  evaluation: {
    asRead:
      "60; calendar; parent or guardian provides consent for the evaluation; evaluation and eligibility determination; parent repeatedly fails to produce the child; child enrolls in a new LEA after the clock began",
    quote:
      "Evaluate and make an eligibility determination ... within sixty (60) days from the date that the student's parent or guardian provides consent",
    source:
      "https://d1tvxue8o4w0fl.cloudfront.net/regulation/district-of-columbia-administrative-code/title-5-education/subtitle-5-a-office-of-the-state-superintendent-of-education/chapter-5-a30-special-education/rule-5-a3005-initial-evaluation-process (casetext mirror)",
    citation: "5-A DCMR 3005.4(b), 3005.5; D.C. Code 38-2561.02(a)(2)",
    note: "Often quoted as: 120 days.",
  },
  responseToRequest: {
    asRead:
      "30; calendar; date the child is referred (oral or written); reasonable efforts to obtain parental consent, begun within 10 business days of the referral; oral referrals documented within 3 business days",
    quote: "begin such efforts no later than ten (10) business days from the referral date",
    source:
      "https://d1tvxue8o4w0fl.cloudfront.net/regulation/district-of-columbia-administrative-code/title-5-education/subtitle-5-a-office-of-the-state-superintendent-of-education/chapter-5-a30-special-education/rule-5-a3005-initial-evaluation-process (casetext mirror); https://lexace.ai/us/statute/district-of-columbia/38-2561.02",
    citation: "5-A DCMR 3005.4(a); D.C. Code 38-2561.02(a)",
    note: null,
  },
  records: {
    asRead:
      "copies of evaluations, reports and other documents to be discussed: no fewer than 5 business days BEFORE the IEP/eligibility meeting (24 hours before if the meeting is set on shorter notice). No shorter general request limit found.",
    quote:
      "No fewer than 5 business days before a scheduled meeting ... shall provide parents with an accessible copy of any evaluation, assessment, report",
    source: "https://code.dccouncil.gov/us/dc/council/code/sections/38-2571.03",
    citation: "D.C. Code 38-2571.03(3)",
    note: "No shorter limit for other requests was found.",
  },
  laterConsent: {
    asRead:
      "Consent is for services in general; a parent may not decline a particular service (may dispute it instead). No consent rule for later IEPs found.",
    quote:
      "may not decline consent for any particular special education or related service designated in the IEP",
    source:
      "https://d1tvxue8o4w0fl.cloudfront.net/regulation/district-of-columbia-administrative-code/title-5-education/subtitle-5-a-office-of-the-state-superintendent-of-education/chapter-5-a30-special-education/rule-5-a3016-parental-consent-for-initial-provision-of-services (casetext mirror)",
    citation: "5-A DCMR 3016.2",
    note: "No consent rule for later IEPs was found.",
  },
  upperAge: {
    asRead: "end of the school year in which the child turns 22, or regular diploma",
    quote:
      "students with disabilities are eligible to receive FAPE through the end of the school year in which they turn 22",
    source: "https://osse.dc.gov/page/osse-special-education-regulations",
    citation: "5-A DCMR 3001.4, 3028.1(c)",
    note: "Repealed older text (5-E3002) said end of the semester; still found on mirror sites.",
  },
  dueProcessLimit: null,
  recording: null,
  meetingRequest: null,
  agency: "stored page",
  links: "dispute-page; https://osse.dc.gov/service/office-dispute-resolution-odr",
  parentCenter: "name and website: general knowledge; phone: general knowledge, check before release",
};
