import type { Citation } from "../Provision.ts";

// Who is eligible, and how that is decided.

export const eligibilityTeam = {
  id: "eligibility-team",
  citation: "20 U.S.C. 1414(b)(4)-(5); 34 CFR 300.306(a)-(c)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.306",
  status: "verified",
  asOf: "2026-11-21",
} as const satisfies Citation;

export const eligibilityTwoPart = {
  id: "eligibility-two-part",
  citation: "20 U.S.C. 1401(3)(A); 34 CFR 300.8(a)(1)-(2)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.8",
  status: "verified",
  asOf: "2026-11-21",
} as const satisfies Citation;

export const disabilityCategories = {
  id: "disability-categories",
  citation: "20 U.S.C. 1401(3)(A)-(B); 34 CFR 300.8(a)(1), (b), (c)(1)-(13), 300.111(b)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.8",
  status: "verified",
  asOf: "2026-11-21",
} as const satisfies Citation;

export const determinantFactor = {
  id: "determinant-factor",
  citation: "20 U.S.C. 1414(b)(5); 34 CFR 300.306(b)(1)-(2)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.306",
  status: "verified",
  asOf: "2026-11-21",
} as const satisfies Citation;

export const sldCriteria = {
  id: "sld-criteria",
  citation: "20 U.S.C. 1414(b)(6); 34 CFR 300.307(a)-(b)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.307",
  status: "verified",
  asOf: "2026-11-21",
} as const satisfies Citation;

export const sldDetermination = {
  id: "sld-determination",
  citation: "34 CFR 300.308, 300.309(a)-(c), 300.310, 300.311(a)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.309",
  status: "verified",
  asOf: "2026-11-21",
} as const satisfies Citation;

export const gradesNoBar = {
  id: "grades-no-bar",
  citation: "34 CFR 300.101(c)(1)-(2), 300.111(c)(1)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.101",
  status: "verified",
  asOf: "2026-11-21",
} as const satisfies Citation;

export const ages = {
  id: "ages",
  citation: "20 U.S.C. 1412(a)(1)(A)-(B), 1414(c)(5)(B); 34 CFR 300.101(a), 300.102(a)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.101",
  status: "verified",
  asOf: "2026-11-21",
} as const satisfies Citation;
