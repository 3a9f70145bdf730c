import type { StateEvidence } from "../StateEvidence.ts";
import { notSearched } from "./notSearched.ts";

export const OR: StateEvidence = {
  evaluation: {
    asRead:
      "60; school; the parent's written consent; meeting to decide eligibility; child not made available; transfer with written agreement",
    quote:
      "it has exactly 60 school days to complete the evaluation and hold a meeting to determine whether the child is eligible",
    source: "https://specialedstartguide.com/blog/oregon-special-education-evaluation-timeline",
    citation: "OAR 581-015-2110(5)",
    note: "60 SCHOOL days: specialedstartguide.com and https://portlandpsychological.services/Special-Education-Requesting-an-eligibility-evaluation ; 60 CALENDAR days: https://alexasabcs.com/post/a-guide-to-the-special-education-evaluation-timeline-in-oregon . Only the opening of the rule could be read. State performance reports (Indicator 11) are stored but only their first pages show. Often quoted as: 60 days.",
  },
  responseToRequest: {
    asRead: "no number of days in the state rules; the district must respond promptly",
    quote:
      "there isn't a specified number of days within which a school district must respond to a parent's request for an initial evaluation",
    source: "https://alexasabcs.com/post/a-guide-to-the-special-education-evaluation-timeline-in-oregon",
    citation: "OAR 581-015-2105, 2110",
    note: null,
  },
  records: notSearched,
  laterConsent: notSearched,
  upperAge: {
    asRead:
      "a student who turns 21 during the school year stays eligible for the rest of that school year; no admission if 21 on or before September 1",
    quote:
      "An otherwise eligible person whose 21st birthday occurs during the school year is eligible for FAPE for the remainder of the school year.",
    source: "https://regulations.justia.com/states/oregon/chapter-581/division-15/section-581-015-2040",
    citation: "OAR 581-015-2040, 581-015-2045",
    note: null,
  },
  dueProcessLimit: notSearched,
  recording: notSearched,
  meetingRequest: null,
  agency: "general knowledge, check before release",
  links: "dispute-page; https://www.oregon.gov/ode/rules-and-policies/Pages/Dispute-Resolution.aspx",
  parentCenter:
    "name and website: public repository's review of the center's site or of its parentcenterhub.org page, June 2026; phone: seen in a stored public source as well",
};
