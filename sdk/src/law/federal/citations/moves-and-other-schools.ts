import type { Citation } from "../Provision.ts";

// Moving, private and charter schools, and coming from early intervention.

export const transferSameState = {
  id: "transfer-same-state",
  citation: "20 U.S.C. 1414(d)(2)(C)(i)(I), (ii); 34 CFR 300.323(e), (g)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.323",
  status: "verified",
  asOf: "2026-11-21",
} as const satisfies Citation;

export const transferNewState = {
  id: "transfer-new-state",
  citation: "20 U.S.C. 1414(d)(2)(C)(i)(II), (ii); 34 CFR 300.323(f), (g)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.323",
  status: "verified",
  asOf: "2026-11-21",
} as const satisfies Citation;

export const privateParentPlaced = {
  id: "private-parent-placed",
  citation: "20 U.S.C. 1412(a)(10)(A); 34 CFR 300.130-300.144, especially 300.137(a), 300.138(b)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.137",
  status: "verified",
  asOf: "2026-11-21",
} as const satisfies Citation;

export const privateReimbursement = {
  id: "private-reimbursement",
  citation:
    "20 U.S.C. 1412(a)(10)(C)(ii)-(iv); 34 CFR 300.148(b)-(e); Forest Grove School District v. T.A., 557 U.S. 230 (2009)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.148",
  status: "verified",
  asOf: "2026-11-21",
} as const satisfies Citation;

export const charterSchools = {
  id: "charter-schools",
  citation: "34 CFR 300.209(a)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.209",
  status: "verified",
  asOf: "2026-11-21",
} as const satisfies Citation;

export const partCTransition = {
  id: "part-c-transition",
  citation: "20 U.S.C. 1412(a)(9); 34 CFR 300.101(b), 300.124, 300.323(b)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.101",
  status: "verified",
  asOf: "2026-11-21",
} as const satisfies Citation;
