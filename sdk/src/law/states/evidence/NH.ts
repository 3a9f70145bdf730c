import type { StateEvidence } from "../StateEvidence.ts";

export const NH: StateEvidence = {
  evaluation: {
    asRead:
      "60; calendar; written parental consent; evaluation process completed: evaluations, written summary report and team meeting, including eligibility; extension of up to 30 days if both agree",
    quote:
      "they have 60 calendar days to complete the evaluation process and hold a meeting to determine eligibility",
    source: "https://picnh.org/evaluation/",
    citation: "N.H. Code Admin. R. Ed 1107.01(c)-(d); Ed 1102.02(n) (not read)",
    note: "The state's parent center. Extension: https://specialeducation-lawyer.com/tag/new-hampshire/. We have not read the paragraph itself.",
  },
  responseToRequest: {
    asRead:
      "15; business; referral; team decides on the referral AND gives the parent written notice of its decision, with a consent form if testing is needed",
    quote:
      "The IEP team shall, within 15 business days of the referral, give the parent written notice of its disposition of the referral",
    source:
      "https://casetext.com/regulation/new-hampshire-administrative-code/title-ed-board-of-education/chapter-ed-1100-standards-for-the-education-of-children-with-disabilities/part-ed-1106-referral-and-disposition-of-referral/section-ed-110601-process-provision-of-fape",
    citation: "N.H. Code Admin. R. Ed 1106.01(d)-(e)",
    note: null,
  },
  records: { asRead: null, quote: null, source: null, citation: null, note: "No shorter limit found." },
  laterConsent: {
    asRead:
      "Written consent for each annual IEP and placement, for changes in the nature or extent of services, and for a change of disability; 14 days to answer; partial consent allowed. No answer: Ed 1120.06 (not read)",
    quote:
      "shall have 14 days after the sending of written prior notice … to indicate consent, or refusal of consent or partial consent",
    source:
      "https://d1tvxue8o4w0fl.cloudfront.net/regulation/new-hampshire-administrative-code/title-ed-board-of-education/chapter-ed-1100-standards-for-the-education-of-children-with-disabilities/part-ed-1120-procedural-safeguards/section-ed-112004-parental-consent",
    citation: "N.H. Code Admin. R. Ed 1120.04(a)(3), (c)-(f)",
    note: "What follows from no answer was not read.",
  },
  upperAge: {
    asRead: "through age 21 (Ed 1106.01 says to 22 years of age); last day: day before the 22nd birthday",
    quote: '"Child with a disability" means any person between the ages of 3 and 21, inclusive',
    source: "https://gencourt.state.nh.us/rsa/html/XV/186-C/186-C-mrg.htm",
    citation: "RSA 186-C:2, I",
    note: null,
  },
  dueProcessLimit: {
    asRead: "two years; but only 90 DAYS from a unilateral placement to claim its cost",
    quote:
      "within 2 years of the date on which the alleged violation was or reasonably should have been discovered",
    source:
      "https://lawserver.com/law/state/new-hampshire/nh-statutes/new_hampshire_revised_statutes_186-c_16-b",
    citation: "RSA 186-C:16-b, I-III",
    note: "Limits run from the date proper notice of rights was given, if it was not given.",
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
    "name and website: public repository's review of the center's site or of its parentcenterhub.org page, June 2026; phone: seen in a stored public source as well",
};
