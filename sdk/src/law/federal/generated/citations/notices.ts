// Generated from sdk/data/federal/notices.yaml by `npm run law -- build`. Do not edit.
import type { Citation } from "../../Provision.ts";

export const priorWrittenNotice = {"id":"prior-written-notice","citation":"20 U.S.C. 1415(b)(3), (c)(1); 34 CFR 300.503(a)-(c); 71 Fed. Reg. 46691 (2006)","officialAddress":"https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.503","status":"verified","asOf":"2026-11-21"} as const satisfies Citation;
export const nativeLanguageNotice = {"id":"native-language-notice","citation":"20 U.S.C. 1415(b)(4), 1401(20); 34 CFR 300.503(c)(1)-(2), 300.504(d), 300.29","officialAddress":"https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.503","status":"verified","asOf":"2026-11-21"} as const satisfies Citation;
export const proceduralSafeguardsNotice = {"id":"procedural-safeguards-notice","citation":"20 U.S.C. 1415(d)(1)-(2); 34 CFR 300.504(a), (c)-(d), 300.530(h)","officialAddress":"https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.504","status":"verified","asOf":"2026-11-21"} as const satisfies Citation;
