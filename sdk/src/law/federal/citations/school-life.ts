import type { Citation } from "../Provision.ts";

// A child's day at school beside lessons: activities, health, animals, police, and how complaints are met.

export const extracurricularActivities = {
  id: "extracurricular-activities",
  citation: "34 CFR 300.107(a)-(b), 300.117, 300.42; 34 CFR 104.37(a), (c)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.107",
  status: "verified",
  asOf: "2026-11-23",
} as const satisfies Citation;

export const schoolHealthServices = {
  id: "school-health-services",
  citation:
    "34 CFR 300.34(a), (c)(13); Cedar Rapids Community School District v. Garret F., 526 U.S. 66 (1999)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.34",
  status: "verified",
  asOf: "2026-11-23",
} as const satisfies Citation;

export const schoolCounseling = {
  id: "school-counseling",
  citation: "34 CFR 300.34(a), (c)(2), (c)(10), (c)(14)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.34",
  status: "verified",
  asOf: "2026-11-23",
} as const satisfies Citation;

export const serviceAnimals = {
  id: "service-animals",
  citation: "28 CFR 35.136(a)-(f)",
  officialAddress: "https://www.ecfr.gov/current/title-28/chapter-I/part-35/subpart-B/section-35.136",
  status: "verified",
  asOf: "2026-11-23",
} as const satisfies Citation;

export const crimeReports = {
  id: "crime-reports",
  citation: "20 U.S.C. 1415(k)(6); 34 CFR 300.535(a)-(b)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.535",
  status: "verified",
  asOf: "2026-11-23",
} as const satisfies Citation;

export const noRetaliation = {
  id: "no-retaliation",
  citation: "34 CFR 104.61, 100.7(e)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-I/part-100/section-100.7",
  status: "verified",
  asOf: "2026-11-23",
} as const satisfies Citation;

export const recordingWithoutTelling = {
  id: "recording-without-telling",
  citation: "18 U.S.C. 2511(2)(d); state law on recording",
  officialAddress: "https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title18-section2511",
  status: "secondary",
  asOf: "2026-11-23",
} as const satisfies Citation;
