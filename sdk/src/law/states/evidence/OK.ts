import type { StateEvidence } from "../StateEvidence.ts";
import { notSearched } from "./notSearched.ts";

export const OK: StateEvidence = {
  evaluation: {
    asRead: "45; school; the parent's consent to evaluate; evaluation and eligibility decision; not read",
    quote:
      "Oklahoma has a State law that requires the initial eligibility process last no more than 45 school days.",
    source: "https://legacy.sde.ok.gov/node/11033",
    citation: "Oklahoma state law as described by the agency (Indicator 11); section number not read",
    note: "We have not read the section itself.",
  },
  responseToRequest: null,
  records: notSearched,
  laterConsent: notSearched,
  upperAge: {
    asRead:
      "ages 3 through 21 (child find); whether the school year of the 22nd birthday may be finished was not found",
    quote:
      "required to locate and identify any student with disabilities within the LEA's geographic boundaries ages 3 through 21",
    source: "https://legacy.sde.ok.gov/node/11033",
    citation: "OSDE child-find page",
    note: "Verified for the age range only, from the child-find duty; last day of eligibility not stated.",
  },
  dueProcessLimit: notSearched,
  recording: {
    asRead: null,
    quote: null,
    source: null,
    citation: null,
    note: "searched; nothing found (Searched.)",
  },
  meetingRequest: null,
  agency: "general knowledge, check before release",
  links: "home-page; public repository that recorded the link in use, June 2026",
  parentCenter:
    "name and website: public repository's review of the center's site or of its parentcenterhub.org page, June 2026; phone: seen in a stored public source as well",
};
