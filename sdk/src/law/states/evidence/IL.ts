import type { StateEvidence } from "../StateEvidence.ts";

export const IL: StateEvidence = {
  evaluation: {
    asRead:
      "60; school; date of written parental consent (the rule defines this as the date of referral); IEP meeting held to determine eligibility; fewer than 60 school days left: due before the next school year (general knowledge; not read)",
    quote:
      "Convene IEP meeting to determine eligibility after consent for evaluation is obtained ... 60 School",
    source: "https://studylib.net/doc/25690607/18.-sp.-ed.-timelines",
    citation: "23 Ill. Admin. Code 226.110(d); 105 ILCS 5/14-8.02(b)",
    note: 'Start of the clock was read in the rule: https://ilga.gov/commission/jcar/admincode/023/023002260B01100R.html ("date of referral" is the date of written parental consent). The 60-day sentence was past the stored excerpt. The same timeline table lists a separate meeting on placement within 30 calendar days after eligibility, so "IEP meeting inside the 60 school days" (states.json) should be read in 226.110(d).',
  },
  responseToRequest: {
    asRead: "14 school days to decide on a request",
    quote: null,
    source: null,
    citation: "23 Ill. Admin. Code 226.110(c)",
    note: 'states.json has 14 school days; the official rule page shows a heading "District\'s Response to Request" but the number was past the stored excerpt.',
  },
  records: {
    asRead:
      "granted within a reasonable time, never later than 10 business days after receipt; up to 5 more business days for listed reasons; other time by written agreement",
    quote: "must be granted within a reasonable time, and in no case later than 10 business days after",
    source: "http://www.ilga.gov/legislation/ilcs/documents/010500100K5.htm",
    citation: "105 ILCS 10/5(c)",
    note: "Also: copies of all written material for an eligibility or IEP meeting no later than 3 school days before it, 105 ILCS 5/14-8.02f(c), read at https://ilga.gov/legislation/ilcs/documents/010500050K14-8.02f.htm Often quoted as: 10 school days.",
  },
  laterConsent: {
    asRead:
      "No signature for later IEPs found; a 10-school-day wait applies before a new or revised IEP starts (parent may waive), and filing for due process within those 10 days keeps the current placement",
    quote: "Waiting period before implementing IEP; can occur sooner if waived by parent ... 10 School",
    source: "https://studylib.net/doc/25690607/18.-sp.-ed.-timelines",
    citation: "23 Ill. Admin. Code 226.220, 226.520; 105 ILCS 5/14-8.02a(j)",
    note: "No rule on signing later IEPs was found.",
  },
  upperAge: {
    asRead:
      "day before the 22nd birthday, or the end of the school year if the 22nd birthday falls during the school year",
    quote:
      "unless his or her 22nd birthday occurs during the school year, in which case he or she is eligible ... through the end",
    source: "https://www.ilga.gov/legislation/publicacts/102/102-0172.htm",
    citation: "105 ILCS 5/14-1.02 (P.A. 102-172)",
    note: null,
  },
  dueProcessLimit: null,
  recording: {
    asRead:
      "No state rule found; one district allows it only where needed to understand, with 24 hours written notice (local policy)",
    quote: "All participants must be notified when a meeting is being recorded.",
    source: "https://sd735.org/sst/recordings",
    citation: null,
    note: null,
  },
  meetingRequest: null,
  agency: "general knowledge, check before release",
  links: "dispute-page; public repository that recorded the link in use, June 2026",
  parentCenter:
    "name and website: public repository's review of the center's site or of its parentcenterhub.org page, June 2026; phone: seen in a stored public source as well",
};
