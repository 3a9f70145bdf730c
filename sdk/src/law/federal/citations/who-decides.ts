import type { Citation } from "../Provision.ts";

// Who acts for the child, and what a family may ask when it moves, chooses a school or hears a label.

export const whoIsParent = {
  id: "who-is-parent",
  citation: "20 U.S.C. 1401(23); 34 CFR 300.30(a)-(b)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.30",
  status: "verified",
  asOf: "2026-11-23",
} as const satisfies Citation;

export const surrogateParent = {
  id: "surrogate-parent",
  citation: "20 U.S.C. 1415(b)(2); 34 CFR 300.519(a)-(h), 300.11(a)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.519",
  status: "verified",
  asOf: "2026-11-23",
} as const satisfies Citation;

export const recordsBothParents = {
  id: "records-both-parents",
  citation: "34 CFR 99.4; 34 CFR 300.613(c)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-A/part-99/section-99.4",
  status: "verified",
  asOf: "2026-11-23",
} as const satisfies Citation;

export const divorcedParentsRights = {
  id: "divorced-parents-rights",
  citation: "34 CFR 300.30(b)(2); 71 Fed. Reg. 46568 (Aug. 14, 2006); state custody law",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.30",
  status: "secondary",
  asOf: "2026-11-23",
} as const satisfies Citation;

export const militaryTransfer = {
  id: "military-transfer",
  citation:
    "34 CFR 300.323(a), (e)-(g); OSEP Policy Support 22-02 (Nov. 10, 2022); Interstate Compact on Educational Opportunity for Military Children, as each state has enacted it",
  officialAddress:
    "https://sites.ed.gov/idea/osers-letter-to-state-special-education-directors-about-highly-mobile-children-20221110/",
  status: "secondary",
  asOf: "2026-11-23",
} as const satisfies Citation;

export const privateServicesDisputes = {
  id: "private-services-disputes",
  citation: "34 CFR 300.137(a)-(b), 300.138(a)(2), 300.140(a)-(c)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.140",
  status: "verified",
  asOf: "2026-11-23",
} as const satisfies Citation;

export const voucherStudents = {
  id: "voucher-students",
  citation:
    "OSERS, Questions and Answers on Serving Children with Disabilities Placed by Their Parents in Private Schools (Feb. 2022), part on state voucher and scholarship programs; 34 CFR 300.130, 300.137(a); state law",
  officialAddress:
    "https://sites.ed.gov/idea/idea-files/questions-and-answers-on-serving-children-with-disabilities-placed-by-their-parents-in-private-schools/",
  status: "secondary",
  asOf: "2026-11-23",
} as const satisfies Citation;

export const parentTraining = {
  id: "parent-training",
  citation: "34 CFR 300.34(a), (c)(8); 71 Fed. Reg. 46573 (Aug. 14, 2006)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.34",
  status: "verified",
  asOf: "2026-11-23",
} as const satisfies Citation;

export const highCognition = {
  id: "high-cognition",
  citation:
    "34 CFR 300.8(a)(1), 300.304(b)(1)-(2); OSEP Letter to Delisle (Dec. 20, 2013); OSEP Memo 15-08 (Apr. 17, 2015)",
  officialAddress:
    "https://sites.ed.gov/idea/files/idea/policy/speced/guid/idea/memosdcltrs/041715gilmantwiceevceptional2q2015.pdf",
  status: "verified",
  asOf: "2026-11-23",
} as const satisfies Citation;

export const acceleratedPrograms = {
  id: "accelerated-programs",
  citation: "34 CFR 104.4(a)-(b)(1); OCR Dear Colleague Letter (Dec. 26, 2007)",
  officialAddress: "https://sites.ed.gov/idea/files/colleague-20071226.pdf",
  status: "verified",
  asOf: "2026-11-23",
} as const satisfies Citation;

export const promotionAndRetention = {
  id: "promotion-and-retention",
  citation: "OSEP letter of Nov. 9, 2000, on promotion and retention; state and local rules",
  officialAddress: "https://sites.ed.gov/idea/policy-guidance/",
  status: "verified",
  asOf: "2026-11-23",
} as const satisfies Citation;

export const otherHealthImpairment = {
  id: "other-health-impairment",
  citation: "34 CFR 300.8(a)(1), (c)(9)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.8",
  status: "verified",
  asOf: "2026-11-23",
} as const satisfies Citation;

export const adhdSection504 = {
  id: "adhd-section-504",
  citation:
    "OCR, Know Your Rights: Students with ADHD (July 2016); 34 CFR 104.33, 104.35; 42 U.S.C. 12102(4)(E)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-I/part-104/section-104.35",
  status: "verified",
  asOf: "2026-11-23",
} as const satisfies Citation;
