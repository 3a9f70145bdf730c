import type { StateEvidence } from "../StateEvidence.ts";
import { notSearched } from "./notSearched.ts";

export const WI: StateEvidence = {
  evaluation: {
    asRead:
      "60; calendar; the school receives the parent's consent to evaluate (the agency page: once consent is obtained); initial evaluation completed (statute 115.78(3)(a), not read: eligibility decided); transfer with an agreed later time; child not made available; first specific-learning-disability evaluation extended by written agreement",
    quote:
      "Once that consent is obtained, LEAs have a 60-day timeline to complete the initial special education evaluation.",
    source: "https://dpi.wi.gov/wise/data-elements/evaluation_delay_reason",
    citation: "Wis. Stat. 115.78(3)",
    note: null,
  },
  responseToRequest: {
    asRead:
      "15 business days after a referral to ask for consent or say no further testing is needed (from states.json)",
    quote: null,
    source: null,
    citation: null,
    note: "115.777(3)(e) was created by 2005 Wisconsin Act 258; its text was not in the pages returned. (Searched.)",
  },
  records: notSearched,
  laterConsent: notSearched,
  upperAge: {
    asRead: "at least 3 and not yet 22, not graduated",
    quote:
      "any person who is at least 3 years old but not yet 22 years old and who has not graduated from high school",
    source: "https://docs.legis.wisconsin.gov/1997/related/acts/164/50/_30?down=1",
    citation: "Wis. Stat. 115.76(3)",
    note: "Read in the 1997 Act; later wording (whether a pupil who turns 22 in the term may finish it) was not read.",
  },
  dueProcessLimit: {
    asRead:
      "ONE YEAR from the school's refusal or proposal (or from when the school gave notice of the right to a hearing)",
    quote:
      "may file a written request for a hearing within one year after the refusal or proposal of the local educational agency",
    source: "http://wi.elaws.us/statutes/115.80(2m)",
    citation: "Wis. Stat. 115.80(1)(a)1",
    note: "Also on https://dpi.wi.gov/sped/dispute-resolution/due-process/law . specialedstartguide.com says two years, against the statute.",
  },
  recording: {
    asRead: "no state rule found; school boards set their own policies and these differ",
    quote:
      "The recording of IEP Team meetings is prohibited unless it is necessary in order for a parent to understand the IEP process",
    source: "http://www.neola.com/colfax-wi/search/policies/po2461.htm",
    citation: "none found",
    note: "One board ordinarily bans recording; another ordinarily permits it with notice and everyone's consent: http://www.trevorwilmotschool.net/index.php/district/school-board/policies/series-300-instruction/1175-policy-342-1-recording-of-iep-meetings",
  },
  meetingRequest: null,
  agency: "general knowledge, check before release",
  links: "home-page; public repository that recorded the link in use, June 2026",
  parentCenter:
    "name and website: public repository's review of the center's site or of its parentcenterhub.org page, June 2026; phone: seen in a stored public source as well",
};
