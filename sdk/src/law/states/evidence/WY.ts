import type { StateEvidence } from "../StateEvidence.ts";
import { notSearched } from "./notSearched.ts";

export const WY: StateEvidence = {
  evaluation: {
    asRead:
      "60; calendar; the district receives signed consent; evaluation completed (one page adds: eligibility meeting); parent does not make the child available; transfer with agreement",
    quote:
      "initial evaluations to determine special education eligibility be completed within 60 calendar days of receiving parental consent for evaluation",
    source: "https://www.iepsays.com/states/wyoming/evaluation",
    citation: "Wyo. Dep't of Educ. Rules ch. 7; 34 CFR 300.301",
    note: "Also https://specialedstartguide.com/blog/wyoming-special-education-evaluation . Chapter 7 is said to have been revised in 2025-2026. iepsays.com has been wrong for other states (see NOTES.md beside states.json); read the rule itself before release.",
  },
  responseToRequest: null,
  records: notSearched,
  laterConsent: notSearched,
  upperAge: {
    asRead: "through the completion of the school year in which the child turns 21",
    quote: "through the completion of the school year the child turns twenty-one (21)",
    source: "https://law.cornell.edu/regulations/wyoming/206-7-Wyo-Code-R-SS-7-5",
    citation: "206-7 Wyo. Code R. 7-5(a)(i)",
    note: null,
  },
  dueProcessLimit: notSearched,
  recording: notSearched,
  meetingRequest: null,
  agency: "stored page",
  links: "dispute-page; https://edu.wyoming.gov/for-district-leadership/special-programs/dispute-resolution/",
  parentCenter:
    "name and website: public repository's review of the center's site or of its parentcenterhub.org page, June 2026; phone: seen in a stored public source as well",
};
