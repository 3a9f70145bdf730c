import type { StateEvidence } from "../StateEvidence.ts";
import { notSearched } from "./notSearched.ts";

export const WV: StateEvidence = {
  evaluation: {
    asRead:
      "80; calendar; disputed: consent or referral; evaluation and eligibility committee meeting; not read",
    quote: "Timelines, Rights, and the 80-Day Rule",
    source: "https://specialedstartguide.com/blog/west-virginia-special-education-evaluation",
    citation: "Policy 2419 (126CSR16), ch. 3",
    note: "The 80 days is agreed; https://tinyeye.com/blog/understanding-the-80-day-timeline-for-initial-evaluations-in-west-virginia.php counts from referral and includes holidays. Policy text on this point was not read. State performance reports (Indicator 11) are stored but only their first pages show. Often quoted as: 60 days.",
  },
  responseToRequest: {
    asRead: "school team reviews the request within 10 school days",
    quote:
      "10-school-day Student Assistance Team (SAT) review requirement begins when the school receives your written request",
    source: "https://specialedstartguide.com/blog/west-virginia-special-education-evaluation",
    citation: "Policy 2419",
    note: null,
  },
  records: {
    asRead: null,
    quote: null,
    source: null,
    citation: null,
    note: "searched; only title pages of the state notice (Searched.)",
  },
  laterConsent: {
    asRead: null,
    quote: null,
    source: null,
    citation: null,
    note: "searched; only title pages of the state notice (Searched.)",
  },
  upperAge: {
    asRead: "end of the school year in which the student turns 21 (21 before September 1 ends it)",
    quote:
      "Rights under these regulations cease to apply at the end of the school year in which the student turns twenty-one years of age",
    source: "https://docsbay.net/regulations-for-the-education-of",
    citation: "126CSR16-1.1",
    note: "2014 text of the rule; revised since (2017, 2023).",
  },
  dueProcessLimit: notSearched,
  recording: {
    asRead: null,
    quote: null,
    source: null,
    citation: null,
    note: "searched; only title pages of the state notice (Searched.)",
  },
  meetingRequest: null,
  agency: "general knowledge, check before release",
  links: "home-page; public repository that recorded the link in use, June 2026",
  parentCenter:
    "name and website: public repository's review of the center's site or of its parentcenterhub.org page, June 2026; phone: general knowledge, check before release",
};
