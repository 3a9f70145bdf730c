import type { StateEvidence } from "../StateEvidence.ts";
import { notSearched } from "./notSearched.ts";

export const UT: StateEvidence = {
  evaluation: {
    asRead: "45; school; the parent signs consent; assessments and eligibility meeting; not read",
    quote:
      "Utah gives the district 45 school days to complete all assessments and hold an eligibility determination meeting.",
    source: "https://specialedstartguide.com/blog/utah-special-education-evaluation",
    citation: "USBE Special Education Rules II.D",
    note: null,
  },
  responseToRequest: null,
  records: notSearched,
  laterConsent: notSearched,
  upperAge: {
    asRead: null,
    quote: null,
    source: null,
    citation: null,
    note: "searched; nothing readable (Searched.)",
  },
  dueProcessLimit: notSearched,
  recording: notSearched,
  meetingRequest: null,
  agency: "general knowledge, check before release",
  links:
    "home-page; https://schools.utah.gov/specialeducation/resources/lawsrulesregulations (a named staff line)",
  parentCenter:
    "name and website: public repository's review of the center's site or of its parentcenterhub.org page, June 2026; phone: seen in a stored public source as well",
};
