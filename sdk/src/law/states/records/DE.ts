import type { StateRecord } from "../StateRecord.ts";

export const DE: StateRecord = {
  code: "DE",
  evaluation: {
    limit: { value: 45, unit: "school days" },
    cap: { value: 90, unit: "calendar days" },
    secondLimit: null,
    clockStarts: "the school gets the parent's signed consent",
    holdsFor: null,
    mustBeDone: "the evaluation, and the eligibility decision at a meeting",
    exclusions:
      "Not if the parent keeps failing or refusing to bring the child, or if the child moves to another school agency partway.",
    note: "45 school days or 90 calendar days, whichever is shorter.",
    citation: "14 DE Admin. Code 925, 2.3-2.4",
    sources: ["https://regulations.justia.com/states/delaware/title-14/900/925/section-925-2-0"],
    status: "verified",
    asOf: "2026-11-21",
  },
  responseToRequest: null,
  records: null,
  laterConsent: null,
  upperAge: {
    rule: "Until August 31 of the school year in which the student turns 22, or a regular diploma if earlier.",
    lastDay: "August 31",
    note: null,
    citation: "14 DE Admin. Code 923, 1.2 (House Bill 454, signed July 22, 2022)",
    sources: ["https://regulations.justia.com/states/delaware/title-14/900/923/section-923-1-0"],
    status: "verified",
    asOf: "2026-11-21",
  },
  dueProcessLimit: null,
  recording: null,
  meetingRequest: null,
  agency: {
    name: "Delaware Department of Education, Exceptional Children Resources",
    phone: "(302) 735-4210",
    status: "unverified",
    asOf: "2026-11-21",
  },
  links: {
    complaint: {
      address: "https://education.delaware.gov/families/k12/special-education/",
      status: "secondary",
    },
    mediation: {
      address: "https://education.delaware.gov/families/k12/special-education/",
      status: "secondary",
    },
    safeguards: {
      address: "https://education.delaware.gov/families/k12/special-education/",
      status: "secondary",
    },
    note: null,
    asOf: "2026-11-21",
  },
  parentCenter: {
    name: "Parent Information Center of Delaware",
    phone: "(302) 999-7394",
    phoneStatus: "secondary",
    website: "https://picofdel.org",
    status: "secondary",
    note: null,
    asOf: "2026-11-21",
  },
};
