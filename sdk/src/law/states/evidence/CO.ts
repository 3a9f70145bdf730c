import type { StateEvidence } from "../StateEvidence.ts";

export const CO: StateEvidence = {
  evaluation: {
    asRead:
      "60; calendar; signed parental consent returned; evaluation complete (page adds the eligibility meeting); one secondary page says breaks of more than 5 consecutive school days stop the clock; not found in a state source",
    quote:
      "once a parent signs and returns written consent to evaluate, the Administrative Unit has exactly 60 calendar days to complete the evaluation",
    source: "https://specialedstartguide.com/blog/colorado-special-education-evaluation-timeline",
    citation: "1 CCR 301-8, 4.02(3)(c)(ii)",
    note: null,
  },
  responseToRequest: { asRead: "none found", quote: null, source: null, citation: null, note: null },
  records: null,
  laterConsent: {
    asRead: "State rules adopt the federal consent rule whole; no extra consent for later IEPs",
    quote:
      "the parental consent requirements and procedures set forth in 34 CFR § 300.300 shall apply in their entirety to this Section 4.00",
    source: "https://www.law.cornell.edu/regulations/colorado/1-CCR-301-8-4.00",
    citation: "1 CCR 301-8, 4.00",
    note: null,
  },
  upperAge: {
    asRead: "ages three to twenty-one; last-day detail (semester or year in which 21 is reached) not read",
    quote:
      "children from three to twenty-one years of age with disabilities shall be educated in the least restrictive environment",
    source:
      "https://casetext.com/statute/colorado-revised-statutes/title-22-education/compensatory-education/article-20-education-of-exceptional-children/part-1-education-of-children-with-disabilities/section-22-20-102-legislative-declaration",
    citation: "C.R.S. 22-20-102(1)-(2)",
    note: "The last day (of the semester or the year) was not read.",
  },
  dueProcessLimit: {
    asRead:
      "same rights to a due process hearing as under IDEA (so two years, unless a state rule not read says otherwise)",
    quote:
      "shall have the same rights to an impartial due process hearing as are provided in the IDEA and the federal regulations",
    source:
      "https://print.casetext.com/statute/colorado-revised-statutes/title-22-education/compensatory-education/article-20-education-of-exceptional-children/part-1-education-of-children-with-disabilities/section-22-20-108-determination-of-disability-enrollment",
    citation: "C.R.S. 22-20-108(3)(a)",
    note: null,
  },
  recording: null,
  meetingRequest: null,
  agency: "general knowledge, check before release",
  links: "dispute-page; http://www.cde.state.co.us/spedlaw",
  parentCenter:
    "name and website: public repository's review of the center's site or of its parentcenterhub.org page, June 2026; phone: seen in a stored public source as well",
};
