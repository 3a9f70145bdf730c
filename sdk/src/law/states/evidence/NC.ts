import type { StateEvidence } from "../StateEvidence.ts";

export const NC: StateEvidence = {
  evaluation: {
    asRead:
      "90; calendar; school receives the written referral; evaluations, eligibility, IEP and placement; parent fails to cooperate; transfer with an agreed date",
    quote:
      "eligibility determined, and for an eligible child, the IEP developed, and placement completed within 90 days of receipt of a written referral",
    source: "https://edregnc.com/regulation/1282",
    citation: "NC 1503-2.2(c)-(e)",
    note: "Third-party restatement of DPI policy EC144; the DPI document itself was not opened. 'Calendar' is from specialedstartguide.com. An oral request: the school must help put it in writing.",
  },
  responseToRequest: {
    asRead: null,
    quote: null,
    source: null,
    citation: null,
    note: "No state limit found. One unsigned slide set says a referral meeting within 10 calendar days; not used.",
  },
  records: {
    asRead: null,
    quote: null,
    source: null,
    citation: null,
    note: "G.S. 115C-109.3 (opening read) names no number of days.",
  },
  laterConsent: {
    asRead:
      "Consent listed only for evaluation, reevaluation and first services; written revocation ends all services",
    quote:
      "must obtain informed consent from the parent of the child before the initial provision of special education and related services",
    source: "https://edregnc.com/regulation/1280",
    citation: "NC 1503-1.1",
    note: null,
  },
  upperAge: {
    asRead: "through age 21; last day: not stated in the text read",
    quote: "all children with disabilities ages three through 21 who reside in this State",
    source: "https://www.ncleg.net/EnactedLegislation/Statutes/HTML/ByArticle/Chapter_115c/Article_9.html",
    citation: "N.C.G.S. 115C-106.2(a)",
    note: "The last day is not stated in the text read.",
  },
  dueProcessLimit: {
    asRead: "ONE year, not two (two exceptions in (c))",
    quote:
      "sets forth an alleged violation that occurred not more than one year before the party knew or reasonably should have known about the alleged action",
    source: "http://ncleg.net/EnactedLegislation/Statutes/HTML/BySection/Chapter_115C/GS_115C-109.6.html",
    citation: "N.C.G.S. 115C-109.6(b)-(c)",
    note: null,
  },
  recording: {
    asRead: null,
    quote: null,
    source: null,
    citation: null,
    note: "Not looked up separately; no page read addresses it.",
  },
  meetingRequest: null,
  agency: "general knowledge, check before release",
  links:
    "dispute-page; https://www.dpi.nc.gov/districts-schools/classroom-resources/exceptional-children/dispute-resolution",
  parentCenter:
    "name and website: public repository's review of the center's site or of its parentcenterhub.org page, June 2026; phone: seen in a stored public source as well",
};
