import type { StateRecord } from "../StateRecord.ts";

export const MT: StateRecord = {
  code: "MT",
  evaluation: {
    limit: { value: 60, unit: "calendar days" },
    cap: null,
    secondLimit: null,
    clockStarts: "the parent gives written consent",
    holdsFor: null,
    mustBeDone: "the evaluation",
    exclusions: null,
    note: "The federal limit is 60 days too.",
    citation: "34 CFR 300.301(c); ARM 10.16.3321",
    sources: ["https://www.iepsays.com/states/montana/evaluation"],
    status: "secondary",
    asOf: "2026-11-21",
  },
  responseToRequest: null,
  records: null,
  laterConsent: {
    needed: "silence counts as agreement",
    partial: "yes",
    rule: "The parent is asked to sign each year's IEP. Without an answer within 15 days of the written notice the school may start it. With written exceptions within 15 days the agreed parts start, and the last agreed IEP stays for the rest.",
    note: null,
    citation: "Mont. Admin. R. 10.16.3505(2)-(3)",
    sources: ["https://www.law.cornell.edu/regulations/montana/ARM-10-16-3505"],
    status: "verified",
    asOf: "2026-11-21",
  },
  upperAge: {
    rule: "Until the 22nd birthday or a regular diploma.",
    lastDay: "the 22nd birthday",
    note: "This follows from a court settlement of 2025. The statute may still say under 19.",
    citation: "Class settlement approved August 13, 2025 (D. Mont.); MCA 20-7-411",
    sources: [
      "https://www.mcdowellsocialjusticecenter.org/press-1/education-rights-for-montana-students-with-disabilities",
    ],
    status: "secondary",
    asOf: "2026-11-21",
  },
  dueProcessLimit: null,
  recording: {
    rule: "There may be no education rule. Under the general law you tell everyone before you record.",
    note: null,
    citation: "MCA 45-8-213",
    sources: ["https://www.iepsays.com/states/montana/state-requirements"],
    status: "secondary",
    asOf: "2026-11-21",
  },
  meetingRequest: null,
  agency: {
    name: "Montana Office of Public Instruction, Dispute Resolution Office",
    phone: "(406) 444-2046",
    status: "verified",
    asOf: "2026-11-21",
  },
  links: {
    complaint: {
      address:
        "https://opi.mt.gov/Educators/School-Climate-Student-Wellness/Special-Education/Dispute-Resolution/State-Administrative-Complaint",
      status: "unverified",
    },
    mediation: {
      address:
        "https://opi.mt.gov/Educators/School-Climate-Student-Wellness/Special-Education/Dispute-Resolution",
      status: "verified",
    },
    safeguards: {
      address:
        "https://opi.mt.gov/Educators/School-Climate-Student-Wellness/Special-Education/Dispute-Resolution",
      status: "verified",
    },
    note: null,
    asOf: "2026-11-21",
  },
  parentCenter: {
    name: "Parents, Let's Unite for Kids (PLUK)",
    phone: "(406) 255-0540",
    phoneStatus: "unverified",
    website: "https://www.parentcenterhub.org/findurcenter/montana/",
    status: "secondary",
    note: "Another center may serve Montana now. Call, or look at the address given, which lists it.",
    asOf: "2026-11-21",
  },
};
