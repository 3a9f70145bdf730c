import type { StateEvidence } from "../StateEvidence.ts";

export const IN: StateEvidence = {
  evaluation: {
    asRead:
      "50; instructional; written parental consent received; evaluation and case conference committee meeting; days students are not expected at school do not count; 20 instructional days after failed RTI (and one further case)",
    quote:
      "convene the Case Conference Committee within 50 instructional days of receiving written parental consent",
    source:
      "https://specialedstartguide.com/blog/how-to-handle-indiana-50-instructional-day-evaluation-delay",
    citation: "511 IAC 7-40-5",
    note: "Regulation copies found (Justia) show only the opening; earlier compiler read an Indiana DOE page. A rulemaking (LSA 23-504, proposed Oct 2023) amends 7-40-5: read the current text before use.",
  },
  responseToRequest: {
    asRead:
      "10; instructional; parent's request, spoken or written, to licensed personnel; written notice proposing or refusing the evaluation",
    quote: "the public agency has ten (10) instructional days to provide the parent with written notice",
    source: "https://law.cornell.edu/regulations/indiana/511-IAC-7-40-4",
    citation: "511 IAC 7-40-4(d)",
    note: null,
  },
  records: {
    asRead: "not searched to a text",
    quote: null,
    source: null,
    citation: "511 IAC 7-38",
    note: null,
  },
  laterConsent: {
    asRead:
      "No signature needed after the first IEP: a later IEP starts on the 11th instructional day after written notice, unless the parent challenges it first (meeting with an official, mediation or hearing); then the current IEP continues.",
    quote:
      "must continue to implement the current IEP if the parent challenges the proposed IEP prior to its implementation",
    source:
      "https://casetext.com/regulation/indiana-administrative-code/title-511-indiana-state-board-of-education/article-7-special-education/rule-511-iac-7-42-determination-of-special-education-services/section-511-iac-7-42-8-individualized-education-programs-implementation-termination-due-to-revocation-of-consent",
    citation: "511 IAC 7-42-8(a)(2)-(3)",
    note: null,
  },
  upperAge: {
    asRead: "end of the school year in which the student turns 22, or high school diploma",
    quote:
      "the right to a free appropriate public education ends at the conclusion of the school year in which the student becomes twenty-two (22)",
    source: "https://www.law.cornell.edu/regulations/indiana/511-IAC-7-33-2",
    citation: "511 IAC 7-33-2(a)(1), (b)",
    note: null,
  },
  dueProcessLimit: null,
  recording: null,
  meetingRequest: null,
  agency: "general knowledge, check before release",
  links: "home-page; public repository that recorded the link in use, June 2026",
  parentCenter:
    "name and website: public repository's review of the center's site or of its parentcenterhub.org page, June 2026; phone: seen in a stored public source as well",
};
