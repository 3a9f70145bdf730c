import type { StateRecord } from "../StateRecord.ts";

export const IA: StateRecord = {
  code: "IA",
  evaluation: {
    limit: { value: 60, unit: "calendar days" },
    cap: null,
    secondLimit: null,
    clockStarts: "the school gets the parent's signed consent",
    holdsFor: null,
    mustBeDone: "the evaluation",
    exclusions:
      "Not if the parent keeps failing to bring the child, or if the child moves to another school agency after the clock began.",
    note: "The state rewrote its rules on May 22, 2024. Ask whether this still holds.",
    citation: 'Iowa Admin. Code r. 281-41.301(3)"a"',
    sources: ["http://iarules.elaws.us/rule/281.41.301"],
    status: "verified",
    isPartlyRead: true,
    asOf: "2026-11-21",
  },
  responseToRequest: null,
  records: null,
  laterConsent: null,
  upperAge: {
    rule: "Until the 21st birthday, or the end of the school year in which the student turns 21.",
    lastDay: null,
    note: "It may be through age 21.",
    citation: "Iowa Code 256B.8; Iowa Admin. Code r. 281-41.101, 41.102(1)(a)",
    sources: [
      "https://specialeducationlawmmr.blogspot.com/2026/01/when-can-school-district-exit-child.html",
      "https://www.iepsays.com/states/iowa/state-requirements",
    ],
    status: "disputed",
    asOf: "2026-11-21",
  },
  dueProcessLimit: null,
  recording: {
    rule: "There may be no state rule on IEP meetings. Under the general law one person in the talk has to agree to a recording.",
    note: null,
    citation: "Iowa Code 808B.2",
    sources: ["https://www.iepsays.com/states/iowa/state-requirements"],
    status: "secondary",
    asOf: "2026-11-21",
  },
  meetingRequest: null,
  agency: {
    name: "Iowa Department of Education, Special Education Dispute Resolution",
    phone: "(515) 281-5294",
    status: "unverified",
    asOf: "2026-11-21",
  },
  links: {
    complaint: {
      address: "https://educate.iowa.gov/pk-12/special-education/dispute-resolution",
      status: "secondary",
    },
    mediation: {
      address: "https://educate.iowa.gov/pk-12/special-education/dispute-resolution",
      status: "secondary",
    },
    safeguards: { address: "https://educate.iowa.gov/pk-12/special-education", status: "secondary" },
    note: null,
    asOf: "2026-11-21",
  },
  parentCenter: {
    name: "ASK Resource Center",
    phone: "(800) 450-8667",
    phoneStatus: "secondary",
    website: "https://www.askresource.org",
    status: "secondary",
    note: null,
    asOf: "2026-11-21",
  },
};
