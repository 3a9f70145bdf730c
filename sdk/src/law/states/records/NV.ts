import type { StateRecord } from "../StateRecord.ts";

export const NV: StateRecord = {
  code: "NV",
  evaluation: {
    limit: { value: 45, unit: "school days" },
    cap: null,
    secondLimit: null,
    clockStarts: "the parent gives informed written consent, or the school gets a hearing officer's order",
    holdsFor: null,
    mustBeDone: "the evaluation",
    exclusions:
      "Another time agreed in writing; up to 15 more school days if the state superintendent grants them. Not after a move with an agreed date, or if the parent keeps failing or refusing to bring the child.",
    note: "Holds when the agency finds good cause to evaluate.",
    citation: "Nev. Admin. Code 388.337",
    sources: [
      "https://print.casetext.com/regulation/nevada-administrative-code/chapter-388-system-of-public-instruction/special-instructional-services-and-programs/determination-of-eligibility-for-placement-of-pupils-with-disabilities-and-gifted-and-talented-pupils/section-388337-deadlines-for-conducting-initial-evaluations-request-for-extension-exception",
    ],
    status: "verified",
    asOf: "2026-11-21",
  },
  responseToRequest: null,
  records: {
    limit: { value: 45, unit: "calendar days" },
    cap: null,
    clockStarts: "the parent asks",
    holdsFor: null,
    mustBeDone: "give access as the federal rules say",
    exclusions: null,
    note: "The state's statute adopts FERPA; no shorter limit is in it.",
    citation: "NRS 392.029(1)",
    sources: ["http://www.lawserver.com/law/state/nevada/nrs/nevada_revised_statutes_392-029"],
    status: "verified",
    asOf: "2026-11-21",
  },
  laterConsent: {
    needed: "no",
    partial: null,
    rule: "Consent is needed only for the first evaluation, re-evaluation testing and first services.",
    note: null,
    citation: "NAC 388.300(1)",
    sources: [
      "https://regulations.justia.com/states/nevada/chapter-388/special-instructional-services-and-programs/administration-of-programs-for-pupils-with-disabilities-and-gifted-and-talented-pupils/section-388-300",
    ],
    status: "verified",
    asOf: "2026-11-21",
  },
  upperAge: {
    rule: "Age 21, or the end of that school year.",
    lastDay: null,
    note: "Ask the district for the last day of services.",
    citation: "NRS 388.433",
    sources: ["https://www.iepsays.com/states/nevada/timelines"],
    status: "secondary",
    asOf: "2026-11-21",
  },
  dueProcessLimit: null,
  recording: {
    rule: "There may be no education rule. Under the general law one person has to agree for a talk in person, and everyone for the telephone.",
    note: null,
    citation: "NRS 200.650",
    sources: ["https://www.iepsays.com/states/nevada/state-requirements"],
    status: "secondary",
    asOf: "2026-11-21",
  },
  meetingRequest: null,
  agency: {
    name: "Nevada Department of Education, Dispute Resolution",
    phone: "(775) 687-9115",
    status: "unverified",
    asOf: "2026-11-21",
  },
  links: {
    complaint: {
      address:
        "https://doe.nv.gov/offices/office-of-comprehensive-student-services/dispute-resolution/state-complaint",
      status: "unverified",
    },
    mediation: {
      address: "https://doe.nv.gov/offices/office-of-comprehensive-student-services/dispute-resolution",
      status: "verified",
    },
    safeguards: {
      address: "https://doe.nv.gov/offices/office-of-comprehensive-student-services/dispute-resolution",
      status: "verified",
    },
    note: null,
    asOf: "2026-11-21",
  },
  parentCenter: {
    name: "Nevada PEP",
    phone: "(702) 388-8899",
    phoneStatus: "secondary",
    website: "https://nvpep.org",
    status: "secondary",
    note: null,
    asOf: "2026-11-21",
  },
};
