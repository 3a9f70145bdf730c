import type { StateRecord } from "../StateRecord.ts";

export const TX: StateRecord = {
  code: "TX",
  evaluation: {
    limit: { value: 45, unit: "school days" },
    cap: null,
    secondLimit: null,
    clockStarts: "the school gets the parent's signed consent",
    holdsFor: null,
    mustBeDone: "the written report of the full individual and initial evaluation",
    exclusions:
      "Longer by absences of 3 school days or more. Consent 35 to 44 school days before the last day of instruction: the report by June 30. Days between the spring and fall terms are not school days.",
    note: null,
    citation: "Tex. Educ. Code 29.004; 19 TAC 89.1011",
    sources: [
      "https://sites.google.com/ferrisisd.org/sped-resources/referral-process/consent-for-initial-evaluation/timeline-for-conducting-initial-evaluations",
    ],
    status: "secondary",
    asOf: "2026-11-21",
  },
  responseToRequest: {
    limit: { value: 15, unit: "school days" },
    cap: null,
    clockStarts:
      "the special education director or an administrative employee gets the parent's written request",
    holdsFor: "written requests",
    mustBeDone:
      "give written notice of a proposal to evaluate, with the safeguards notice and the overview form",
    exclusions: null,
    note: "If the school refuses, ask what this rule asks of it then.",
    citation: "19 TAC 89.1011(b)",
    sources: [
      "https://regulations.justia.com/states/texas/title-19/part-2/chapter-89/subchapter-aa/division-2/section-89-1011",
    ],
    status: "verified",
    asOf: "2026-11-21",
  },
  records: null,
  laterConsent: null,
  upperAge: {
    rule: "A student who is 21 on September 1 is eligible through the end of that school year, or until a regular diploma; who turns 22 during it may finish it.",
    lastDay: "the end of that school year",
    note: null,
    citation: "19 TAC 89.1035(a)",
    sources: ["http://txrules.elaws.us/rule/title19_chapter89_sec.89.1035"],
    status: "verified",
    asOf: "2026-11-21",
  },
  dueProcessLimit: {
    limit: { value: 2, unit: "years" },
    ownPlacementLimit: null,
    rule: "Two years, since September 1, 2022; one year before that.",
    note: null,
    citation: "19 TAC 89.1151(c); Tex. Educ. Code 29.0164",
    sources: [
      "https://regulations.justia.com/states/texas/title-19/part-2/chapter-89/subchapter-aa/division-7/section-89-1151",
    ],
    status: "verified",
    asOf: "2026-11-21",
  },
  recording: null,
  meetingRequest: {
    limit: { value: 5, unit: "school days" },
    cap: null,
    clockStarts: "the parent asks in writing for an IEP (ARD) meeting",
    holdsFor: "written requests",
    mustBeDone: "send written notice of why, if it refuses to hold the meeting",
    exclusions: null,
    note: "The rule sets no number of days to hold the meeting. Ask for a date in writing.",
    citation: "19 TAC 89.1050(e)",
    sources: ["http://framework.esc18.net/display/webforms/ESC18-FW-Citation.aspx?ID=199"],
    status: "verified",
    asOf: "2026-11-24",
  },
  agency: {
    name: "Texas Education Agency, Special Education Dispute Resolution",
    phone: "(512) 463-9414",
    status: "unverified",
    asOf: "2026-11-21",
  },
  links: {
    complaint: {
      address:
        "https://tea.texas.gov/academics/special-student-populations/special-education/dispute-resolution/special-education-state-complaints",
      status: "secondary",
    },
    mediation: {
      address:
        "https://tea.texas.gov/academics/special-student-populations/special-education/dispute-resolution/special-education-mediation-program",
      status: "secondary",
    },
    safeguards: {
      address:
        "https://tea.texas.gov/academics/special-student-populations/special-education/dispute-resolution/procedural-safeguards",
      status: "secondary",
    },
    note: null,
    asOf: "2026-11-21",
  },
  parentCenter: {
    name: "Partners Resource Network",
    phone: "(409) 898-4684",
    phoneStatus: "secondary",
    website: "https://prntexas.org",
    status: "unverified",
    note: "Runs the regional Texas projects (PATH, PEN, TEAM, PACT).",
    asOf: "2026-11-21",
  },
};
