import type { StateEvidence } from "../StateEvidence.ts";
import { notSearched } from "./notSearched.ts";

export const VA: StateEvidence = {
  evaluation: {
    asRead:
      "65; business; the special education administrator receives the referral (oral or written); evaluation and eligibility decision; not read",
    quote:
      "school divisions have 65 business days from receipt of a written referral to complete a comprehensive evaluation and hold an eligibility determination meeting",
    source: "https://specialedstartguide.com/blog/virginia-special-education-evaluation-timeline",
    citation: "8VAC20-81-60",
    note: "The paragraph with the number (8VAC20-81-60(B)(1)(g)) is cut off in the stored copies. The official Register (https://register.dls.virginia.gov/details.aspx?id=10841, effective 22 November 2023) speaks of the deadline of 65 business days from the date of receipt of referral, there for reevaluations, and lets schools shorten it. The section's own text says a referral may be oral or written.",
  },
  responseToRequest: {
    asRead:
      "no number of days in the part read: the administrator starts the evaluation, sends the request to the school-based team, or refuses with written notice",
    quote: "Deny the request and provide prior written notice in accordance with 8VAC20-81-170.",
    source: "http://law.lis.virginia.gov/admincode/title8/agency20/chapter81/section60",
    citation: "8VAC20-81-60(A)(3)",
    note: "The part of the rule that we read sets no number of days.",
  },
  records: notSearched,
  laterConsent: {
    asRead:
      "yes: parent consent is needed for later IEP changes and for any partial or complete ending of services (except graduation); schools must accept PARTIAL consent (item by item)",
    quote:
      "Any partial or complete termination of special education and related services, except if your child graduates with a standard or advanced studies diploma.",
    source:
      "https://www.formsbank.com/template/397008/your-family-s-special-education-rights-virginia-procedural-safeguards-notice-virginia-department-of-education-division-of-special-education-and-student-services.html?page=11",
    citation: "8VAC20-81-170(E); 8VAC20-81-110(B)(2)(d)",
    note: "The quoted state notice (copy) is verified for ending services only; the two wider points are secondary: consent for any IEP change, https://pizer.law/virginia-iep-parent-special-education-right-rights-consent/ ; partial consent, http://vafamilysped.org/Resource/JWHaEa5BS77-ewLq1tBVew/Resource-partial-consent-for-ieps-in-virginia-peatc-e-news-july-21-2023 (All school divisions in Virginia are required to accept Partial Consent). Regulation text: an IEP is put in effect following parental consent, http://varules.elaws.us/code/8vac20-81-110 .",
  },
  upperAge: {
    asRead:
      "a student whose 22nd birthday is after September 30 stays eligible for the rest of the school year",
    quote:
      "A child with a disability whose 22nd birthday is after September 30 remains eligible for the remainder of the school year.",
    source: "https://law.lis.virginia.gov/admincodefull/title8/agency20/chapter81",
    citation: "8VAC20-81-10, age of eligibility",
    note: null,
  },
  dueProcessLimit: notSearched,
  recording: {
    asRead:
      "the school must allow audio recording of eligibility, IEP and discipline-review meetings; the parent tells the school in writing beforehand or gives it a copy",
    quote:
      "The local educational agency shall permit the use of audio recording devices at meetings convened to determine a child's eligibility",
    source: "http://www.ieccil.org/announcements/caniepmeetingsberecorded",
    citation: "8VAC20-81-110 / 8VAC20-81-170 (audio and video recording)",
    note: "A center for independent living quotes the rule; the state notice is quoted to the same effect at https://www.dcurbanmom.com/jforum/posts/list/617605.page",
  },
  meetingRequest: null,
  agency: "general knowledge, check before release",
  links:
    "dispute-page (not checked; safeguards is the home page); home page: public repository that recorded the link in use, June 2026",
  parentCenter:
    "name and website: public repository's review of the center's site or of its parentcenterhub.org page, June 2026; phone: seen in a stored public source as well",
};
