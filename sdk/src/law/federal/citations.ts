import type { Citation } from "./Provision.ts";

// What a tool needs to cite a provision: each by itself, so that a bundle carries those it cites and no others.

export const supplementaryAids = {
  id: "supplementary-aids",
  citation: "20 U.S.C. 1401(33), 1414(d)(1)(A)(i)(IV); 34 CFR 300.42, 300.320(a)(4)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.42",
  status: "verified",
  asOf: "2026-11-21",
} as const satisfies Citation;

export const iepContent = {
  id: "iep-content",
  citation: "20 U.S.C. 1414(d)(1)(A); 34 CFR 300.320(a)-(c)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.320",
  status: "verified",
  asOf: "2026-11-21",
} as const satisfies Citation;

export const lre = {
  id: "lre",
  citation: "20 U.S.C. 1412(a)(5)(A); 34 CFR 300.114(a)(2)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.114",
  status: "verified",
  asOf: "2026-11-21",
} as const satisfies Citation;

export const evaluationStandards = {
  id: "evaluation-standards",
  citation: "20 U.S.C. 1414(b)(2)-(3); 34 CFR 300.304(b)-(c)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.304",
  status: "verified",
  asOf: "2026-11-21",
} as const satisfies Citation;

export const existingDataReview = {
  id: "existing-data-review",
  citation: "20 U.S.C. 1414(c)(1)-(2), (4); 34 CFR 300.305(a)-(d)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.305",
  status: "verified",
  asOf: "2026-11-21",
} as const satisfies Citation;

export const behaviorInIep = {
  id: "behavior-in-iep",
  citation: "20 U.S.C. 1414(d)(3)(B)(i), (C); 34 CFR 300.324(a)(2)(i), (a)(3)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.324",
  status: "verified",
  asOf: "2026-11-21",
} as const satisfies Citation;

export const personnelQualifications = {
  id: "personnel-qualifications",
  citation: "20 U.S.C. 1412(a)(14)(B)-(E); 34 CFR 300.156(b)-(e)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.156",
  status: "verified",
  asOf: "2026-11-21",
} as const satisfies Citation;

export const priorWrittenNotice = {
  id: "prior-written-notice",
  citation: "20 U.S.C. 1415(b)(3), (c)(1); 34 CFR 300.503(a)-(c); 71 Fed. Reg. 46691 (2006)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.503",
  status: "verified",
  asOf: "2026-11-21",
} as const satisfies Citation;
