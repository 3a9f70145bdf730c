import type { StateEvidence } from "../StateEvidence.ts";

export const ID: StateEvidence = {
  evaluation: {
    asRead:
      "60; calendar; parental consent for evaluation received; evaluation and eligibility meeting; breaks of 5 or more days used to stop the clock; reported as phased out for 2025-26",
    quote:
      "for the 2025-2026 school year, the strict 60-calendar-day timeline applies with significantly fewer interruptions",
    source: "https://specialedstartguide.com/blog/idaho-special-education-evaluation",
    citation: "Idaho Special Education Manual ch. 4 (IDAPA 08.02.03.004)",
    note: "A second, public-repository table cites the Idaho SDE manual redline of Dec 2025 for the same: https://www.sde.idaho.gov/wp-content/uploads/2025/06/Idaho-Special-Education-Manual-Redline-Dec-2025.pdf (not opened). Manual text not reached. Often quoted as: 50 school days.",
  },
  responseToRequest: null,
  records: null,
  laterConsent: null,
  upperAge: {
    asRead: "end of the semester in which the student turns 21",
    quote:
      "continues until the end of the semester during which the student turns twenty-one (21) years of age",
    source: "https://sites.google.com/sageintl.org/network-special-educ-handbook/discontinuation-of-services",
    citation:
      "Idaho Special Education Manual (discontinuation of services); Idaho Code 33-2002(2) says between 3 and 21",
    note: "School handbook quoting the state manual; the statute (read at legislature.idaho.gov) gives ages three to twenty-one only.",
  },
  dueProcessLimit: null,
  recording: {
    asRead: "No state IEP rule reported; general one-party consent law (weak source)",
    quote: "makes Idaho a one-party consent state",
    source: "https://www.iepsays.com/states/idaho/state-requirements",
    citation: "Idaho Code 18-6702",
    note: "This site has been wrong elsewhere.",
  },
  meetingRequest: null,
  agency: "general knowledge, check before release",
  links: "home-page; public repository that recorded the link in use, June 2026",
  parentCenter:
    "name and website: public repository's review of the center's site or of its parentcenterhub.org page, June 2026; phone: seen in a stored public source as well",
};
