import type { StateEvidence } from "../StateEvidence.ts";

export const KY: StateEvidence = {
  evaluation: {
    asRead:
      "60; school; receipt of parental consent for an initial evaluation; evaluation, eligibility and (if eligible) IEP; the quoted text stops before the list; weekends and breaks do not count (school days)",
    quote:
      "within sixty (60) school days following the receipt of the parental consent for an initial evaluation of a child",
    source: "https://www.kyspin.com/news_posts/myth-busters-timeline-for-initial-evaluation-to-be-completed/",
    citation: "707 KAR 1:320, sec. 2(3)",
    note: "The PTI quotes the regulation. Often quoted as: 60 days.",
  },
  responseToRequest: null,
  records: null,
  laterConsent: null,
  upperAge: {
    asRead: "FAPE ages 3 to 21 for those without a diploma; the statute defines the group as under 21",
    quote:
      "persons under twenty-one (21) years of age who differ in one (1) or more respects from same-age peers",
    source: "https://statutes.laws.com/kentucky/157-00/200",
    citation: "707 KAR 1:290 sec. 1(1); KRS 157.200(1)",
    note: "Regulation quoted by a district: https://jefferson.kyschools.us/page/ky-administrative-regulations-for-special-education-programs (aged three to twenty-one).",
  },
  dueProcessLimit: {
    asRead: null,
    quote: null,
    source: null,
    citation: null,
    note: "A three-year limit in KRS 157.224(6) is general knowledge only; three searches found no stored text.",
  },
  recording: null,
  meetingRequest: null,
  agency: "stored page",
  links:
    "dispute-page; http://education.ky.gov/specialed/excep/Pages/Dispute-Resolution-Process.aspx; phone: KDE regulations booklet (stored copy)",
  parentCenter:
    "name and website: public repository's review of the center's site or of its parentcenterhub.org page, June 2026; phone: seen in a stored public source as well",
};
