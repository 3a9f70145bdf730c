import type { StateEvidence } from "../StateEvidence.ts";

export const CA: StateEvidence = {
  evaluation: {
    asRead:
      "60; calendar; receipt of the parent's written consent for assessment; IEP developed (determinations made and IEP meeting held); days between regular school sessions, terms, or school vacation over 5 schooldays; referral 30 days or less before year end: within 30 days after next year starts; written extension by parent",
    quote:
      "developed within a total time not to exceed 60 days ... from the date of receipt of the parent's written consent for assessment",
    source: "https://jurris.com/california/education-code/56340-56347/56344-12",
    citation: "Cal. Educ. Code 56344(a), 56302.1",
    note: "'Day' in this part means a calendar day (Educ. Code 56023, seen in a 2005 copy at law.justia.com).",
  },
  responseToRequest: {
    asRead:
      "15; calendar; referral for assessment; written proposed assessment plan given to parent; same vacation exclusion; referral 10 days or less before year end: within 10 days after next year starts",
    quote: "given, in writing, a proposed assessment plan within 15 days of the referral for assessment",
    source: "https://jurris.com/california/education-code/56320-56330/56321-3",
    citation: "Cal. Educ. Code 56321(a)",
    note: null,
  },
  records: {
    asRead: "examine and receive copies within 5 business days of oral or written request",
    quote: "within five business days after the request is made by the parent, either orally or in writing",
    source: "https://jurris.com/california/education-code/56500-56509/56504-12",
    citation: "Cal. Educ. Code 56504; 49069.7",
    note: null,
  },
  laterConsent: {
    asRead:
      "Parent may consent to some parts of an IEP; those start without delay. For the parts refused after services have begun, the school must go to due process if it finds them necessary for FAPE.",
    quote:
      "those components of the program to which you consent shall be implemented so as not to delay providing instruction and services",
    source: "https://www.bellhs.org/apps/pages/index.jsp?uREC_ID=185911&type=d&pREC_ID=links",
    citation: "Cal. Educ. Code 56346(e)-(f)",
    note: "Los Angeles school page restating 56346(e)-(f). The page text of 56346 itself was not reached.",
  },
  upperAge: {
    asRead:
      "through age 21; turning 22 Jan-Jun may finish the fiscal year (June 30); turning 22 Jul-Sep may not begin the new fiscal year; turning 22 Oct-Dec ends December 31",
    quote:
      "becomes 22 years of age during the months of January to June ... may continue ... for the remainder of the current fiscal year",
    source:
      "https://legalfix.com/statutes/state-codes/california/code-edc/title-2/division-4/part-30/chapter-1/article-2/section-56026",
    citation: "Cal. Educ. Code 56026(c)(4)",
    note: null,
  },
  dueProcessLimit: null,
  recording: {
    asRead:
      "parent or school may audio record IEP meetings with 24 hours' notice to the team; if school starts it and parent objects, it may not",
    quote:
      "shall have the right to record electronically the proceedings of individualized education program team meetings",
    source:
      "https://www.sandiegospecialeducationattorney.com/can-parents-audio-record-iep-meetings-in-san-diego",
    citation: "Cal. Educ. Code 56341.1(g)(1)",
    note: null,
  },
  meetingRequest: {
    asRead:
      "held within 30 days of the written request, without long vacations; the district's page says calendar days",
    quote:
      "must be scheduled and held within 30 calendar days of the date the District receives the written request",
    source:
      "https://www.cvusd.us/departments/educational-services/special-education/individual-education-plan-iep-meeting-requests",
    citation:
      "Cal. Educ. Code 56343.5; read in a third party's copy, which says 30 days without the kind of days",
    note: "A district's page. The official code at leginfo.legislature.ca.gov was not read.",
  },
  agency: "general knowledge, check before release",
  links:
    "dispute-page (mediation link seen; others not checked); mediation: public repository that recorded the link in use, June 2026",
  parentCenter: "name and website: general knowledge; phone: general knowledge, check before release",
};
