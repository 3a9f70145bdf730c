import type { StateRecord } from "../StateRecord.ts";

export const RI: StateRecord = {
  code: "RI",
  evaluation: {
    limit: { value: 60, unit: "calendar days" },
    cap: null,
    secondLimit: null,
    clockStarts: "the parent gives consent",
    holdsFor: null,
    mustBeDone: "the evaluation, the team's written report and the eligibility meeting",
    exclusions: null,
    note: "The evaluation starts within 10 school days of consent; the IEP follows within 15 school days of eligibility, and services within 10 school days after that. Ask whether the 60 days still hold.",
    citation: "200-RICR-20-30-6, 6.7.2(A)",
    sources: ["http://www.cpsed.net/index.php/timelines"],
    status: "verified",
    isPartlyRead: true,
    asOf: "2026-11-21",
  },
  responseToRequest: {
    limit: { value: 10, unit: "school days" },
    cap: null,
    clockStarts: "the school gets the referral",
    holdsFor: null,
    mustBeDone: "hold the evaluation team's meeting, with the parent, that decides whether to evaluate",
    exclusions: null,
    note: null,
    citation: "200-RICR-20-30-6, 6.7.2(A)(1)(a)(1)",
    sources: [
      "https://regulations.justia.com/states/rhode-island/title-200/chapter-20/subchapter-30/part-6/section-200-ricr-20-30-6-7",
    ],
    status: "verified",
    asOf: "2026-11-21",
  },
  records: {
    limit: { value: 10, unit: "calendar days" },
    cap: null,
    clockStarts: "the parent asks",
    holdsFor: null,
    mustBeDone:
      "give access without unnecessary delay, before any IEP meeting, hearing or resolution session",
    exclusions: null,
    note: null,
    citation: "200-RICR-20-30-6, 6.9.2(C)(1); R.I. Gen. Laws 16-71-3(a)(1) (10 days)",
    sources: [
      "https://regulations.justia.com/states/rhode-island/title-200/chapter-20/subchapter-30/part-6/section-200-ricr-20-30-6-9",
    ],
    status: "verified",
    asOf: "2026-11-21",
  },
  laterConsent: {
    needed: null,
    partial: null,
    rule: "The state's rule follows the federal one.",
    note: null,
    citation: null,
    sources: [],
    status: "unverified",
    asOf: "2026-11-21",
  },
  upperAge: {
    rule: "Until the 21st birthday by the rule's text; until 22 by a federal court's decision of 2018.",
    lastDay: null,
    note: "The court found conflicting state law invalid.",
    citation: "200-RICR-20-30-6, 6.5.1(A)(1); K.L. v. R.I. Board of Education (1st Cir. 2018)",
    sources: [
      "https://regulations.justia.com/states/rhode-island/title-200/chapter-20/subchapter-30/part-6/section-200-ricr-20-30-6-5",
    ],
    status: "disputed",
    asOf: "2026-11-21",
  },
  dueProcessLimit: null,
  recording: null,
  meetingRequest: null,
  agency: {
    name: "Rhode Island Department of Education, Special Education Call Center (OSCAS)",
    phone: "(401) 222-8999",
    status: "verified",
    asOf: "2026-11-21",
  },
  links: {
    complaint: {
      address:
        "https://ride.ri.gov/students-families/special-education/when-schools-and-families-do-not-agree",
      status: "verified",
    },
    mediation: {
      address:
        "https://ride.ri.gov/students-families/special-education/when-schools-and-families-do-not-agree",
      status: "verified",
    },
    safeguards: {
      address:
        "https://ride.ri.gov/students-families/special-education/when-schools-and-families-do-not-agree",
      status: "verified",
    },
    note: null,
    asOf: "2026-11-21",
  },
  parentCenter: {
    name: "Rhode Island Parent Information Network (RIPIN)",
    phone: "(401) 270-0101",
    phoneStatus: "secondary",
    website: "https://ripin.org",
    status: "secondary",
    note: null,
    asOf: "2026-11-21",
  },
};
