import type { StateEvidence } from "../StateEvidence.ts";

export const MI: StateEvidence = {
  evaluation: {
    asRead:
      "30; school; receipt of the signed consent by the agency that asked for it; notice of an offer of FAPE, or determination of ineligibility; extension only by agreement, in writing and measured in school days",
    quote:
      "to the notice of an offer of a free appropriate public education or the determination of ineligibility must not be more than 30 school days",
    source:
      "https://regulations.justia.com/states/michigan/education/superintendent-of-public-instruction/special-education-programs-and-services/part-2/section-r-340-1721b",
    citation: "Mich. Admin. Code R 340.1721b(1)(a)",
    note: "Amended 27 June 2024 (final rule also read at ars.apps.lara.state.mi.us). Subrule (1) covers students attending a public school; the other subrules were not read.",
  },
  responseToRequest: {
    asRead: "10; school; receipt of the written request; written notice and request for consent",
    quote:
      "Within 10 school days of receipt of a written request for an initial evaluation of a student suspected of having a disability",
    source: "https://www.michigan.gov/mde/services/special-education/laws-regs/marse/p2/r340-1721",
    citation: "Mich. Admin. Code R 340.1721; R 340.1721b(1)(a)",
    note: null,
  },
  records: { asRead: null, quote: null, source: null, citation: null, note: "No shorter limit found." },
  laterConsent: {
    asRead:
      "Consent only for the first program (10 school days to answer); a later IEP starts within 15 school days of notice unless the parent files a due process complaint",
    quote:
      "shall initiate a proposed special education individualized education program as soon as possible and within 15 school days of the parent's receipt of written notification",
    source:
      "https://e.casetext.com/regulation/michigan-administrative-code/department-education/superintendent-of-public-instruction/special-education-programs-and-services/part-2-initial-evaluation-time-lines-individualized-education-program-district-responsibilities-and-due-process-procedures/section-r-3401721b-public-agency-responsibilities-and-timelines",
    citation: "Mich. Admin. Code R 340.1721b(1)(b),(d)",
    note: null,
  },
  upperAge: {
    asRead:
      "25 on 1 September of the school year; one who turns 26 after 1 September finishes that school year; last day: end of the school year in which the student turns 26 after 1 September",
    quote: "who is not more than 25 years of age as of September 1 of the school year of enrollment",
    source:
      "http://print.casetext.com/regulation/michigan-administrative-code/department-education/superintendent-of-public-instruction/special-education-programs-and-services/part-1-general-provisions/section-r-3401702-student-with-a-disability-defined",
    citation: "Mich. Admin. Code R 340.1702",
    note: null,
  },
  dueProcessLimit: {
    asRead: null,
    quote: null,
    source: null,
    citation: null,
    note: "R 340.1724f was read in part; no limit in it. No state limit read. The federal two years (34 CFR 300.507(a)(2)) applies unless the state sets another.",
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
  links: "home-page; public repository that recorded the link in use, June 2026",
  parentCenter:
    "name and website: public repository's review of the center's site or of its parentcenterhub.org page, June 2026; phone: seen in a stored public source as well",
};
