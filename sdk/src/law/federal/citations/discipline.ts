import type { Citation } from "../Provision.ts";

// Discipline.

export const discipline10Days = {
  id: "discipline-10-days",
  citation: "20 U.S.C. 1415(k)(1)(B)-(D); 34 CFR 300.530(b)-(d), 300.536(a)-(b)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.530",
  status: "verified",
  asOf: "2026-11-21",
} as const satisfies Citation;

export const manifestation = {
  id: "manifestation",
  citation: "20 U.S.C. 1415(k)(1)(E)(i)-(ii); 34 CFR 300.530(e)(1)-(3), (h)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.530",
  status: "verified",
  asOf: "2026-11-21",
} as const satisfies Citation;

export const fbaBip = {
  id: "fba-bip",
  citation: "20 U.S.C. 1415(k)(1)(F), (D)(ii); 34 CFR 300.530(f), (d)(1)(ii)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.530",
  status: "verified",
  asOf: "2026-11-21",
} as const satisfies Citation;

export const specialCircumstances = {
  id: "special-circumstances",
  citation: "20 U.S.C. 1415(k)(1)(G), (k)(2), (k)(7); 34 CFR 300.530(g), (i), 300.531",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.530",
  status: "verified",
  asOf: "2026-11-21",
} as const satisfies Citation;

export const notYetEligible = {
  id: "not-yet-eligible",
  citation: "20 U.S.C. 1415(k)(5); 34 CFR 300.534(a)-(d)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.534",
  status: "verified",
  asOf: "2026-11-21",
} as const satisfies Citation;

export const expeditedHearing = {
  id: "expedited-hearing",
  citation: "20 U.S.C. 1415(k)(3)-(4); 34 CFR 300.532(a)-(c)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.532",
  status: "verified",
  asOf: "2026-11-21",
} as const satisfies Citation;
