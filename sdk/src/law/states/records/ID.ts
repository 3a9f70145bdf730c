import type { StateRecord } from "../StateRecord.ts";

export const ID: StateRecord = {
  code: "ID",
  evaluation: {
    limit: { value: 60, unit: "calendar days" },
    cap: null,
    secondLimit: null,
    clockStarts: "the school gets the parent's signed consent",
    holdsFor: null,
    mustBeDone: "the evaluation and the eligibility meeting",
    exclusions: "Breaks of 5 days or more used to stop the clock. Ask whether they still do.",
    note: null,
    citation: "Idaho Special Education Manual ch. 4 (IDAPA 08.02.03.004)",
    sources: ["https://specialedstartguide.com/blog/idaho-special-education-evaluation"],
    status: "secondary",
    asOf: "2026-11-21",
  },
  responseToRequest: null,
  records: null,
  laterConsent: null,
  upperAge: {
    rule: "Until the end of the semester in which the student turns 21.",
    lastDay: "the end of that semester",
    note: "The statute gives ages 3 to 21.",
    citation: "Idaho Special Education Manual (discontinuation of services); Idaho Code 33-2002(2)",
    sources: [
      "https://sites.google.com/sageintl.org/network-special-educ-handbook/discontinuation-of-services",
    ],
    status: "secondary",
    asOf: "2026-11-21",
  },
  dueProcessLimit: null,
  recording: {
    rule: "There may be no state rule on IEP meetings. Under the general law one person in the talk has to agree to a recording.",
    note: null,
    citation: "Idaho Code 18-6702",
    sources: ["https://www.iepsays.com/states/idaho/state-requirements"],
    status: "secondary",
    asOf: "2026-11-21",
  },
  meetingRequest: null,
  agency: {
    name: "Idaho Department of Education, Special Education Dispute Resolution",
    phone: "(208) 332-6914",
    status: "unverified",
    asOf: "2026-11-21",
  },
  links: {
    complaint: {
      address: "https://www.sde.idaho.gov/about-us/departments/special-education/",
      status: "secondary",
    },
    mediation: {
      address: "https://www.sde.idaho.gov/about-us/departments/special-education/",
      status: "secondary",
    },
    safeguards: {
      address: "https://www.sde.idaho.gov/about-us/departments/special-education/parent-resources/",
      status: "secondary",
    },
    note: "The address may redirect.",
    asOf: "2026-11-21",
  },
  parentCenter: {
    name: "Idaho Parents Unlimited",
    phone: "(208) 342-5884",
    phoneStatus: "secondary",
    website: "https://ipulidaho.org",
    status: "secondary",
    note: null,
    asOf: "2026-11-21",
  },
};
