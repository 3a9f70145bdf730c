import type { Citation } from "../Provision.ts";

// Section 504, the ADA, and who enforces them.

export const section504Rights = {
  id: "section-504-rights",
  citation: "29 U.S.C. 794(a); 34 CFR 104.3(j), 104.4(a), 104.33(a)-(b)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-I/part-104/section-104.33",
  status: "verified",
  asOf: "2026-11-21",
} as const satisfies Citation;

export const section504Evaluation = {
  id: "section-504-evaluation",
  citation: "34 CFR 104.35(a)-(d)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-I/part-104/section-104.35",
  status: "verified",
  asOf: "2026-11-21",
} as const satisfies Citation;

export const section504Setting = {
  id: "section-504-setting",
  citation: "34 CFR 104.34(a)-(c)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-I/part-104/section-104.34",
  status: "verified",
  asOf: "2026-11-21",
} as const satisfies Citation;

export const section504Safeguards = {
  id: "section-504-safeguards",
  citation: "34 CFR 104.36",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-I/part-104/section-104.36",
  status: "verified",
  asOf: "2026-11-21",
} as const satisfies Citation;

export const disabilityDefinition504Ada = {
  id: "disability-definition-504-ada",
  citation:
    "42 U.S.C. 12102(1)-(4), especially (4)(A), (D), (E); 29 U.S.C. 705(20)(B); 34 CFR 104.3(j); 28 CFR 35.108",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-I/part-104/section-104.3",
  status: "verified",
  asOf: "2026-11-21",
} as const satisfies Citation;

export const ada = {
  id: "ada",
  citation: "42 U.S.C. 12131-12134; 28 CFR 35.130(a), (b)(7), 35.160, 35.164",
  officialAddress: "https://www.ecfr.gov/current/title-28/chapter-I/part-35/section-35.130",
  status: "verified",
  asOf: "2026-11-21",
} as const satisfies Citation;

export const adaFindings = {
  id: "ada-findings",
  citation: "42 U.S.C. 12101(a)(3), (7)",
  officialAddress: "https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title42-section12101",
  status: "verified",
  asOf: "2026-11-21",
} as const satisfies Citation;

export const otherDisabilityLaws = {
  id: "other-disability-laws",
  citation: "20 U.S.C. 1415(l)",
  officialAddress: "https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title20-section1415",
  status: "verified",
  asOf: "2026-11-21",
} as const satisfies Citation;

export const ocrComplaint = {
  id: "ocr-complaint",
  citation: "34 CFR 104.61, 100.7(b)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-I/part-100/section-100.7",
  status: "verified",
  asOf: "2026-11-22",
} as const satisfies Citation;

export const ocrAfterGrievance = {
  id: "ocr-after-grievance",
  citation: "OCR Case Processing Manual; 34 CFR 100.7(b)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-I/part-100/section-100.7",
  status: "secondary",
  asOf: "2026-11-22",
} as const satisfies Citation;

export const bullying = {
  id: "bullying",
  citation:
    "OSERS Dear Colleague Letter (Aug. 20, 2013); OCR Dear Colleague Letter (Oct. 21, 2014); 34 CFR 300.324(b), 104.33",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.324",
  status: "secondary",
  asOf: "2026-11-21",
} as const satisfies Citation;
