import type { StateRecord } from "../StateRecord.ts";

export const NC: StateRecord = {
  code: "NC",
  evaluation: {
    limit: { value: 90, unit: "calendar days" },
    cap: null,
    secondLimit: null,
    clockStarts: "the school gets the written referral",
    holdsFor: "written requests",
    mustBeDone: "evaluation, eligibility, IEP and placement",
    exclusions: "Not if the parent does not cooperate, or after a move with an agreed date.",
    note: "The clock starts with the referral, not with consent. After a spoken request the school must help to put it in writing.",
    citation: "NC 1503-2.2(c)-(e)",
    sources: ["https://edregnc.com/regulation/1282"],
    status: "secondary",
    asOf: "2026-11-21",
  },
  responseToRequest: null,
  records: null,
  laterConsent: {
    needed: "no",
    partial: null,
    rule: "Consent is listed only for evaluation, re-evaluation and first services. Withdrawing it in writing ends all services.",
    note: null,
    citation: "NC 1503-1.1",
    sources: ["https://edregnc.com/regulation/1280"],
    status: "secondary",
    asOf: "2026-11-21",
  },
  upperAge: {
    rule: "Through age 21.",
    lastDay: null,
    note: "Ask the district for the last day of services.",
    citation: "N.C.G.S. 115C-106.2(a)",
    sources: ["https://www.ncleg.net/EnactedLegislation/Statutes/HTML/ByArticle/Chapter_115c/Article_9.html"],
    status: "verified",
    asOf: "2026-11-21",
  },
  dueProcessLimit: {
    limit: { value: 1, unit: "years" },
    ownPlacementLimit: null,
    rule: "One year, not two.",
    note: "The statute has two exceptions.",
    citation: "N.C.G.S. 115C-109.6(b)-(c)",
    sources: ["http://ncleg.net/EnactedLegislation/Statutes/HTML/BySection/Chapter_115C/GS_115C-109.6.html"],
    status: "verified",
    asOf: "2026-11-21",
  },
  recording: null,
  meetingRequest: null,
  agency: {
    name: "North Carolina Department of Public Instruction, Office of Exceptional Children",
    phone: "(984) 236-2550",
    status: "unverified",
    asOf: "2026-11-21",
  },
  links: {
    complaint: {
      address:
        "https://www.dpi.nc.gov/districts-schools/classroom-resources/exceptional-children/dispute-resolution",
      status: "verified",
    },
    mediation: {
      address:
        "https://www.dpi.nc.gov/districts-schools/classroom-resources/exceptional-children/dispute-resolution",
      status: "verified",
    },
    safeguards: {
      address:
        "https://www.dpi.nc.gov/districts-schools/classroom-resources/exceptional-children/dispute-resolution",
      status: "verified",
    },
    note: null,
    asOf: "2026-11-21",
  },
  parentCenter: {
    name: "Exceptional Children's Assistance Center (ECAC)",
    phone: "(800) 962-6817",
    phoneStatus: "secondary",
    website: "https://www.ecac-parentcenter.org",
    status: "secondary",
    note: null,
    asOf: "2026-11-21",
  },
};
