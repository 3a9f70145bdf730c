import type { StateEvidence } from "../StateEvidence.ts";

export const NM: StateEvidence = {
  evaluation: {
    asRead:
      "60; calendar; written parental consent; initial evaluation and written report; eligibility meeting within 15 school days after the report",
    quote: "must be completed within 60 calendar days of receiving written parental consent",
    source: "https://www.iepsays.com/states/new-mexico/evaluation",
    citation: "6.31.2.10 NMAC (paragraph not shown)",
    note: "specialedstartguide.com agrees. We have not read the paragraph itself.",
  },
  responseToRequest: {
    asRead:
      "15; school; school receives the parent's request; prior written notice: propose the evaluation and ask consent, or refuse with reasons; request within 15 school days before a break of at least 14 calendar days: 30 calendar days from the request",
    quote:
      "When a parent requests an initial evaluation or reevaluation, the school district has 15 school days to respond with a Prior Written Notice (PWN).",
    source: "https://specialedstartguide.com/blog/new-mexico-special-education-timelines",
    citation: "6.31.2.10 NMAC (paragraph not shown)",
    note: "iepsays.com agrees. We have not read the paragraph itself.",
  },
  records: {
    asRead: "the rule adopts the federal limit; no shorter one in it",
    quote: "in compliance with 34 CFR Secs. 300.501(a), 300.613 through 300.620, 34 CFR Part 99",
    source: "https://regulations.justia.com/states/new-mexico/title-6/chapter-31/part-2/section-6-31-2-13",
    citation: "6.31.2.13(B) NMAC",
    note: null,
  },
  laterConsent: {
    asRead: null,
    quote: null,
    source: null,
    citation: null,
    note: "Not looked up separately; no page read addresses it.",
  },
  upperAge: {
    asRead: "through age 21; last day: not in the text read",
    quote: "is age three through 21 or who will turn age three at any time during the school year",
    source: "https://www.srca.nm.gov/nmac/nmregister/xxxiv/6.31.2amend.html",
    citation: "6.31.2.7(B)(2)(a) NMAC (in force 1 July 2023)",
    note: "iepsays.com says to the end of the school year in which the student turns 22 (secondary, not confirmed).",
  },
  dueProcessLimit: {
    asRead: null,
    quote: null,
    source: null,
    citation: null,
    note: "No state limit read. The federal two years (34 CFR 300.507(a)(2)) applies unless the state sets another.",
  },
  recording: {
    asRead: "no education rule; general one-party-consent law",
    quote: "New Mexico does not prohibit parents from recording meetings.",
    source: "https://specialedstartguide.com/blog/can-i-record-iep-meeting-new-mexico",
    citation: "NMSA 30-12-1 (general law, not read)",
    note: "The statute was not read.",
  },
  meetingRequest: null,
  agency: "general knowledge, check before release",
  links: "dispute-page; https://webnew.ped.state.nm.us/bureaus/special-education/dispute-resolution",
  parentCenter:
    "name and website: public repository's review of the center's site or of its parentcenterhub.org page, June 2026; phone: seen in a stored public source as well",
};
