import type { StateRecord } from "../StateRecord.ts";

export const SD: StateRecord = {
  code: "SD",
  evaluation: {
    limit: { value: 25, unit: "school days" },
    cap: null,
    secondLimit: null,
    clockStarts: "the school gets the parent's signed consent",
    holdsFor: null,
    mustBeDone:
      "the evaluation; the report, eligibility and the IEP meeting within 30 calendar days after the 25 school days",
    exclusions: null,
    note: null,
    citation: "ARSD 24:05:25:03",
    sources: ["https://www.iepsays.com/states/south-dakota/evaluation"],
    status: "secondary",
    asOf: "2026-11-21",
  },
  responseToRequest: null,
  records: null,
  laterConsent: null,
  upperAge: {
    rule: "Under 21 and not done with high school.",
    lastDay: null,
    note: "Ask whether the school year may be finished.",
    citation: "SDCL 13-37-1; ARSD 24:05:22:04-05",
    sources: [
      "http://prepparents.org/resources/for-parents/special-education-parent-guides/south-dakota-special-education-parent-guide",
    ],
    status: "secondary",
    asOf: "2026-11-21",
  },
  dueProcessLimit: null,
  recording: null,
  meetingRequest: null,
  agency: {
    name: "South Dakota Department of Education, Special Education Programs",
    phone: "(605) 773-3678",
    status: "unverified",
    asOf: "2026-11-21",
  },
  links: {
    complaint: { address: "https://doe.sd.gov/sped/", status: "secondary" },
    mediation: { address: "https://doe.sd.gov/sped/", status: "secondary" },
    safeguards: { address: "https://doe.sd.gov/sped/", status: "secondary" },
    note: null,
    asOf: "2026-11-21",
  },
  parentCenter: {
    name: "South Dakota Parent Connection",
    phone: "(800) 640-4553",
    phoneStatus: "secondary",
    website: "https://sdparent.org",
    status: "secondary",
    note: null,
    asOf: "2026-11-21",
  },
};
