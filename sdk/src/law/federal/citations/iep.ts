import type { Citation } from "../Provision.ts";

// The IEP: who writes it, what it holds, when it is reviewed and changed.

export const iep30Days = {
  id: "iep-30-days",
  citation: "34 CFR 300.323(c)(1)-(2)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.323",
  status: "verified",
  asOf: "2026-11-21",
} as const satisfies Citation;

export const iepAnnualReview = {
  id: "iep-annual-review",
  citation: "20 U.S.C. 1414(d)(4)(A); 34 CFR 300.324(b)(1)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.324",
  status: "verified",
  asOf: "2026-11-21",
} as const satisfies Citation;

export const iepInEffect = {
  id: "iep-in-effect",
  citation: "20 U.S.C. 1414(d)(2)(A); 34 CFR 300.323(a), (d)(1)-(2)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.323",
  status: "verified",
  asOf: "2026-11-21",
} as const satisfies Citation;

export const iepTeam = {
  id: "iep-team",
  citation: "20 U.S.C. 1414(d)(1)(B); 34 CFR 300.321(a)-(b)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.321",
  status: "verified",
  asOf: "2026-11-21",
} as const satisfies Citation;

export const iepTeamExcusal = {
  id: "iep-team-excusal",
  citation: "20 U.S.C. 1414(d)(1)(C); 34 CFR 300.321(e)(1)-(2)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.321",
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

export const iepConsiderations = {
  id: "iep-considerations",
  citation: "20 U.S.C. 1414(d)(3)(A)-(B); 34 CFR 300.324(a)(1)-(2)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.324",
  status: "verified",
  asOf: "2026-11-21",
} as const satisfies Citation;

export const iepAmendment = {
  id: "iep-amendment",
  citation: "20 U.S.C. 1414(d)(3)(D), (F); 34 CFR 300.324(a)(4), (6)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.324",
  status: "verified",
  asOf: "2026-11-21",
} as const satisfies Citation;

export const transition = {
  id: "transition",
  citation: "20 U.S.C. 1414(d)(1)(A)(i)(VIII)(aa)-(bb), 1401(34); 34 CFR 300.320(b), 300.321(b), 300.43",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.320",
  status: "verified",
  asOf: "2026-11-21",
} as const satisfies Citation;

export const ageOfMajority = {
  id: "age-of-majority",
  citation: "20 U.S.C. 1414(d)(1)(A)(i)(VIII)(cc), 1415(m); 34 CFR 300.320(c), 300.520",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.520",
  status: "verified",
  asOf: "2026-11-21",
} as const satisfies Citation;

export const progressReports = {
  id: "progress-reports",
  citation: "20 U.S.C. 1414(d)(1)(A)(i)(III); 34 CFR 300.320(a)(3)(i)-(ii)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.320",
  status: "verified",
  asOf: "2026-11-21",
} as const satisfies Citation;
