import type { StateEvidence } from "../StateEvidence.ts";

export const LA: StateEvidence = {
  evaluation: {
    asRead:
      "60; business; receipt of parental consent for the evaluation; initial evaluation conducted; extensions listed in Bulletin 1508; parent repeatedly fails or refuses to produce the student; transfer to another public agency with an agreed date",
    quote:
      "shall be conducted within 60 business days of receiving parental consent for the evaluation with additional appropriate extensions as established in Bulletin 1508",
    source:
      "https://d1tvxue8o4w0fl.cloudfront.net/regulation/louisiana-administrative-code/title-28-education/part-xliii-bulletin-1706-regulations-for-implementation-of-the-children-with-exceptionalities-act/subpart-1-students-with-disabilities/chapter-3-evaluations-eligibility-determinations-individualized-education-programs-and-educational-placements/subchapter-b-evaluations-and-reevaluations/section-xliii-302-initial-evaluations",
    citation: "La. Admin. Code tit. 28, XLIII-302(C)-(E) (Bulletin 1706)",
    note: "Copy of the code current to 20 November 2024. The Bulletin 1508 extensions were not read. Often quoted as: 60 days.",
  },
  responseToRequest: {
    asRead:
      "15; calendar (one page says so; the law's own word was not read); school receives the parent's written request; agree and send consent forms, or prior written notice of refusal",
    quote: "when a parent submits a written evaluation request, the LEA must respond within 15 days",
    source: "https://specialedstartguide.com/blog/louisiana-how-to-request-iep-evaluation",
    citation: "Act 198 of 2024 (as cited by the pages; text not found)",
    note: "Same site's https://specialedstartguide.com/blog/louisiana-bulletin-1508-evaluation-guide says 10 business days to provide the consent form. Act 198 itself was looked for twice and not found.",
  },
  records: {
    asRead:
      "10 business days after a written request, for a copy of the school record; the special-education rule itself (La. Admin. Code tit. 28, XLIII-613) gives the federal 45 days",
    quote:
      "To inspect your child's school records, and to receive a copy of your child's records within ten business days of submitting a written request.",
    source: "https://www.verdaelementary.com/copy-of-new-student-documents-1",
    citation: "La. R.S. 17:406.9",
    note: "Statute text not read; two school pages restate it (also https://www.jpschools.org/Page/3185). XLIII-613 was read: 'in no case more than 45 days after the request has been made'. R.S. 17:112(D) (read) points to FERPA. Often quoted as: 45 days.",
  },
  laterConsent: {
    asRead:
      "No consent to later IEPs found, but the school must give ten days' notice before any IEP change is carried out (certified mail, e-mail, text or portal)",
    quote:
      "In the event that the student's individualized education program is changed for any reason, the local education agency shall provide ten days' notice",
    source: "https://self-law.org/code/la/title-17/17-2115",
    citation: "La. R.S. 17:1946.1(B) (Act 512 of 2024)",
    note: "Unofficial copy of the statute; the Act 512 digest at fastdemocracy.com agrees on the ten days.",
  },
  upperAge: {
    asRead: "through age 21; last day: not stated in the text read",
    quote: "The LEA is required to offer FAPE to those students with disabilities ages 3 through 21 years.",
    source: "https://regulations.justia.com/states/louisiana/title-28/part-xcvii/chapter-1/section-xcvii-103",
    citation: "La. Admin. Code tit. 28, XCVII-103(C) (Bulletin 1530)",
    note: "Loyola pro bono manual (https://probonodeskmanual.loyno.edu/law-special-education-and-school-discipline/421-basic-principles): a student turning 22 in the final school year may finish it if transition steps are unfinished, Bulletin 1530 s.103(C)(2)(b) (secondary).",
  },
  dueProcessLimit: {
    asRead: "ONE year, not two (exceptions in XLIII-511(G))",
    quote:
      "shall allege a violation that occurred not more than one year before the date the parent or public agency knew or should have known",
    source:
      "https://casetext.com/regulation/louisiana-administrative-code/title-28-education/part-xliii-bulletin-1706-regulations-for-implementation-of-the-children-with-exceptionalities-act/subpart-1-students-with-disabilities/chapter-5-procedural-safeguards/subchapter-a-due-process-procedures-for-parents-and-students/section-xliii-507-filing-a-request-for-impartial-due-process-hearing",
    citation: "La. Admin. Code tit. 28, XLIII-507(A)(2)",
    note: null,
  },
  recording: {
    asRead: null,
    quote: null,
    source: null,
    citation: null,
    note: "Looked for; XLIII-322 and XLIII-502 (openings read) do not mention recording.",
  },
  meetingRequest: null,
  agency: "stored page",
  links:
    "dispute-page; https://doe.louisiana.gov/families-and-students/family-support-resources/family-special-education-resources/dispute-resolution",
  parentCenter:
    "name and website: public repository's review of the center's site or of its parentcenterhub.org page, June 2026; phone: seen in a stored public source as well",
};
