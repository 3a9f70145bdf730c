import type { StateEvidence } from "../StateEvidence.ts";

export const NJ: StateEvidence = {
  evaluation: {
    asRead:
      "90; calendar; parental consent received; evaluation, eligibility and, if eligible, IEP developed and implemented",
    quote:
      "development and implementation of the IEP for the student shall be completed within 90 calendar days",
    source: "https://www.lrhsd.org/Page/668",
    citation: "N.J.A.C. 6A:14-3.4(e) (paragraph not read)",
    note: "Three districts agree. Contrary software page (meridianstudentsystems.com) counts the 90 days from referral. We have not read the paragraph itself.",
  },
  responseToRequest: {
    asRead:
      "20; calendar; school receives the written referral; meeting to decide whether to evaluate; written notice within 15 calendar days after it",
    quote:
      "Within 20 calendar days of receiving a referral, the school district must organize a meeting to decide whether an evaluation will be conducted.",
    source: "https://www.plainfieldnjk12.org/parents/parental_rights_in_special_education_prise",
    citation: "N.J.A.C. 6A:14-3.3(e) (not read)",
    note: "District copy of the state's PRISE booklet. Holiday exclusion in the rule: not confirmed. We have not read the paragraph itself.",
  },
  records: {
    asRead: "without unnecessary delay, before any IEP meeting, at most 45 days",
    quote: "without unnecessary delay and before any meeting regarding the IEP",
    source: "https://njspecialedsettlement.info/?p=828",
    citation: "N.J.A.C. 6A:14-2.9(b); 34 CFR 300.613(a)",
    note: "The 10 days in states.json were looked for three times and not found: 6A:32-7.1, 7.5, 7.6 and 7.7 (current copies, openings read) show no 10-day access limit; 7.7 has 10 SCHOOL days for answering a request to change a record. Treat the 10 days as unconfirmed.",
  },
  laterConsent: {
    asRead:
      "Consent for the first IEP only, plus amendment without a meeting, excusing a team member, and waiving a reevaluation. The 15-day notice before a later IEP starts was not read",
    quote: "Prior to implementation of the initial IEP resulting from (a)1 above",
    source:
      "https://casetext.com/regulation/new-jersey-administrative-code/title-6a-education/chapter-14-special-education/subchapter-2-procedural-safeguards/section-6a14-23-parental-consent-notice-participation-and-meetings",
    citation: "N.J.A.C. 6A:14-2.3(a)",
    note: "The notice before a later IEP starts was not read.",
  },
  upperAge: {
    asRead: "30 June of the school year in which the student turns 21; last day: 30 June",
    quote:
      "If a student turns 21 years of age during the school year … the student is entitled to finish the school year.",
    source: "https://www.billtrack50.com/BillDetail/1314808",
    citation: "N.J.A.C. 6A:14-1.1(c), 1.3",
    note: "Legislative summary of 2021. The Covid extension it made ended with 2022-23.",
  },
  dueProcessLimit: {
    asRead: "two years",
    quote:
      "shall be filed within two years of the date the party knew, or should have known, about the alleged action",
    source:
      "https://regulations.justia.com/states/new-jersey/title-6a/chapter-14/subchapter-2/section-6a-14-2-7",
    citation: "N.J.A.C. 6A:14-2.7(a)1",
    note: null,
  },
  recording: {
    asRead:
      "Allowed by state rule: any participant may audio-record if the others are told before the meeting starts; no writing or lead time needed",
    quote:
      "shall be allowed to use an audio-tape recorder during the meeting provided notice is given to the other participants prior to the start",
    source: "https://specialeducationlawyernj.com/recording-iep-meetings-in-new-jersey/",
    citation: "N.J.A.C. 6A:14-2.3(k)(8)",
    note: "Rule quoted word for word by two law firms; the paragraph itself was not in the copy shown.",
  },
  meetingRequest: null,
  agency: "general knowledge, check before release",
  links: "dispute-page; https://www.nj.gov/education/specialed/policy/disputeresolution/index.shtml",
  parentCenter:
    "name and website: public repository's review of the center's site or of its parentcenterhub.org page, June 2026; phone: general knowledge, check before release",
};
