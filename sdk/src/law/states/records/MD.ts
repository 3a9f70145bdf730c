import type { StateRecord } from "../StateRecord.ts";

export const MD: StateRecord = {
  code: "MD",
  evaluation: {
    limit: { value: 60, unit: "calendar days" },
    cap: null,
    secondLimit: {
      limit: { value: 90, unit: "calendar days" },
      clockStarts: "the school gets the written referral",
      mustBeDone: "the evaluation, completed by the IEP team",
    },
    clockStarts: "the parent gives consent for assessments",
    holdsFor: null,
    mustBeDone: "the evaluation, completed by the IEP team",
    exclusions:
      "Not if the parent keeps failing or refusing to bring the child, or after a move with an agreed date. Longer if the parent asks for it and agrees in writing.",
    note: "Both limits hold: 60 days from consent, and 90 days from the written referral.",
    citation: "COMAR 13A.05.01.06A(1)-(3)",
    sources: ["http://mdrules.elaws.us/comar/13a.05.01.06"],
    status: "verified",
    asOf: "2026-11-21",
  },
  responseToRequest: null,
  records: null,
  laterConsent: {
    needed: "for some changes",
    partial: null,
    rule: "Written consent is needed for a program that gives no diploma credit, for the alternate assessment, and for restraint or seclusion in the IEP; not for later IEPs as such.",
    note: "A change may take effect if you do not answer in time. Ask the district how long you have.",
    citation: "Md. Code, Educ. 8-405(f) (SB 710 of 2017)",
    sources: ["https://info.5y1.org/calculate-business-days-to-calendar-days_1_07ac88.html"],
    status: "verified",
    asOf: "2026-11-21",
  },
  upperAge: {
    rule: "Until the end of the school year in which the student turns 21.",
    lastDay: "the end of that school year",
    note: null,
    citation: "COMAR 13A.05.02.13A; 13A.05.01.01",
    sources: ["https://law.cornell.edu/regulations/maryland/COMAR-13A-05-02-13"],
    status: "verified",
    asOf: "2026-11-21",
  },
  dueProcessLimit: null,
  recording: null,
  meetingRequest: null,
  agency: {
    name: "Maryland State Department of Education, Family Support and Dispute Resolution Branch",
    phone: "(410) 767-0255",
    status: "verified",
    asOf: "2026-11-21",
  },
  links: {
    complaint: {
      address: "https://marylandpublicschools.org/programs/Pages/Special-Education/FSDR/index.aspx",
      status: "verified",
    },
    mediation: {
      address: "https://marylandpublicschools.org/programs/Pages/Special-Education/FSDR/index.aspx",
      status: "verified",
    },
    safeguards: {
      address: "https://marylandpublicschools.org/programs/Pages/Special-Education/FSDR/index.aspx",
      status: "verified",
    },
    note: null,
    asOf: "2026-11-21",
  },
  parentCenter: {
    name: "The Parents' Place of Maryland",
    phone: "(410) 768-9100",
    phoneStatus: "secondary",
    website: "https://www.ppmd.org",
    status: "secondary",
    note: null,
    asOf: "2026-11-21",
  },
};
