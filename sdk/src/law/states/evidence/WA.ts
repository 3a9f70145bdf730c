import type { StateEvidence } from "../StateEvidence.ts";
import { notSearched } from "./notSearched.ts";

export const WA: StateEvidence = {
  evaluation: {
    asRead:
      "35; school; the parent gives the district written consent; full evaluation and eligibility decision; parent repeatedly fails to produce the child; transfer; other period agreed with the parent and documented",
    quote:
      "fully evaluate the student and arrive at a decision regarding eligibility within: (a) Thirty-five school days after",
    source:
      "https://lawfilesext.leg.wa.gov/Law/WACArchive/2022/htm/WAC%20392%20%20TITLE/WAC%20392%20-172A%20CHAPTER/WAC%20392%20-172A-03005.htm",
    citation: "WAC 392-172A-03005(3)",
    note: "The end of the sentence (written consent given to the district) and the exceptions were read in an older copy, https://ja.scribd.com/doc/86028267/wac-392. A 2025-26 bill would change this (report to the parent by school day 35, eligibility meeting at least 5 school days later and by day 40): https://fastdemocracy.com/bill-summary/?billsummary_id=WAB00024780&billsummary_session=2025-2026&billsummary_state=wa ; whether it passed was not found. A 2023 bill (2SHB 1305) would have set 22 calendar days to decide; whether it passed was not found.",
  },
  responseToRequest: {
    asRead: "decide whether to evaluate, with prior written notice, within 25 school days",
    quote:
      "Within twenty-five school days after receipt of the request for an initial evaluation, make a determination whether or not to evaluate the student.",
    source:
      "https://lawfilesext.leg.wa.gov/Law/WACArchive/2022/htm/WAC%20392%20%20TITLE/WAC%20392%20-172A%20CHAPTER/WAC%20392%20-172A-03005.htm",
    citation: "WAC 392-172A-03005(2)(c)",
    note: null,
  },
  records: notSearched,
  laterConsent: notSearched,
  upperAge: {
    asRead: "end of the school year in which the student turns 22",
    quote:
      "Extending special education services to students with disabilities until the end of the school year in which the student turns 22.",
    source: "https://www.billtrack50.com/billdetail/1779506",
    citation: "SSB 5253 (2025), amending RCW 28A.155.020",
    note: "Bill tracker shows it signed 13 May 2025; the statute text itself was not read.",
  },
  dueProcessLimit: notSearched,
  recording: notSearched,
  meetingRequest: null,
  agency: "general knowledge, check before release",
  links:
    "home-page; general knowledge; same path recorded on the former k12.wa.us host by public repository that recorded the link in use, June 2026",
  parentCenter:
    "name and website: public repository's review of the center's site or of its parentcenterhub.org page, June 2026; phone: seen in a stored public source as well",
};
