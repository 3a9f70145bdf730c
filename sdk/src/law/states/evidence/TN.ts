import type { StateEvidence } from "../StateEvidence.ts";
import { notSearched } from "./notSearched.ts";

export const TN: StateEvidence = {
  evaluation: {
    asRead:
      "60; calendar; the school receives parental consent; eligibility determination completed; not read",
    quote:
      "Eligibility determinations shall be completed within sixty (60) calendar days of receipt of parental consent for an initial evaluation.",
    source:
      "https://casetext.com/regulation/tennessee-administrative-code/title-0520-education/subtitle-0520-01-state-board-of-education-rules-regulations-and-minimum-standards-for-the-operation-of-the-public-school-system/chapter-0520-01-09-special-education-programs-and-services/section-0520-01-09-05-child-find-and-free-appropriate-public-education",
    citation: "Tenn. Comp. R. & Regs. 0520-01-09-.05(1)(f)",
    note: null,
  },
  responseToRequest: null,
  records: notSearched,
  laterConsent: notSearched,
  upperAge: {
    asRead: "ages 3 through 21, both inclusive",
    quote:
      "ages three (3) through twenty-one (21), both inclusive, who need special education and related services",
    source: "https://law.justia.com/codes/tennessee/2020/title-49/chapter-10/part-1/section-49-10-108/",
    citation: "Tenn. Code 49-10-102, 49-10-108; 0520-01-09-.05(1)(a)",
    note: "The rule's sentence on the last day was cut off in the copy read.",
  },
  dueProcessLimit: notSearched,
  recording: notSearched,
  meetingRequest: null,
  agency: "general knowledge, check before release",
  links: "home-page; public repository that recorded the link in use, June 2026",
  parentCenter:
    "name and website: public repository's review of the center's site or of its parentcenterhub.org page, June 2026; phone: seen in a stored public source as well",
};
