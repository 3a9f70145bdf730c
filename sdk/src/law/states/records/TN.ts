import type { StateRecord } from "../StateRecord.ts";

export const TN: StateRecord = {
  code: "TN",
  evaluation: {
    limit: { value: 60, unit: "calendar days" },
    cap: null,
    secondLimit: null,
    clockStarts: "the school gets the parent's signed consent",
    holdsFor: null,
    mustBeDone: "the eligibility decision",
    exclusions: null,
    note: null,
    citation: "Tenn. Comp. R. & Regs. 0520-01-09-.05(1)(f)",
    sources: [
      "https://casetext.com/regulation/tennessee-administrative-code/title-0520-education/subtitle-0520-01-state-board-of-education-rules-regulations-and-minimum-standards-for-the-operation-of-the-public-school-system/chapter-0520-01-09-special-education-programs-and-services/section-0520-01-09-05-child-find-and-free-appropriate-public-education",
    ],
    status: "verified",
    asOf: "2026-11-21",
  },
  responseToRequest: null,
  records: null,
  laterConsent: null,
  upperAge: {
    rule: "Ages 3 through 21, both included.",
    lastDay: null,
    note: "Ask the district for the last day of services.",
    citation: "Tenn. Code 49-10-102, 49-10-108; 0520-01-09-.05(1)(a)",
    sources: ["https://law.justia.com/codes/tennessee/2020/title-49/chapter-10/part-1/section-49-10-108/"],
    status: "verified",
    asOf: "2026-11-21",
  },
  dueProcessLimit: null,
  recording: null,
  meetingRequest: null,
  agency: {
    name: "Tennessee Department of Education, Special Education",
    phone: "(615) 741-2851",
    status: "unverified",
    asOf: "2026-11-21",
  },
  links: {
    complaint: {
      address: "https://www.tn.gov/education/families/student-support/special-education.html",
      status: "secondary",
    },
    mediation: {
      address: "https://www.tn.gov/education/families/student-support/special-education.html",
      status: "secondary",
    },
    safeguards: {
      address: "https://www.tn.gov/education/families/student-support/special-education.html",
      status: "secondary",
    },
    note: null,
    asOf: "2026-11-21",
  },
  parentCenter: {
    name: "TNSTEP",
    phone: "(800) 280-7837",
    phoneStatus: "secondary",
    website: "https://tnstep.info",
    status: "secondary",
    note: null,
    asOf: "2026-11-21",
  },
};
