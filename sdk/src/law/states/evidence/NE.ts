import type { StateEvidence } from "../StateEvidence.ts";

export const NE: StateEvidence = {
  evaluation: {
    asRead:
      "45; school, and never more than 60 calendar days; receipt of parental consent; multidisciplinary team evaluation complete; ordinary federal exceptions (not read); second limit: 60, calendar, receipt of parental consent",
    quote:
      "within 45 school days of receiving parental consent for evaluation. This timeline may not exceed the 60 calendar day timeline",
    source: "https://www.einpresswire.com/article/647574870/indicator-11-child-find-district-data-submission",
    citation: "92 NAC 51-009.04A1 (as NDE cites it)",
    note: "NDE bulletin of 1 August 2023, republished by a news wire; NDE's own page was not opened. An Educational Service Unit says the same: '45 school days or 60 calendar days, whichever comes first' (https://sites.google.com/esu1.org/esu1spedhelper/statefederal-resources/sped-data-collection). Contrary: specialedstartguide.com says a late-April consent can run to October.",
  },
  responseToRequest: {
    asRead: null,
    quote: null,
    source: null,
    citation: null,
    note: "No state limit found.",
  },
  records: { asRead: null, quote: null, source: null, citation: null, note: "No shorter limit found." },
  laterConsent: {
    asRead: null,
    quote: null,
    source: null,
    citation: null,
    note: "Not looked up separately; no page read addresses it.",
  },
  upperAge: {
    asRead: "through the school year in which the student turns 21; last day: end of that school year",
    quote: "from birth through the school year in which the student reaches age twenty-one",
    source: "http://www.wpcadets.org/vnews/display.v/ART/56ab911a48e43",
    citation: "92 NAC 51-004.01",
    note: "Rule 51 text copied into a district's policy page, undated.",
  },
  dueProcessLimit: {
    asRead: "two years",
    quote:
      "within two (2) years of the date the parent or agency knew or should have known about the alleged action",
    source:
      "https://regulations.justia.com/states/nebraska/education-department-of/title-92/chapter-55/section-92-55-004/",
    citation: "92 NAC 55-004.01",
    note: null,
  },
  recording: {
    asRead: null,
    quote: null,
    source: null,
    citation: null,
    note: "Looked for; nothing found in the pages read.",
  },
  meetingRequest: null,
  agency: "general knowledge, check before release",
  links: "dispute-page; public repository that recorded the link in use, June 2026",
  parentCenter:
    "name and website: public repository's review of the center's site or of its parentcenterhub.org page, June 2026; phone: general knowledge, check before release",
};
