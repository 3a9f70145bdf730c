import type { Citation } from "../Provision.ts";

// Meetings and taking part in them.

export const parentRequestedMeeting = {
  id: "parent-requested-meeting",
  citation: "34 CFR 300.324(b)(1)(ii), 300.503(a)(2); state law",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.324",
  status: "secondary",
  asOf: "2026-11-21",
} as const satisfies Citation;

export const meetingNotice = {
  id: "meeting-notice",
  citation: "34 CFR 300.322(a)-(d)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.322",
  status: "verified",
  asOf: "2026-11-21",
} as const satisfies Citation;

export const bringOthers = {
  id: "bring-others",
  citation: "20 U.S.C. 1414(d)(1)(B)(vi); 34 CFR 300.321(a)(6), (c)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.321",
  status: "verified",
  asOf: "2026-11-22",
} as const satisfies Citation;

export const recordingMeetings = {
  id: "recording-meetings",
  citation:
    "OSEP letter of June 4, 2003 (quoting OSEP Memo 91-24 and the 1999 Part 300 Appendix A, question 21); OSEP Letter to Savit (Jan. 19, 2016); state recording law",
  officialAddress:
    "https://sites.ed.gov/idea/idea-files/policy-letter-june-4-2003-to-individual-personally-identifiable-information-redacted/",
  status: "verified",
  asOf: "2026-11-21",
} as const satisfies Citation;

export const interpreter = {
  id: "interpreter",
  citation: "34 CFR 300.322(e)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.322",
  status: "verified",
  asOf: "2026-11-21",
} as const satisfies Citation;

export const meetingByPhoneOrVideo = {
  id: "meeting-by-phone-or-video",
  citation: "20 U.S.C. 1414(f); 34 CFR 300.328, 300.322(c), 300.501(c)(3)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.328",
  status: "verified",
  asOf: "2026-11-21",
} as const satisfies Citation;

export const parentParticipation = {
  id: "parent-participation",
  citation: "20 U.S.C. 1415(b)(1), 1414(e); 34 CFR 300.501(b)-(c)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.501",
  status: "verified",
  asOf: "2026-11-21",
} as const satisfies Citation;

export const observation = {
  id: "observation",
  citation:
    "OSEP Letter to Mamas (May 26, 2004); OSEP Letter to Savit (Feb. 10, 2014); state law and school policy",
  officialAddress:
    "https://sites.ed.gov/idea/idea-files/policy-letter-february-10-2014-to-diana-m-savit-esq/",
  status: "verified",
  asOf: "2026-11-21",
} as const satisfies Citation;

export const iepCopy = {
  id: "iep-copy",
  citation: "34 CFR 300.322(f)",
  officialAddress: "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/section-300.322",
  status: "verified",
  asOf: "2026-11-22",
} as const satisfies Citation;
