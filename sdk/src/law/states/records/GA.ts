import type { StateRecord } from "../StateRecord.ts";

export const GA: StateRecord = {
  code: "GA",
  evaluation: {
    limit: { value: 60, unit: "calendar days" },
    cap: null,
    secondLimit: null,
    clockStarts: "the school gets the parent's signed consent",
    holdsFor: null,
    mustBeDone: "the evaluation",
    exclusions:
      "Holidays and other times when children are out for 5 school days in a row, with the weekends beside them, do not count; nor does summer, when most teachers are not under contract. Consent received 30 days or more before the end of the year is treated differently.",
    note: null,
    citation: "Ga. Comp. R. & Regs. 160-4-7-.04(1)(b)",
    sources: [
      "https://assistive.eboardsolutions.com/rules/policy.aspx?RC=083592413&Sch=1262&S=1262&RevNo=1.74&T=E&C=I",
    ],
    status: "verified",
    asOf: "2026-11-21",
  },
  responseToRequest: null,
  records: {
    limit: { value: 3, unit: "business days" },
    cap: { value: 30, unit: "days" },
    clockStarts: "the parent asks",
    holdsFor: null,
    mustBeDone:
      "give the records where that can be done; else describe them by then, and give them within 30 days",
    exclusions: null,
    note: null,
    citation: "O.C.G.A. 20-2-786",
    sources: ["https://www.cowetacharteracademy.org/parents/handbook/parents-rights-policy"],
    status: "secondary",
    asOf: "2026-11-21",
  },
  laterConsent: null,
  upperAge: {
    rule: "Ages 3 to 21, to the 22nd birthday. Each district says in writing whether services stop then or go on to the end of the semester or school year; there is no right to them after 22.",
    lastDay: null,
    note: null,
    citation: "Ga. Comp. R. & Regs. 160-4-7-.02(1)(a)-(b)",
    sources: [
      "https://e.casetext.com/regulation/georgia-administrative-code/department-160-rules-of-georgia-department-of-education/chapter-160-4/subject-160-4-7-special-education/rule-160-4-7-02-free-and-appropriate-public-education-fape",
    ],
    status: "verified",
    asOf: "2026-11-21",
  },
  dueProcessLimit: null,
  recording: null,
  meetingRequest: null,
  agency: {
    name: "Georgia Department of Education, Special Education Services and Supports, Dispute Resolution",
    phone: "(404) 656-3963",
    status: "unverified",
    asOf: "2026-11-21",
  },
  links: {
    complaint: {
      address:
        "https://www.gadoe.org/Curriculum-Instruction-and-Assessment/Special-Education-Services/Pages/Dispute-Resolution.aspx",
      status: "secondary",
    },
    mediation: {
      address:
        "https://www.gadoe.org/Curriculum-Instruction-and-Assessment/Special-Education-Services/Pages/Dispute-Resolution.aspx",
      status: "secondary",
    },
    safeguards: {
      address:
        "https://www.gadoe.org/Curriculum-Instruction-and-Assessment/Special-Education-Services/Pages/Parent-Rights.aspx",
      status: "secondary",
    },
    note: "The address may redirect.",
    asOf: "2026-11-21",
  },
  parentCenter: {
    name: "Parent to Parent of Georgia",
    phone: "(800) 229-2038",
    phoneStatus: "secondary",
    website: "https://www.p2pga.org",
    status: "secondary",
    note: null,
    asOf: "2026-11-21",
  },
};
