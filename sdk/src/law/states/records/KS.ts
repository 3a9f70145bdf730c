import type { StateRecord } from "../StateRecord.ts";

export const KS: StateRecord = {
  code: "KS",
  evaluation: {
    limit: { value: 60, unit: "school days" },
    otherLimit: { value: 60, unit: "calendar days" },
    cap: null,
    secondLimit: null,
    clockStarts: "the school gets the parent's signed consent",
    holdsFor: null,
    mustBeDone: "the evaluation",
    exclusions: "It may be longer by written agreement.",
    note: null,
    citation: "K.A.R. 91-40-8(f)",
    sources: [
      "https://tinyeye.com/blog/understanding-the-kansas-special-education-process-initial-evaluation-and-eligibility.php",
      "https://www.iepsays.com/states/kansas/evaluation",
    ],
    status: "disputed",
    asOf: "2026-11-21",
  },
  responseToRequest: null,
  records: null,
  laterConsent: {
    needed: "for some changes",
    partial: null,
    rule: "Consent is needed for a substantial change in placement or a material change in services, unless it is ordered or the parent does not answer after reasonable steps.",
    note: "Ask the district what counts as such a change.",
    citation: "K.S.A. 72-3430(b)(6)",
    sources: ["https://instalawyer.io/laws/kansas-statutes/72-3430-parental-rights"],
    status: "verified",
    asOf: "2026-11-21",
  },
  upperAge: null,
  dueProcessLimit: null,
  recording: null,
  meetingRequest: null,
  agency: {
    name: "Kansas State Department of Education, Special Education Dispute Resolution",
    phone: "(800) 203-9462",
    status: "verified",
    asOf: "2026-11-21",
  },
  links: {
    complaint: {
      address:
        "https://www.ksde.gov/policy-and-funding/special-education/special-education-law/dispute-resolution",
      status: "verified",
    },
    mediation: {
      address:
        "https://www.ksde.gov/policy-and-funding/special-education/special-education-law/dispute-resolution",
      status: "verified",
    },
    safeguards: {
      address:
        "https://www.ksde.gov/policy-and-funding/special-education/special-education-law/notices-and-forms/parents-rights",
      status: "unverified",
    },
    note: null,
    asOf: "2026-11-21",
  },
  parentCenter: {
    name: "Families Together, Inc.",
    phone: "(888) 815-6364",
    phoneStatus: "secondary",
    website: "https://familiestogetherinc.org",
    status: "secondary",
    note: "Another number for the same group: (800) 264-6343.",
    asOf: "2026-11-21",
  },
};
