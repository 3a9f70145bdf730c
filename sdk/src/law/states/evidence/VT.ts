import type { StateEvidence } from "../StateEvidence.ts";
import { notSearched } from "./notSearched.ts";

export const VT: StateEvidence = {
  evaluation: {
    asRead: "60; calendar; the school receives written consent; evaluation completed; not read",
    quote: "Vermont's evaluation completion timeline is 60 calendar days from written parental consent",
    source: "https://www.iepsays.com/states/vermont/evaluation",
    citation: "Vt. Rule 2362.2.1",
    note: "iepsays.com has been wrong for other states (see NOTES.md beside states.json); read the rule itself before release. Often quoted as: 45 school days.",
  },
  responseToRequest: {
    asRead: "ask for consent, hold a planning-team meeting, or refuse in writing within 15 calendar days",
    quote:
      "within 15 calendar days of receiving a referral for evaluation, the LEA must either request parental consent",
    source: "https://www.iepsays.com/states/vermont/evaluation",
    citation: "Vt. Rule 2362.2.1",
    note: null,
  },
  records: notSearched,
  laterConsent: {
    asRead: "consent needed for initial evaluation, first placement and reevaluation",
    quote:
      "Informed written parental consent is required for initial evaluation, initial placement in special education, and reevaluation",
    source: "https://www.iepsays.com/states/vermont/parent-rights",
    citation: "Vt. Rule 2365.1.3",
    note: "The page we read has been wrong on other states.",
  },
  upperAge: {
    asRead: "rules cover ages 3 through 21; last day not read",
    quote: null,
    source: null,
    citation: null,
    note: "(Searched.)",
  },
  dueProcessLimit: {
    asRead:
      "two years in general, but only 90 DAYS after a unilateral placement when the claim is for its cost; both run later if the parent was not given proper notice of the limits",
    quote:
      "reimbursement of the costs of a unilateral special education placement shall be commenced by an administrative due process hearing within 90 days",
    source: "https://lexace.ai/us/statute/vermont/16-V.S.A.-§-2957",
    citation: "16 V.S.A. 2957(a)-(c)",
    note: "Statute text on a reprint site. Court appeal of a decision: also 90 days (2957(d)).",
  },
  recording: {
    asRead: "no state rule found; treated as one-party consent",
    quote: "Vermont has no specific wiretapping statute",
    source: "https://www.iepsays.com/states/vermont/parent-rights",
    citation: "none",
    note: null,
  },
  meetingRequest: null,
  agency: "general knowledge, check before release",
  links:
    "dispute-page (older address; may redirect); http://education.vermont.gov/mediation-due-process-and-administrative-complaints",
  parentCenter:
    "name and website: public repository's review of the center's site or of its parentcenterhub.org page, June 2026; phone: general knowledge, check before release",
};
