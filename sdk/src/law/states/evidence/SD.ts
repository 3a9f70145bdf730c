import type { StateEvidence } from "../StateEvidence.ts";
import { notSearched } from "./notSearched.ts";

export const SD: StateEvidence = {
  evaluation: {
    asRead:
      "25; school; the district receives signed consent; evaluation completed; report, eligibility and IEP meeting within 30 calendar days after the 25 school days; not read",
    quote:
      "initial evaluations must be completed within 25 school days after receipt of parental consent (ARSD 24:05:25:03)",
    source: "https://www.iepsays.com/states/south-dakota/evaluation",
    citation: "ARSD 24:05:25:03",
    note: "The legislature's copy of the rule is stored but only its heading code shows. iepsays.com has been wrong for other states (see NOTES.md beside states.json); read the rule itself before release. Often quoted as: 60 days.",
  },
  responseToRequest: null,
  records: notSearched,
  laterConsent: notSearched,
  upperAge: {
    asRead: "a person under 21 who has not finished high school",
    quote:
      "Any person under the age of twenty one years of age, if they have not yet completed their high school education",
    source:
      "http://prepparents.org/resources/for-parents/special-education-parent-guides/south-dakota-special-education-parent-guide",
    citation: "SDCL 13-37-1; ARSD 24:05:22:04-05",
    note: "Whether the year may be finished was not read.",
  },
  dueProcessLimit: notSearched,
  recording: notSearched,
  meetingRequest: null,
  agency: "general knowledge, check before release",
  links: "home-page; public repository that recorded the link in use, June 2026",
  parentCenter:
    "name and website: public repository's review of the center's site or of its parentcenterhub.org page, June 2026; phone: seen in a stored public source as well",
};
