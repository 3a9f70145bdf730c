import type { StateEvidence } from "../StateEvidence.ts";

export const AK: StateEvidence = {
  evaluation: {
    asRead:
      "90; calendar; written parental consent received; evaluation, eligibility meeting, first IEP and start of services; none reported",
    quote: "within 90 calendar days of receiving written parental consent the district must",
    source:
      "https://specialedstartguide.com/blog/alaska-special-education-evaluation-timeline (90) against https://www.iepsays.com/states/alaska/timelines (60)",
    citation: "4 AAC 52.115; AS 14.30.278",
    note: "The chapter's table of contents (http://www.legis.state.ak.us/... t19830) shows '115. Timelines' and '120. Evaluation' and no 52.510, which supports the first page's numbering; the text of 52.115 was not read. Often quoted as: 30 school days.",
  },
  responseToRequest: null,
  records: null,
  laterConsent: null,
  upperAge: {
    asRead:
      "ages 3 to 21, if under 22 on July 1 of the school year (so the year in which 22 is reached may be finished)",
    quote: "children with disabilities ages 3 - 21, if less than 22 on July 1 of the school year",
    source: "http://akrules.elaws.us/aac/4.52.090",
    citation: "4 AAC 52.090(a); AS 14.30.180",
    note: null,
  },
  dueProcessLimit: {
    asRead:
      "Parent must ask for a hearing within 12 months after the school gives written notice of the decision the parent disagrees with",
    quote:
      "not later than 12 months after the date that the school district provides the parent with written notice of the decision",
    source:
      "http://statutes.laws-info.com/alaska/title-14/chapter-14-30/article-05/sec-14-30-193 (statute text: 12 months) against https://www.iepsays.com/states/alaska/due-process (2 years, citing rule numbers that do not fit)",
    citation: "AS 14.30.193(a)",
    note: "The statute text is the better source; the copy is undated, so check the current section before use.",
  },
  recording: {
    asRead: "No state IEP rule reported; general one-party consent law (weak source)",
    quote: "Alaska is a one-party consent state for recording",
    source: "https://www.iepsays.com/states/alaska/state-requirements",
    citation: "AS 42.20.310",
    note: "This site has been wrong elsewhere.",
  },
  meetingRequest: null,
  agency: "general knowledge, check before release",
  links: "home-page; public repository that recorded the link in use, June 2026",
  parentCenter:
    "name and website: public repository's review of the center's site or of its parentcenterhub.org page, June 2026; phone: seen in a stored public source as well",
};
