import type { StateRecord } from "../StateRecord.ts";

export const LA: StateRecord = {
  code: "LA",
  evaluation: {
    limit: { value: 60, unit: "business days" },
    cap: null,
    secondLimit: null,
    clockStarts: "the school gets the parent's signed consent",
    holdsFor: null,
    mustBeDone: "the evaluation",
    exclusions:
      "Extensions are listed in Bulletin 1508. Not if the parent keeps failing or refusing to bring the child, or after a move with an agreed date.",
    note: null,
    citation: "La. Admin. Code tit. 28, XLIII-302(C)-(E) (Bulletin 1706)",
    sources: [
      "https://d1tvxue8o4w0fl.cloudfront.net/regulation/louisiana-administrative-code/title-28-education/part-xliii-bulletin-1706-regulations-for-implementation-of-the-children-with-exceptionalities-act/subpart-1-students-with-disabilities/chapter-3-evaluations-eligibility-determinations-individualized-education-programs-and-educational-placements/subchapter-b-evaluations-and-reevaluations/section-xliii-302-initial-evaluations",
    ],
    status: "verified",
    asOf: "2026-11-21",
  },
  responseToRequest: {
    limit: { value: 15, unit: "calendar days" },
    otherLimit: { value: 10, unit: "business days" },
    cap: null,
    clockStarts: "the school gets the parent's written request",
    holdsFor: "written requests",
    mustBeDone: "agree and send consent forms, or refuse in a written notice",
    exclusions: null,
    note: "The 10 business days may be for the consent form.",
    citation: "Act 198 of 2024",
    sources: ["https://specialedstartguide.com/blog/louisiana-how-to-request-iep-evaluation"],
    status: "disputed",
    asOf: "2026-11-21",
  },
  records: {
    limit: { value: 10, unit: "business days" },
    cap: null,
    clockStarts: "the parent asks in writing",
    holdsFor: "written requests",
    mustBeDone: "give a copy of the school record",
    exclusions: null,
    note: "The special education rule itself gives the federal 45 days.",
    citation: "La. R.S. 17:406.9",
    sources: ["https://www.verdaelementary.com/copy-of-new-student-documents-1"],
    status: "secondary",
    asOf: "2026-11-21",
  },
  laterConsent: {
    needed: "no",
    partial: null,
    rule: "The school must give ten days' notice before any change of the IEP is carried out.",
    note: null,
    citation: "La. R.S. 17:1946.1(B) (Act 512 of 2024)",
    sources: ["https://self-law.org/code/la/title-17/17-2115"],
    status: "verified",
    asOf: "2026-11-21",
  },
  upperAge: {
    rule: "Through age 21.",
    lastDay: null,
    note: "A student who turns 22 in the final year may be able to finish it. Ask the district for the last day of services.",
    citation: "La. Admin. Code tit. 28, XCVII-103(C) (Bulletin 1530)",
    sources: [
      "https://regulations.justia.com/states/louisiana/title-28/part-xcvii/chapter-1/section-xcvii-103",
    ],
    status: "verified",
    asOf: "2026-11-21",
  },
  dueProcessLimit: {
    limit: { value: 1, unit: "years" },
    ownPlacementLimit: null,
    rule: "One year, not two.",
    note: "The rule has exceptions.",
    citation: "La. Admin. Code tit. 28, XLIII-507(A)(2)",
    sources: [
      "https://casetext.com/regulation/louisiana-administrative-code/title-28-education/part-xliii-bulletin-1706-regulations-for-implementation-of-the-children-with-exceptionalities-act/subpart-1-students-with-disabilities/chapter-5-procedural-safeguards/subchapter-a-due-process-procedures-for-parents-and-students/section-xliii-507-filing-a-request-for-impartial-due-process-hearing",
    ],
    status: "verified",
    asOf: "2026-11-21",
  },
  recording: null,
  meetingRequest: null,
  agency: {
    name: "Louisiana Department of Education, Dispute Resolution",
    phone: "(877) 453-2721",
    status: "verified",
    asOf: "2026-11-21",
  },
  links: {
    complaint: {
      address:
        "https://doe.louisiana.gov/families-and-students/family-support-resources/family-special-education-resources/dispute-resolution",
      status: "verified",
    },
    mediation: {
      address:
        "https://doe.louisiana.gov/families-and-students/family-support-resources/family-special-education-resources/dispute-resolution",
      status: "verified",
    },
    safeguards: {
      address:
        "https://doe.louisiana.gov/families-and-students/family-support-resources/family-special-education-resources/dispute-resolution",
      status: "verified",
    },
    note: null,
    asOf: "2026-11-21",
  },
  parentCenter: {
    name: "Louisiana Parent Training and Information Center (Families Helping Families of Greater New Orleans)",
    phone: "(504) 888-9111",
    phoneStatus: "secondary",
    website: "https://fhfofgno.org",
    status: "secondary",
    note: null,
    asOf: "2026-11-21",
  },
};
