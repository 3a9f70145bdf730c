import type { Citation } from "../Provision.ts";

// What a child gets, and where.

export const ideaPurposes = {
  id: "idea-purposes",
  citation: "20 U.S.C. 1400(d)(1)(A)-(B)",
  officialAddress: "https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title20-section1400",
  status: "verified",
  asOf: "2026-11-21",
} as const satisfies Citation;

export const ideaHistory = {
  id: "idea-history",
  citation: "20 U.S.C. 1400(a), (c)(2)-(3)",
  officialAddress: "https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title20-section1400",
  status: "verified",
  asOf: "2026-11-21",
} as const satisfies Citation;

export const fape = {
  id: "fape",
  citation:
    "20 U.S.C. 1401(9), 1412(a)(1)(A); 34 CFR 300.17, 300.101(a); Endrew F. v. Douglas County Sch. Dist. RE-1, 580 U.S. 386 (2017)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.17",
  status: "verified",
  asOf: "2026-11-21",
} as const satisfies Citation;

export const specialEducation = {
  id: "special-education",
  citation: "34 CFR 300.39(a)(1)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.39",
  status: "verified",
  asOf: "2026-11-21",
} as const satisfies Citation;

export const relatedServices = {
  id: "related-services",
  citation: "20 U.S.C. 1401(26); 34 CFR 300.34(a)-(c)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.34",
  status: "verified",
  asOf: "2026-11-21",
} as const satisfies Citation;

export const supplementaryAids = {
  id: "supplementary-aids",
  citation: "20 U.S.C. 1401(33), 1414(d)(1)(A)(i)(IV); 34 CFR 300.42, 300.320(a)(4)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.42",
  status: "verified",
  asOf: "2026-11-21",
} as const satisfies Citation;

export const assistiveTechnology = {
  id: "assistive-technology",
  citation: "20 U.S.C. 1401(1)-(2), 1414(d)(3)(B)(v); 34 CFR 300.5, 300.6, 300.105(a)-(b), 300.324(a)(2)(v)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.105",
  status: "verified",
  asOf: "2026-11-21",
} as const satisfies Citation;

export const physicalEducation = {
  id: "physical-education",
  citation: "34 CFR 300.108(a)-(d)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.108",
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

export const esy = {
  id: "esy",
  citation: "34 CFR 300.106(a)(1)-(3), (b)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.106",
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

export const placement = {
  id: "placement",
  citation: "20 U.S.C. 1414(e); 34 CFR 300.116(a)-(e), 300.327, 300.501(c)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.116",
  status: "verified",
  asOf: "2026-11-21",
} as const satisfies Citation;

export const continuum = {
  id: "continuum",
  citation: "34 CFR 300.115(a)-(b)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.115",
  status: "verified",
  asOf: "2026-11-21",
} as const satisfies Citation;

export const costNotAReason = {
  id: "cost-not-a-reason",
  citation:
    "20 U.S.C. 1401(9), 1412(a)(1); 34 CFR 300.17(a), 300.115-300.116; 71 Fed. Reg. 46540 (2006), comments on 300.115; Cedar Rapids Cmty. Sch. Dist. v. Garret F., 526 U.S. 66 (1999)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.116",
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

export const medicationBan = {
  id: "medication-ban",
  citation: "20 U.S.C. 1412(a)(25); 34 CFR 300.174",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.174",
  status: "verified",
  asOf: "2026-11-21",
} as const satisfies Citation;
