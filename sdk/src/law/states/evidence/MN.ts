import type { StateEvidence } from "../StateEvidence.ts";

export const MN: StateEvidence = {
  evaluation: {
    asRead: "30; school; receipt of the parent's permission; evaluation completed",
    quote:
      "Once parent/guardian permission is received, the school district must complete the evaluation within 30 school days.",
    source: "https://www.owatonna.k12.mn.us/page/2947",
    citation: "Minn. R. 3525.2550, subp. 2 (not read)",
    note: "District page. A second district (SCRED, https://sites.google.com/scred.k12.mn.us/casemanagerresources/evaluation/eval-timelines) says the same and that evaluations may run over the summer. The rule's text was looked for three times and not found.",
  },
  responseToRequest: {
    asRead: null,
    quote: null,
    source: null,
    citation: null,
    note: "No state limit found.",
  },
  records: {
    asRead: "at once if possible, otherwise within 10 business days",
    quote: "we will respond to your request within 10 business days",
    source: "https://board.mpls.k12.mn.us/data_subject_requests_-_requesting_data_about_you",
    citation: "Minn. Stat. 13.04, subd. 3",
    note: "Statute read only as far as 'shall comply immediately, if possible' (2007 copy, https://www.revisor.mn.gov/statutes/2007/cite/13.04/subd/13.04.4); the ten days come from district policies. Often quoted as: 45 days.",
  },
  laterConsent: {
    asRead:
      "Silence counts as agreement: the change goes ahead unless the parent objects within 14 days of the notice being SENT; the parent may object to a specific part and ask for a meeting or conciliation conference",
    quote:
      "will proceed with its proposal … unless the child's parent notifies the district of an objection within 14 days",
    source: "https://instalawyer.io/laws/minnesota-statutes/section-125a091-alternative-dispute",
    citation: "Minn. Stat. 125A.091, subd. 3a",
    note: "Unofficial copy; same wording in the 2019 session-law text at spedforms.com. CADRE's page still says 14 days from receipt.",
  },
  upperAge: {
    asRead: "until the 22nd birthday; last day: 22nd birthday, even in mid-year",
    quote:
      "As of July 1, 2023, the maximum age for a child with a disability to receive a FAPE in Minnesota is 22.",
    source: "https://schoollawcenter.com/2023/10/2541",
    citation: "Minn. Stat. 125A.03(b) as amended by Laws 2023, ch. 55",
    note: "MDE Q&A reproduced by a law firm. A 2025 bill (SF 1591) would have gone back to 1 July after age 21; its outcome was not found. Check before release.",
  },
  dueProcessLimit: {
    asRead: null,
    quote: null,
    source: null,
    citation: null,
    note: "No state limit read. The federal two years (34 CFR 300.507(a)(2)) applies unless the state sets another.",
  },
  recording: {
    asRead: null,
    quote: null,
    source: null,
    citation: null,
    note: "Looked for; nothing found in the pages read.",
  },
  meetingRequest: null,
  agency: "general knowledge, check before release",
  links: "home-page; public repository that recorded the link in use, June 2026",
  parentCenter:
    "name and website: public repository's review of the center's site or of its parentcenterhub.org page, June 2026; phone: seen in a stored public source as well",
};
