import type { StateEvidence } from "../StateEvidence.ts";

export const MO: StateEvidence = {
  evaluation: {
    asRead:
      "60; calendar; written parental consent to evaluate; evaluation and eligibility meeting; days of school breaks may justify an extension if documented; a doctor's appointment does not",
    quote:
      "Within 60 days of written parental consent to evaluate, the school district will hold an eligibility determination meeting",
    source: "https://dese.mo.gov/special-education/early-childhood-special-education/evaluation",
    citation:
      "Missouri State Plan for Special Education, Reg. III; 5 CSR 20-300.110 (neither read at the paragraph)",
    note: "DESE's own page (early childhood). DESE Q&A on breaks: http://dese.mo.gov/se/compliance/Q&A/se-com-evaluation-qa.html (old). 'Calendar': Special School District handbook and MPACT.",
  },
  responseToRequest: {
    asRead:
      "30; calendar; referral; review of existing data, decision whether a disability is suspected, notice of intent to evaluate",
    quote:
      "provide the families with Notice of Intent to Evaluate as soon as feasible, but within 30 calendar days from the date of referral",
    source: "https://www.ssdmo.org/students-families/ssd-family-handbook",
    citation: null,
    note: "30 days also in DESE's Q&A ('During the first 30 days following a referral') and specialedstartguide.com. Contrary: MPACT, the state's parent center, says 5 calendar days to send prior written notice (https://myemail.constantcontact.com/MPACT-September-II-2023-Newsletter.html). A district page (Braymer) has both: 5 days to acknowledge, 30 to decide.",
  },
  records: {
    asRead: null,
    quote: null,
    source: null,
    citation: null,
    note: "No shorter limit for education records found.",
  },
  laterConsent: {
    asRead: "No consent to later IEPs; consent only to start sooner than 10 days after the meeting",
    quote:
      "Families must give consent if the IEP is to be implemented sooner than 10 days after the meeting.",
    source: "https://www.ssdmo.org/students-families/ssd-family-handbook",
    citation: null,
    note: "One district's handbook.",
  },
  upperAge: {
    asRead: "under 21; last day: not stated beyond 'under the age of twenty-one'",
    quote:
      "children under the age of twenty-one years who have not completed an approved high school program",
    source: "https://codes.findlaw.com/mo/title-xi-education-and-libraries/mo-rev-st-162-675/",
    citation: "RSMo 162.675(1)",
    note: "The last day is not stated.",
  },
  dueProcessLimit: {
    asRead: "two years",
    quote: "must be within 2 years of the action that is the basis of the complaint",
    source: "https://www.ssdmo.org/students-families/ssd-family-handbook",
    citation: null,
    note: "Read in one district's handbook.",
  },
  recording: {
    asRead: "Parents may audio-record IEP and 504 meetings; a school may ask for at most 24 hours' notice",
    quote:
      "does not allow districts or charter schools to prohibit parents or legal guardians from recording their students' IEP or Section 504 meetings",
    source: "https://edcounsel.law/hb-432-allows-parental-recording-of-iep-and-section-504-meetings",
    citation: "RSMo 162.686 (HB 432 of 2021, in force 28 August 2021)",
    note: "Law-firm note, also a watchdog blog and the Columbia Missourian; the statute was not read.",
  },
  meetingRequest: null,
  agency: "general knowledge, check before release",
  links: "home-page; public repository that recorded the link in use, June 2026",
  parentCenter:
    "name and website: public repository's review of the center's site or of its parentcenterhub.org page, June 2026; phone: seen in a stored public source as well",
};
