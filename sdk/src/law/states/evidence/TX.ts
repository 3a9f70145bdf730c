import type { StateEvidence } from "../StateEvidence.ts";
import { notSearched } from "./notSearched.ts";

export const TX: StateEvidence = {
  evaluation: {
    asRead:
      "45; school; the district receives the parent's written, signed consent; written report of the full individual and initial evaluation; extended by absences of 3 or more school days; consent 35 to 44 school days before the last instructional day: report to the parent by June 30; days between spring and fall terms are not school days",
    quote:
      "Not later than the 45th school day following the date on which the local educational agency receives written consent for the evaluation",
    source:
      "https://sites.google.com/ferrisisd.org/sped-resources/referral-process/consent-for-initial-evaluation/timeline-for-conducting-initial-evaluations",
    citation: "Tex. Educ. Code 29.004; 19 TAC 89.1011",
    note: "District copy of the state framework; the 2013 bill that set the rule says the same: https://capitol.texas.gov/tlodocs/83R/billtext/html/SB00816E.htm (engrossed).",
  },
  responseToRequest: {
    asRead:
      "act on a WRITTEN request by the 15th school day: prior written notice of a proposal to evaluate, the safeguards notice and the overview form (the rest of the list, including refusal, was cut off in the copies read)",
    quote:
      "the school district must, not later than the 15th school day after the date the district receives the request",
    source:
      "https://regulations.justia.com/states/texas/title-19/part-2/chapter-89/subchapter-aa/division-2/section-89-1011",
    citation: "19 TAC 89.1011(b)",
    note: "The rest of the rule's list, with the refusal, was cut off in the copies read.",
  },
  records: {
    asRead: null,
    quote: null,
    source: null,
    citation: null,
    note: "State safeguards notices were found but only their first pages; no 5-day records rule was found. The five-school-day rule that was read is for ARD meeting requests (see meetingRequest). (Searched.) Often quoted as: 5 business days.",
  },
  laterConsent: notSearched,
  upperAge: {
    asRead:
      "a student who is 21 on September 1 of a school year is eligible through the end of that school year (so one who turns 22 during it may finish it), or until a regular diploma",
    quote:
      "who is 21 years of age on September 1 of a school year will be eligible for services through the end of that school year",
    source: "http://txrules.elaws.us/rule/title19_chapter89_sec.89.1035",
    citation: "19 TAC 89.1035(a)",
    note: null,
  },
  dueProcessLimit: {
    asRead: "two years since 1 September 2022 (one year before that)",
    quote:
      "Beginning September 1, 2022, a parent or public education agency must request a hearing within two years of the date",
    source:
      "https://regulations.justia.com/states/texas/title-19/part-2/chapter-89/subchapter-aa/division-7/section-89-1151",
    citation: "19 TAC 89.1151(c); Tex. Educ. Code 29.0164",
    note: null,
  },
  recording: notSearched,
  meetingRequest: {
    asRead:
      "a written request for an ARD meeting: hold it, with no number of days, or give written notice of a refusal within five SCHOOL days",
    quote:
      "within five school days, provide the parent with written notice explaining why the district refuses to convene a meeting",
    source: "http://framework.esc18.net/display/webforms/ESC18-FW-Citation.aspx?ID=199",
    citation: "19 TAC 89.1050(e)",
    note: "Bears on the spec's 5 days for Texas records: the five-day rule read here is for meeting requests.",
  },
  agency: "general knowledge, check before release",
  links: "dispute-page; public repository that recorded the link in use, June 2026",
  parentCenter: "name and website: general knowledge; phone: seen in a stored public source as well",
};
