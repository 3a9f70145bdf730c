import type { StateEvidence } from "../StateEvidence.ts";

export const NV: StateEvidence = {
  evaluation: {
    asRead:
      "45; school; parent provides informed written consent (or receipt of a hearing officer's order); initial evaluation conducted; another time agreed in writing; up to 15 more school days granted by the Superintendent on the school's request; transfer with an agreed date; parent repeatedly fails or refuses to deliver the pupil",
    quote: "Forty-five school days after the parent provides informed written consent",
    source:
      "https://print.casetext.com/regulation/nevada-administrative-code/chapter-388-system-of-public-instruction/special-instructional-services-and-programs/determination-of-eligibility-for-placement-of-pupils-with-disabilities-and-gifted-and-talented-pupils/section-388337-deadlines-for-conducting-initial-evaluations-request-for-extension-exception",
    citation: "Nev. Admin. Code 388.337",
    note: "Applies when the agency finds good cause to evaluate. Current to 25 November 2024. Often quoted as: 60 days.",
  },
  responseToRequest: {
    asRead: null,
    quote: null,
    source: null,
    citation: null,
    note: "No state limit found.",
  },
  records: {
    asRead: "the statute adopts FERPA; no shorter limit in it",
    quote: "a public school shall comply with the provisions of 20 U.S.C. § 1232g(a) and 34 C.F.R. part 99",
    source: "http://www.lawserver.com/law/state/nevada/nrs/nevada_revised_statutes_392-029",
    citation: "NRS 392.029(1)",
    note: "NAC 388.287 was not read.",
  },
  laterConsent: {
    asRead: "Consent only for first evaluation, reevaluation testing and first services",
    quote:
      "before conducting additional assessments in a reevaluation, and before special education and related services are initially provided",
    source:
      "https://regulations.justia.com/states/nevada/chapter-388/special-instructional-services-and-programs/administration-of-programs-for-pupils-with-disabilities-and-gifted-and-talented-pupils/section-388-300",
    citation: "NAC 388.300(1)",
    note: null,
  },
  upperAge: {
    asRead: "age 21 / end of the school year (unclear)",
    quote: "FAPE ends at age 21 end-of-school-year (NRS 388.433)",
    source: "https://www.iepsays.com/states/nevada/timelines",
    citation: "NRS 388.433 as cited by the site (not read; doubtful)",
    note: "Weak: one site, section number not confirmed.",
  },
  dueProcessLimit: {
    asRead: null,
    quote: null,
    source: null,
    citation: null,
    note: "NAC 388.306 was read in part; no limit shown. No state limit read. The federal two years (34 CFR 300.507(a)(2)) applies unless the state sets another.",
  },
  recording: {
    asRead: "no education rule found; general law: one party for in-person talk, all parties for telephone",
    quote: "parents recording IEP meetings in person need only their own consent",
    source: "https://www.iepsays.com/states/nevada/state-requirements",
    citation: "NRS 200.650 (general law, not read)",
    note: "The statute was not read.",
  },
  meetingRequest: null,
  agency: "general knowledge, check before release",
  links:
    "dispute-page; https://doe.nv.gov/offices/office-of-comprehensive-student-services/dispute-resolution",
  parentCenter:
    "name and website: public repository's review of the center's site or of its parentcenterhub.org page, June 2026; phone: seen in a stored public source as well",
};
