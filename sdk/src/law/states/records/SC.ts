import type { StateRecord } from "../StateRecord.ts";

export const SC: StateRecord = {
  code: "SC",
  evaluation: {
    limit: { value: 60, unit: "calendar days" },
    cap: null,
    secondLimit: null,
    clockStarts: "the parent gives consent",
    holdsFor: null,
    mustBeDone: "the evaluation",
    exclusions: null,
    note: "The state follows the federal rules.",
    citation: "S.C. Code Regs. 43-243 (adopts 34 CFR Part 300); 34 CFR 300.301(c)",
    sources: ["https://specialedstartguide.com/blog/south-carolina-60-day-evaluation-timeline"],
    status: "secondary",
    asOf: "2026-11-21",
  },
  responseToRequest: {
    limit: null,
    cap: null,
    clockStarts: null,
    holdsFor: null,
    mustBeDone: null,
    exclusions: null,
    note: "The state sets no number of days.",
    citation: null,
    sources: ["https://specialedstartguide.com/blog/south-carolina-60-day-evaluation-timeline"],
    status: "secondary",
    asOf: "2026-11-21",
  },
  records: null,
  laterConsent: null,
  upperAge: {
    rule: "Ages 3 to 21.",
    lastDay: null,
    note: "Ask the district for the last day of services.",
    citation: "S.C. Code 59-33-10, 59-63-20; S.C. Code Regs. 43-243",
    sources: [
      "https://prepparents.org/resources/for-parents/special-education-parent-guides/south-carolina-special-education-parent-guide",
    ],
    status: "secondary",
    asOf: "2026-11-21",
  },
  dueProcessLimit: null,
  recording: {
    rule: "No state law or rule allows or forbids it. Districts may require, limit or ban it, with exceptions so that a parent can understand the IEP.",
    note: null,
    citation: "SC Office of Exceptional Children policies and procedures, April 6, 2009",
    sources: ["https://mbrightsblog.blogspot.com/2009/06/can-iep-meetings-be-recorded-on-audio.html"],
    status: "secondary",
    asOf: "2026-11-21",
  },
  meetingRequest: null,
  agency: {
    name: "South Carolina Department of Education, Office of Special Education Services",
    phone: "(803) 734-8224",
    status: "secondary",
    asOf: "2026-11-21",
  },
  links: {
    complaint: {
      address: "https://oses.ed.sc.gov/family-community/dispute-resolution-information/state-complaint/",
      status: "verified",
    },
    mediation: {
      address:
        "https://ed.sc.gov/districts-schools/special-education-services/parent-resources/dispute-resolution-information",
      status: "unverified",
    },
    safeguards: {
      address:
        "https://ed.sc.gov/districts-schools/special-education-services/parent-resources/dispute-resolution-information",
      status: "unverified",
    },
    note: null,
    asOf: "2026-11-21",
  },
  parentCenter: {
    name: "Family Connection of South Carolina",
    phone: "(803) 252-0914",
    phoneStatus: "secondary",
    website: "https://www.familyconnectionsc.org",
    status: "secondary",
    note: null,
    asOf: "2026-11-21",
  },
};
