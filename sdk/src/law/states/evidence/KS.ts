import type { StateEvidence } from "../StateEvidence.ts";

export const KS: StateEvidence = {
  evaluation: {
    asRead:
      "60; school; receipt of written parental consent; evaluation completed (secondary page); the rule paragraph was not reached; written agreement to extend (general knowledge; not read)",
    quote:
      "The evaluation must be completed within 60 school days from the receipt of written parental consent.",
    source:
      "https://tinyeye.com/blog/understanding-the-kansas-special-education-process-initial-evaluation-and-eligibility.php (60 school days, from the KSDE handbook) against https://www.iepsays.com/states/kansas/evaluation (60 calendar days)",
    citation: "K.A.R. 91-40-8(f)",
    note: "The contrary page cites K.A.R. 91-40-11(c), but the state list of rules (https://sos.ks.gov/publications/pubs_kar_Regs.aspx?KAR=91-40&Srch=Y) shows 91-40-11 is the learning-disability rule and 91-40-8 is Evaluations. Weight of sources: 60 school days. 91-40-8(f) was past the stored excerpt; whether the 60 days run to the start of services (states.json) was not read.",
  },
  responseToRequest: {
    asRead: "No numbered limit found (15 school days is state guidance by general knowledge only)",
    quote: null,
    source: null,
    citation: null,
    note: null,
  },
  records: null,
  laterConsent: {
    asRead:
      "Consent needed for any substantial change in placement or material change in services (unless ordered, or parent fails to respond after reasonable measures). 25 percent tests reported by a secondary page.",
    quote:
      "consent, or refuse to consent, to ... any substantial change in placement of, or a material change in services for, their child",
    source: "https://instalawyer.io/laws/kansas-statutes/72-3430-parental-rights",
    citation: "K.S.A. 72-3430(b)(6)",
    note: "A page says that 25 percent marks such a change.",
  },
  upperAge: {
    asRead:
      "Not read. The rule speaks of students aged 18 through 21; the last-day definition (K.A.R. 91-40-1) was past the stored excerpt.",
    quote:
      "An agency shall not be required to provide FAPE to a student aged 18 through 21 who meets the following criteria",
    source:
      "https://casetext.com/regulation/kansas-administrative-code/agency-91-kansas-state-department-of-education/article-40-special-education/section-91-40-2-fape",
    citation: "K.A.R. 91-40-1, 91-40-2(f)",
    note: null,
  },
  dueProcessLimit: null,
  recording: null,
  meetingRequest: null,
  agency: "stored page",
  links:
    "dispute-page; https://www.ksde.gov/policy-and-funding/special-education/special-education-law/dispute-resolution",
  parentCenter:
    "name and website: public repository's review of the center's site or of its parentcenterhub.org page, June 2026; phone: seen in a stored public source as well; The state lists (800) 264-6343 for the same group",
};
