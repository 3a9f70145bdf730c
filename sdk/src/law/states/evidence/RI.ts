import type { StateEvidence } from "../StateEvidence.ts";
import { notSearched } from "./notSearched.ts";

export const RI: StateEvidence = {
  evaluation: {
    asRead:
      "60; calendar; parental consent to evaluate; child evaluated, written Evaluation Team report given, Eligibility Team meeting held; not read",
    quote:
      "Within 60 calendar days of parental consent to evaluate: Child must be evaluated and a written Evaluation Team report provided.",
    source: "http://www.cpsed.net/index.php/timelines",
    citation: "200-RICR-20-30-6, 6.7.2(A)",
    note: "State department timeline guidelines (2010 rules) reposted by a district; also https://www.scribd.com/doc/290633198/timeline . The current rule (read, September 2024) adds that the evaluation starts within 10 school days of consent; its 60-day line was cut off. IEP within 15 school days of eligibility, services within 10 school days after that.",
  },
  responseToRequest: {
    asRead:
      "Evaluation Team, including the parent, meets within 10 school days to decide whether to evaluate",
    quote:
      "Within ten (10) school days of the receipt of a referral for special education services a team of qualified professionals and the parent",
    source:
      "https://regulations.justia.com/states/rhode-island/title-200/chapter-20/subchapter-30/part-6/section-200-ricr-20-30-6-7",
    citation: "200-RICR-20-30-6, 6.7.2(A)(1)(a)(1)",
    note: null,
  },
  records: {
    asRead:
      "without unnecessary delay, before any IEP meeting, hearing or resolution session, and within 10 calendar days",
    quote: "in no case more than ten (10) calendar days after the request has been made",
    source:
      "https://regulations.justia.com/states/rhode-island/title-200/chapter-20/subchapter-30/part-6/section-200-ricr-20-30-6-9",
    citation: "200-RICR-20-30-6, 6.9.2(C)(1); R.I. Gen. Laws 16-71-3(a)(1) (10 days)",
    note: "Often quoted as: 45 days.",
  },
  laterConsent: {
    asRead: "6.7.1 follows 34 CFR 300.300; no state addition in the part read",
    quote: null,
    source: null,
    citation: null,
    note: "(Searched.)",
  },
  upperAge: {
    asRead:
      "disputed: the regulation text says until the 21st birthday; the First Circuit (2018) held services must run until age 22",
    quote:
      "provide FAPE until the child's twenty-first (21st) birthday or until the child receives a regular high school diploma",
    source:
      "https://regulations.justia.com/states/rhode-island/title-200/chapter-20/subchapter-30/part-6/section-200-ricr-20-30-6-5",
    citation: "200-RICR-20-30-6, 6.5.1(A)(1); K.L. v. R.I. Board of Education (1st Cir. 2018)",
    note: "Contrary source: https://bglaw.com/education-client-alert-rhode-island/ (court: until 22; conflicting state law invalid). Use 22.",
  },
  dueProcessLimit: notSearched,
  recording: notSearched,
  meetingRequest: null,
  agency: "stored page",
  links:
    "dispute-page; https://ride.ri.gov/students-families/special-education/when-schools-and-families-do-not-agree",
  parentCenter:
    "name and website: public repository's review of the center's site or of its parentcenterhub.org page, June 2026; phone: seen in a stored public source as well",
};
