import type { StateEvidence } from "../StateEvidence.ts";
import { notSearched } from "./notSearched.ts";

export const OH: StateEvidence = {
  evaluation: {
    asRead:
      "60; calendar; the district receives the parent's consent; comprehensive initial evaluation conducted; not read (rule (B)(5): time frame does not apply in listed cases)",
    quote:
      "Within 60 days from receipt of parental consent to evaluate a child, the school district will conduct a comprehensive initial evaluation",
    source:
      "http://education.ohio.gov/Topics/Special-Education/Federal-and-State-Requirements/Procedures-and-Guidance/Evaluation/Request-and-Referral-for-Initial-Evaluation",
    citation: "Ohio Admin. Code 3301-51-06(B)(4)",
    note: "The page says days without calendar. Written report to parents before the next IEP meeting and within 14 days of eligibility; first IEP by the shortest of 30 days after eligibility, 90 after consent, 120 after the request (secondary: https://decodingdyslexiaoh.org/navigating-ode/deadlines/).",
  },
  responseToRequest: {
    asRead: "get the parent's consent or give prior written notice that it will not evaluate, within 30 days",
    quote:
      "Within 30 days of receiving a request ... either obtain parents' consent for an initial evaluation or provide the parents prior written notice",
    source:
      "http://education.ohio.gov/Topics/Special-Education/Federal-and-State-Requirements/Procedures-and-Guidance/Evaluation/Request-and-Referral-for-Initial-Evaluation",
    citation: "Ohio Admin. Code 3301-51-06(B)(3)",
    note: null,
  },
  records: notSearched,
  laterConsent: {
    asRead: "parent consent is required for a CHANGE OF PLACEMENT as well as for first services",
    quote:
      "their right to provide or refuse consent for the provision of special education services or for a change of placement",
    source:
      "http://education.ohio.gov/Topics/Special-Education/Federal-and-State-Requirements/Procedures-and-Guidance/Procedural-Safeguards/Parental-Consent-for-Services-and-Change-in-Placem",
    citation: "Ohio Admin. Code 3301-51-05(C)",
    note: "Agency guidance, undated. The agency proposed dropping this in 2020 and put it back in the 2022 proposal (https://ennisbritton.com/blog/author/jeremy-neff/page/5); the final rule text was not read.",
  },
  upperAge: {
    asRead: "ages 3 through 21, inclusive",
    quote: "between the ages of three and twenty-one years, inclusive",
    source: "http://ohrules.elaws.us/oac/3301-51-01",
    citation: "Ohio Admin. Code 3301-51-01(A)",
    note: "Text as of January 2021. Read as until the 22nd birthday; the last day is not stated in the part read.",
  },
  dueProcessLimit: notSearched,
  recording: notSearched,
  meetingRequest: null,
  agency: "general knowledge, check before release",
  links: "dispute-page; public repository that recorded the link in use, June 2026",
  parentCenter:
    "name and website: public repository's review of the center's site or of its parentcenterhub.org page, June 2026; phone: seen in a stored public source as well",
};
