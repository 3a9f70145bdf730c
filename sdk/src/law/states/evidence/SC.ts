import type { StateEvidence } from "../StateEvidence.ts";
import { notSearched } from "./notSearched.ts";

export const SC: StateEvidence = {
  evaluation: {
    asRead: "60; calendar; the parent's consent to evaluate; evaluation completed; not read",
    quote: "South Carolina's 60-Day Special Education Evaluation Timeline Explained",
    source: "https://specialedstartguide.com/blog/south-carolina-60-day-evaluation-timeline",
    citation: "S.C. Code Regs. 43-243 (adopts 34 CFR Part 300); 34 CFR 300.301(c)",
    note: "The regulation's opening (read, March 2024) says South Carolina follows 34 CFR Part 300: https://casetext.com/regulation/south-carolina-code-of-regulations/chapter-43-state-board-of-education/article-19-instructional-program/section-43-243-special-education-education-of-students-with-disabilities",
  },
  responseToRequest: {
    asRead: "no number of days set by the state",
    quote: "South Carolina doesn't specify an exact number of days for this response",
    source: "https://specialedstartguide.com/blog/south-carolina-60-day-evaluation-timeline",
    citation: "none found",
    note: null,
  },
  records: notSearched,
  laterConsent: notSearched,
  upperAge: {
    asRead: "ages 3 to 21; the last day is not stated in the part read",
    quote: "Children must between 3 and 21 years old.",
    source:
      "https://prepparents.org/resources/for-parents/special-education-parent-guides/south-carolina-special-education-parent-guide",
    citation: "S.C. Code 59-33-10, 59-63-20 (general attendance ages); S.C. Code Regs. 43-243",
    note: "The last day is not stated in the part read.",
  },
  dueProcessLimit: notSearched,
  recording: {
    asRead:
      "no state statute or rule allows or forbids it; districts may require, limit or ban it, with exceptions so a parent can understand the IEP",
    quote:
      "there is no federal or state statute or regulation that either authorizes or prohibits the recording of an IEP meeting",
    source: "https://mbrightsblog.blogspot.com/2009/06/can-iep-meetings-be-recorded-on-audio.html",
    citation: "SC Office of Exceptional Children policies and procedures, 6 April 2009",
    note: "A blog restating the 2009 state policies; old.",
  },
  meetingRequest: null,
  agency: "stored page",
  links:
    "dispute-page; https://oses.ed.sc.gov/family-community/dispute-resolution-information/state-complaint/; phone: https://www.pandasc.org/filing-a-complaint-with-the-south-carolina-department-of-education/",
  parentCenter:
    "name and website: public repository's review of the center's site or of its parentcenterhub.org page, June 2026; phone: seen in a stored public source as well",
};
