// Generated from sdk/data/federal/records.yaml by `npm run law -- build`. Do not edit.
import type { Citation } from "../../Provision.ts";

export const recordsAccess = {"id":"records-access","citation":"20 U.S.C. 1415(b)(1); 34 CFR 300.501(a), 300.613(a)-(c), 300.616-300.617; 34 CFR 99.10(b)-(d), 99.11","officialAddress":"https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.613","status":"verified","asOf":"2026-11-21"} as const satisfies Citation;
export const recordsAmendment = {"id":"records-amendment","citation":"34 CFR 300.618(a)-(c), 300.619, 300.620(a)-(c), 300.621; 34 CFR 99.20-99.22","officialAddress":"https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.618","status":"verified","asOf":"2026-11-21"} as const satisfies Citation;
export const recordsAccessLog = {"id":"records-access-log","citation":"34 CFR 300.614","officialAddress":"https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.614","status":"verified","asOf":"2026-11-21"} as const satisfies Citation;
