import type { StateEvidence } from "../StateEvidence.ts";
import { notSearched } from "./notSearched.ts";

export const DE: StateEvidence = {
  evaluation: {
    asRead:
      "45; school; the public agency receives written parental consent; initial evaluation conducted and eligibility decided at a meeting; parent repeatedly fails or refuses to produce the child; child moves to another agency mid-evaluation (2.4)",
    quote:
      "Within forty-five (45) school days or ninety (90) calendar days, whichever is less, of receiving written parental consent, the initial evaluation shall be conducted",
    source: "https://regulations.justia.com/states/delaware/title-14/900/925/section-925-2-0",
    citation: "14 DE Admin. Code 925, 2.3-2.4",
    note: "Whichever of 45 school days or 90 calendar days is shorter. Text current through September 2024. Often quoted as: 90 calendar days.",
  },
  responseToRequest: null,
  records: notSearched,
  laterConsent: notSearched,
  upperAge: {
    asRead:
      "until August 31 of the school year in which the student turns 22, or a regular diploma if earlier",
    quote:
      "until August 31st of the school year in which the child attains the age of 22, whichever occurs first",
    source: "https://regulations.justia.com/states/delaware/title-14/900/923/section-923-1-0",
    citation: "14 DE Admin. Code 923, 1.2 (House Bill 454, signed 22 July 2022)",
    note: null,
  },
  dueProcessLimit: notSearched,
  recording: notSearched,
  meetingRequest: null,
  agency: "general knowledge, check before release",
  links: "home-page; public repository that recorded the link in use, June 2026",
  parentCenter:
    "name and website: public repository's review of the center's site or of its parentcenterhub.org page, June 2026; phone: seen in a stored public source as well",
};
