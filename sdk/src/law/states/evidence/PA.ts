import type { StateEvidence } from "../StateEvidence.ts";
import { notSearched } from "./notSearched.ts";

export const PA: StateEvidence = {
  evaluation: {
    asRead:
      "60; calendar; the agency receives written parental consent; evaluation completed and a copy of the report given to the parents; days from the day after the spring term ends to the day before the fall term starts do not count",
    quote:
      "evaluation report presented to the parents no later than 60-calendar days after the agency receives written parental consent for evaluation",
    source:
      "https://www.pacodeandbulletin.gov/Display/pacode?file=/secure/pacode/data/022/chapter14/s14.123.html&d=",
    citation: "22 Pa. Code 14.123(b)",
    note: "Text as of 30 December 2023. The report is due at least 10 school days before the IEP meeting unless the parent waives this in writing (14.123(d)).",
  },
  responseToRequest: {
    asRead:
      "If a parent asks ORALLY, the school gives the permission-to-evaluate form within 10 calendar days. The regulation sets no number of days for a written request.",
    quote:
      "shall provide a copy of the permission to evaluate form to the parents within 10-calendar days of the oral request",
    source:
      "https://www.pacodeandbulletin.gov/Display/pacode?file=/secure/pacode/data/022/chapter14/s14.123.html&d=",
    citation: "22 Pa. Code 14.123(c)",
    note: null,
  },
  records: notSearched,
  laterConsent: {
    asRead:
      "written consent only for the first services; later changes come in a NOREP: if the parent does not respond within 10 calendar days the school may go ahead (silence counts as approval)",
    quote:
      "If you don't return the NOREP within that window, Pennsylvania law allows the school district to assume you consent",
    source: "https://specialedstartguide.com/blog/pennsylvania-norep-should-i-sign-refuse-10-day-rule",
    citation: "NOREP/PWN form; 22 Pa. Code ch. 14",
    note: "Also https://kb.villageed.org/knowledge/understanding-the-norep-timeline-and-your-rights-in-pennsylvania . The state form (copy, https://docsbay.net/permission-to-evaluate-s2) says only for initial services: the school may not proceed without your written consent.",
  },
  upperAge: {
    asRead: "until the day before the 22nd birthday",
    quote: "students may remain enrolled only until the day before they turn 22",
    source:
      "https://pa.gov/en/agencies/education/programs-and-services/instruction/elementary-and-secondary-education/special-education/regulations-and-policies/ideab-faq.html",
    citation: "PDE policy revision, effective 5 September 2023",
    note: "PSBA v. Mumin (Pa. Commw. Ct. May 16, 2024) held the plan void for want of rulemaking; PDE appealed to the state's Supreme Court, which stays the decision (two law firms and WESA, May 2024). No later ruling was found in November 2026.",
  },
  dueProcessLimit: notSearched,
  recording: notSearched,
  meetingRequest: null,
  agency: "general knowledge, check before release",
  links:
    "dispute-page (the state's contracted dispute office, not a .gov domain); public repository that recorded the link in use, June 2026",
  parentCenter:
    "name and website: public repository's review of the center's site or of its parentcenterhub.org page, June 2026; phone: seen in a stored public source as well",
};
