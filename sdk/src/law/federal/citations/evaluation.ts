import type { Citation } from "../Provision.ts";

// Finding and evaluating a child.

export const childFind = {
  id: "child-find",
  citation: "20 U.S.C. 1412(a)(3)(A); 34 CFR 300.111(a)(1)(i), (c)(1)-(2)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.111",
  status: "verified",
  asOf: "2026-11-21",
} as const satisfies Citation;

export const parentRequestEvaluation = {
  id: "parent-request-evaluation",
  citation: "20 U.S.C. 1414(a)(1)(B); 34 CFR 300.301(b), 300.503(a)(2)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.301",
  status: "verified",
  asOf: "2026-11-21",
} as const satisfies Citation;

export const initialEvaluationDeadline = {
  id: "initial-evaluation-deadline",
  citation: "20 U.S.C. 1414(a)(1)(C)(i)(I); 34 CFR 300.301(c)(1)(i)-(ii), 300.11(a)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.301",
  status: "verified",
  asOf: "2026-11-21",
} as const satisfies Citation;

export const evaluationDeadlineExceptions = {
  id: "evaluation-deadline-exceptions",
  citation: "20 U.S.C. 1414(a)(1)(C)(ii); 34 CFR 300.301(d)(1)-(2), (e), 300.309(c)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.301",
  status: "verified",
  asOf: "2026-11-21",
} as const satisfies Citation;

export const rtiNoDelay = {
  id: "rti-no-delay",
  citation:
    "20 U.S.C. 1412(a)(3), 1414(b)(6)(B); 34 CFR 300.111, 300.301-300.311, 300.503; OSEP Memo 11-07 (Jan. 21, 2011); OSEP Memo 16-07 (2016, preschool)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.301",
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

export const reevaluation = {
  id: "reevaluation",
  citation: "20 U.S.C. 1414(a)(2); 34 CFR 300.303(a)-(b)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.303",
  status: "verified",
  asOf: "2026-11-21",
} as const satisfies Citation;

export const exitEvaluation = {
  id: "exit-evaluation",
  citation: "20 U.S.C. 1414(c)(5); 34 CFR 300.305(e)(1)-(3)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.305",
  status: "verified",
  asOf: "2026-11-21",
} as const satisfies Citation;

export const iee = {
  id: "iee",
  citation: "20 U.S.C. 1415(b)(1); 34 CFR 300.502(a)-(e)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.502",
  status: "verified",
  asOf: "2026-11-21",
} as const satisfies Citation;
