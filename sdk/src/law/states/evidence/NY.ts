import type { StateEvidence } from "../StateEvidence.ts";

export const NY: StateEvidence = {
  evaluation: {
    asRead:
      "60; calendar; receipt of the parent's written consent; initial evaluation completed; separately, everything up to placement within 60 SCHOOL days of consent; parent repeatedly fails or refuses to produce the student; transfer with an agreed date; second limit: 60, school, consent, evaluation, IEP meeting and offered placement/services",
    quote:
      "the school district must complete the initial evaluation within 60 calendar days of receiving parent's written consent for evaluation",
    source: "https://legalservicesli.org/classification-process",
    citation: "8 NYCRR 200.4(b)(7), 200.4(e) (paragraphs not shown)",
    note: "Agree: INCLUDEnyc, UFT, tinyeye.com (all with the second limit of 60 school days from consent). Contrary: newyorkspecialed.net says summer does not count and its district pages speak of a 60-school-day evaluation. Often quoted as: 60 school days. We have not read the paragraph itself.",
  },
  responseToRequest: {
    asRead:
      "10; school; written request for referral; consent form sent to the parent (other page: consent obtained)",
    quote:
      "Within 10 school days of the request for referral for an evaluation, the IEP Team/CSE will send you a Consent for Initial Evaluation form.",
    source: "https://includenyc.org/help-center/resources/special-education-timeline/",
    citation: "8 NYCRR 200.4(a)(2) (sub-paragraph not shown)",
    note: "Page is about New York City. The regulation distinguishes a parent's own referral from a staff 'request for referral'; which one the 10 days attach to was not read.",
  },
  records: {
    asRead: null,
    quote: null,
    source: null,
    citation: null,
    note: "8 NYCRR 200.5 not shown at the paragraph; nothing found for '5 business days'. Often quoted as: 5 business days.",
  },
  laterConsent: {
    asRead: null,
    quote: null,
    source: null,
    citation: null,
    note: "Not looked up separately; no page read addresses it.",
  },
  upperAge: {
    asRead:
      "until the 22nd birthday or a diploma; NYSED recommends to the end of that school year; last day: day before the 22nd birthday",
    quote:
      "until: (1) the student earns a high school diploma; or (2) until the age of 22, whichever occurs first",
    source: "https://legalservicesli.org/students-with-disabilities-can-attend-ny-schools-until-22-2",
    citation:
      "Educ. Law 4402(5); NYSED Formal Opinion of Counsel 242 (6 July 2023); Matter of Katonah-Lewisboro UFSD (App. Div. 3d Dept, 17 July 2025)",
    note: "A trial court held otherwise on 8 March 2024 and many pages still say 'end of the school year of 21'; the Appellate Division upheld NYSED on 17 July 2025 (also https://buchmillerlaw.com/tag/special-education-law, October 2025).",
  },
  dueProcessLimit: {
    asRead: "two years",
    quote:
      "occurred not more than two years before the date the parent or public agency knew or should have known about the alleged action",
    source: "https://lexace.ai/us/statute/new-york/edn-4404",
    citation: "N.Y. Educ. Law 4404(1)(a)",
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
  agency: "stored page",
  links:
    "home-page; phone: http://www.p12.nysed.gov/specialed/publications/sections2004-20016amend412.htm; link: public repository that recorded the link in use, June 2026",
  parentCenter:
    "name and website: public repository's review of the center's site or of its parentcenterhub.org page, June 2026; phone: seen in a stored public source as well",
};
