import type { StateEvidence } from "../StateEvidence.ts";

export const ND: StateEvidence = {
  evaluation: {
    asRead: "60; calendar; parental consent; initial evaluation completed",
    quote: "North Dakota's evaluation timeline is 60 calendar days from parental consent",
    source: "https://www.iepsays.com/states/north-dakota/timelines",
    citation: "34 CFR 300.301(c)(1); sites cite NDCC 15.1-32-05 and NDAC 67-23-04 (not read)",
    note: "Also specialedstartguide.com. NDDPI's own guide was found but only its cover was shown.",
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
    asRead: null,
    quote: null,
    source: null,
    citation: null,
    note: "Not looked up separately; no page read addresses it.",
  },
  upperAge: {
    asRead:
      "not yet 21 before 1 August of the year in which the student turns 21; last day: not stated plainly: a student whose 21st birthday falls on or after 1 August is still covered after it; how long was not read",
    quote:
      "who has not reached the age of twenty -one before August first of the year in which the individual turns twenty -one",
    source: "https://lexace.ai/us/statute/north-dakota/15.1-32-01",
    citation: "NDCC 15.1-32-01(5)(a)",
    note: "Older copies say 1 September. iepsays.com says 'through age 21', which does not fit the statute.",
  },
  dueProcessLimit: {
    asRead: null,
    quote: null,
    source: null,
    citation: null,
    note: "No state limit read. The federal two years (34 CFR 300.507(a)(2)) applies unless the state sets another.",
  },
  recording: {
    asRead: "no education rule found; general one-party-consent law",
    quote: "parents may lawfully record IEP meetings without notifying other participants",
    source: "https://www.iepsays.com/states/north-dakota/state-requirements",
    citation: "NDCC 12.1-15-02 (general law, not read)",
    note: "The statute was not read.",
  },
  meetingRequest: null,
  agency: "general knowledge, check before release",
  links: "home-page; public repository that recorded the link in use, June 2026",
  parentCenter:
    "name and website: public repository's review of the center's site or of its parentcenterhub.org page, June 2026; phone: general knowledge, check before release",
};
