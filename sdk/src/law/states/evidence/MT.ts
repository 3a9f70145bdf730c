import type { StateEvidence } from "../StateEvidence.ts";

export const MT: StateEvidence = {
  evaluation: {
    asRead: "60; calendar; written consent; comprehensive evaluation completed",
    quote:
      "Evaluations must be completed within 60 calendar days of receipt of parental consent, following the federal standard",
    source: "https://www.iepsays.com/states/montana/evaluation",
    citation: "34 CFR 300.301(c); ARM 10.16.3321 (not read; it may not contain the number)",
    note: "Also specialedstartguide.com. No OPI page or rule text was found in three searches.",
  },
  responseToRequest: {
    asRead: null,
    quote: null,
    source: null,
    citation: null,
    note: "No state limit found.",
  },
  records: { asRead: null, quote: null, source: null, citation: null, note: "No shorter limit found." },
  laterConsent: {
    asRead:
      "Annual IEP: parent is asked to sign. No answer within 15 days of the prior written notice: the school may start it. Written exceptions within 15 days: agreed parts start, the last agreed IEP stays for the disputed parts while resolved",
    quote:
      "within 15 days of the prior written notice the LEA shall implement the IEP in the areas of agreement",
    source: "https://www.law.cornell.edu/regulations/montana/ARM-10-16-3505",
    citation: "Mont. Admin. R. 10.16.3505(2)-(3)",
    note: null,
  },
  upperAge: {
    asRead: "until the 22nd birthday or a regular diploma; last day: 22nd birthday",
    quote:
      "students may continue receiving special education services until they earn a regular high school diploma or turn 22, whichever comes first",
    source:
      "https://www.mcdowellsocialjusticecenter.org/press-1/education-rights-for-montana-students-with-disabilities",
    citation: "Class settlement approved 13 August 2025 (D. Mont.); MCA 20-7-411",
    note: "Statute copy still says '5 years of age or older and under 19' (MCA 20-7-411(2), https://lawserver.com/law/state/montana/mt-code/montana_code_20-7-411). The settlement, reported by several news sites, overrides it.",
  },
  dueProcessLimit: {
    asRead: null,
    quote: null,
    source: null,
    citation: null,
    note: "No state limit read. The federal two years (34 CFR 300.507(a)(2)) applies unless the state sets another.",
  },
  recording: {
    asRead: "no education rule found; general law: tell everyone before recording",
    quote:
      "requires all-party consent or advance warning for recording in-person conversations, including IEP meetings",
    source: "https://www.iepsays.com/states/montana/state-requirements",
    citation: "MCA 45-8-213 (general privacy law, not read)",
    note: "One secondary site with known errors elsewhere.",
  },
  meetingRequest: null,
  agency: "stored page",
  links:
    "dispute-page; https://opi.mt.gov/Educators/School-Climate-Student-Wellness/Special-Education/Dispute-Resolution",
  parentCenter:
    "name and website: public repository's review of the center's site or of its parentcenterhub.org page, June 2026; phone: general knowledge, check before release; Which center serves Montana now is uncertain",
};
