import type { Citation } from "../Provision.ts";

// A parent's consent: to testing, to services, to billing, and taking it back.

export const consentInitialEvaluation = {
  id: "consent-initial-evaluation",
  citation: "20 U.S.C. 1414(a)(1)(D)(i)(I), (ii)(I); 34 CFR 300.300(a)(1), (a)(3), (d)(4), 300.9",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.300",
  status: "verified",
  asOf: "2026-11-21",
} as const satisfies Citation;

export const consentInitialServices = {
  id: "consent-initial-services",
  citation: "20 U.S.C. 1414(a)(1)(D)(i)(II), (ii)(II)-(III); 34 CFR 300.300(b)(1)-(3)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.300",
  status: "verified",
  asOf: "2026-11-21",
} as const satisfies Citation;

export const consentReevaluation = {
  id: "consent-reevaluation",
  citation: "20 U.S.C. 1414(c)(3); 34 CFR 300.300(c)(1)-(2), (d)(1)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.300",
  status: "verified",
  asOf: "2026-11-21",
} as const satisfies Citation;

export const consentIepSignature = {
  id: "consent-iep-signature",
  citation: "34 CFR 300.300(b)(1); 71 Fed. Reg. 46540 (Aug. 14, 2006), comments on 300.324; state law",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.300",
  status: "verified",
  asOf: "2026-11-21",
} as const satisfies Citation;

export const revokeConsent = {
  id: "revoke-consent",
  citation: "34 CFR 300.300(b)(4)(i)-(iv), 300.9(c)(1)-(3)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.300",
  status: "verified",
  asOf: "2026-11-21",
} as const satisfies Citation;

export const publicInsuranceConsent = {
  id: "public-insurance-consent",
  citation: "34 CFR 300.154(d)(2)(iv)-(v), (e), (f)(1)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.154",
  status: "verified",
  asOf: "2026-11-21",
} as const satisfies Citation;
