import type { StateEvidence } from "../StateEvidence.ts";

export const IA: StateEvidence = {
  evaluation: {
    asRead:
      "60; calendar; parental consent for the evaluation received; initial evaluation conducted; parent repeatedly fails to produce the child; child moves to another agency after the clock began",
    quote: "Must be conducted within 60 calendar days of receiving parental consent for the evaluation",
    source: "http://iarules.elaws.us/rule/281.41.301",
    citation: 'Iowa Admin. Code r. 281-41.301(3)"a"',
    note: "Copy predates the chapter rewrite effective 22 May 2024; later secondary pages repeat 60 calendar days.",
  },
  responseToRequest: null,
  records: null,
  laterConsent: null,
  upperAge: {
    asRead: "21st birthday, or end of the school year in which the student turns 21",
    quote:
      "until the student's 21st birthday or through the end of the school year in which the student turns 21",
    source:
      "https://specialeducationlawmmr.blogspot.com/2026/01/when-can-school-district-exit-child.html (21st birthday or end of that school year) against https://www.iepsays.com/states/iowa/state-requirements (through age 21)",
    citation: "Iowa Code 256B.8; Iowa Admin. Code r. 281-41.101, 41.102(1)(a)",
    note: "Blog by an Iowa special-education lawyer, Jan 2026. The rule itself (41.101(1)) only points to Iowa Code 256B. iepsays.com says through age 21.",
  },
  dueProcessLimit: null,
  recording: {
    asRead: "No state IEP rule reported; general one-party consent law (weak source)",
    quote: "Iowa is a one-party consent recording state",
    source: "https://www.iepsays.com/states/iowa/state-requirements",
    citation: "Iowa Code 808B.2",
    note: "This site has been wrong elsewhere.",
  },
  meetingRequest: null,
  agency: "general knowledge, check before release",
  links: "dispute-page; public repository that recorded the link in use, June 2026",
  parentCenter:
    "name and website: public repository's review of the center's site or of its parentcenterhub.org page, June 2026; phone: seen in a stored public source as well",
};
