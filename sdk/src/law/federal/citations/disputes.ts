import type { Citation } from "../Provision.ts";

// Ways to settle a dispute, and their possible outcomes.

export const stayPut = {
  id: "stay-put",
  citation: "20 U.S.C. 1415(j), (k)(4)(A); 34 CFR 300.518(a)-(d), 300.533",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.518",
  status: "verified",
  asOf: "2026-11-21",
} as const satisfies Citation;

export const stateComplaint = {
  id: "state-complaint",
  citation: "34 CFR 300.151(a)-(b), 300.152(a)-(c), 300.153(a)-(d)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.152",
  status: "verified",
  asOf: "2026-11-21",
} as const satisfies Citation;

export const mediation = {
  id: "mediation",
  citation: "20 U.S.C. 1415(e)(2); 34 CFR 300.506(b)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.506",
  status: "verified",
  asOf: "2026-11-21",
} as const satisfies Citation;

export const dueProcess = {
  id: "due-process",
  citation: "20 U.S.C. 1415(b)(6)-(7), (c)(2), (f)(3)(B)-(D); 34 CFR 300.507(a), 300.508, 300.511(d)-(f)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.507",
  status: "verified",
  asOf: "2026-11-21",
} as const satisfies Citation;

export const resolutionSession = {
  id: "resolution-session",
  citation: "20 U.S.C. 1415(f)(1)(B); 34 CFR 300.510(a)-(e)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.510",
  status: "verified",
  asOf: "2026-11-21",
} as const satisfies Citation;

export const hearingDecision = {
  id: "hearing-decision",
  citation: "20 U.S.C. 1415(f)(3)(E), (i)(2)(A)-(B); 34 CFR 300.513(a), 300.515(a)-(c), 300.516(a)-(b)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.515",
  status: "verified",
  asOf: "2026-11-21",
} as const satisfies Citation;

export const burdenOfProof = {
  id: "burden-of-proof",
  citation: "Schaffer v. Weast, 546 U.S. 49 (2005); state law",
  officialAddress: "https://www.supremecourt.gov/opinions/boundvolumes/546bv.pdf",
  status: "verified",
  asOf: "2026-11-21",
} as const satisfies Citation;

export const compensatoryEducation = {
  id: "compensatory-education",
  citation: "20 U.S.C. 1415(i)(2)(C)(iii); 34 CFR 300.151(b)(1)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.151",
  status: "verified",
  asOf: "2026-11-21",
} as const satisfies Citation;

export const attorneyFees = {
  id: "attorney-fees",
  citation:
    "20 U.S.C. 1415(i)(3)(B)-(G); 34 CFR 300.517; Arlington Cent. Sch. Dist. v. Murphy, 548 U.S. 291 (2006)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.517",
  status: "verified",
  asOf: "2026-11-21",
} as const satisfies Citation;
