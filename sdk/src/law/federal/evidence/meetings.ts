import type * as citations from "../citations/meetings.ts";
import type { EvidenceOf } from "../Evidence.ts";

export const meetings = {
  "parent-requested-meeting": {
    quote:
      "Revises the IEP, as appropriate, to address ... Information about the child provided to, or by, the parents ... The child’s anticipated needs; or ... Other matters",
    source:
      "https://sites.ed.gov/idea/regs/b/d/300.324/b ; https://law.lawstack.com/cfr/34/300.503/ (copy marked checked against eCFR 2026-06-20) ; https://dpi.wi.gov/node/129891 (decision of the Wisconsin agency, 2023)",
    note: "300.324 was read whole: it has no right to ask 'at any time' in those words and no deadline. That right is the Department's reading in its letter of Aug. 20, 2013, which was read only in a law blog, and the Wisconsin agency's. That refusing a bare meeting request always needs notice is inference; the notice duty attaches to refusing a change.",
  },
  "meeting-notice": {
    quote:
      "Notifying parents of the meeting early enough to ensure that they will have an opportunity to attend; and ... Scheduling the meeting at a mutually agreed on time and place.",
    source:
      "https://sites.ed.gov/idea/regs/b/d/300.322/a ; https://law.lawstack.com/cfr/34/300.322/ (copy marked checked against eCFR 2026-06-20)",
    note: "Added the notice of the right to bring others, the transition notice, phone participation and meeting without the parent.",
  },
  "bring-others": {
    quote:
      "The determination of the knowledge or special expertise of any individual described in paragraph (a)(6) of this section must be made by the party (parents or public agency) who invited the individual to be a member of the IEP Team.",
    source:
      "github.com/ConnorCallison/ecfr-opportunities libs/ecfr-markdown/src/results/markdown/title-34/chapter-III.md (copy of the eCFR) ; https://sites.ed.gov/idea/regs/b/d/300.321/a (a)(6)",
    note: 'Both paragraphs were read whole; (a)(6) speaks of "individuals who have knowledge or special expertise regarding the child".',
  },
  "recording-meetings": {
    quote:
      "Part B does not address the use of audio or video recording devices at IEP meetings, and no other Federal statute either authorizes or prohibits the recording",
    source:
      "https://sites.ed.gov/idea/idea-files/policy-letter-june-4-2003-to-individual-personally-identifiable-information-redacted/ ; https://docest.com/doc/216101/june-4-2003-to-individual-personally-identifiable-information-redacted ; https://spedsearch.com/database/federal/osers/osers-letters/",
    note: "Citation wrong: the Savit letter of Feb. 10, 2014 is about school visits; the Savit letter on recording answers letters of May and June 2015 (date Jan. 19, 2016 from memory). The two citations were swapped with 'observation'. Appendix A was dropped in 2006, so the letters are guidance only.",
  },
  interpreter: {
    quote:
      "Use of interpreters or other action, as appropriate. The public agency must take whatever action is necessary to ensure",
    source:
      "https://law.lawstack.com/cfr/34/300.322/ (copy marked checked against eCFR 2026-06-20) (the sentence is cut off after these words) ; https://edregnc.com/regulation/1032",
    note: "None of substance. The stored text is cut off after the quoted words; the interpreter examples were read in a summary and in older federal and state rules with the same words.",
  },
  "meeting-by-phone-or-video": {
    quote:
      "the parent of a child with a disability and a public agency may agree to use alternative means of meeting participation, such as video conferences and conference calls",
    source:
      "https://lexbuild.dev/ecfr/title-34/chapter-III/part-300/section-300.328 (eCFR text current to 2026-03-24) ; https://law.lawstack.com/cfr/34/300.322/ (copy marked checked against eCFR 2026-06-20)",
    note: "New provision.",
  },
  "parent-participation": {
    quote:
      "A meeting does not include informal or unscheduled conversations involving public agency personnel and conversations on issues such as teaching methodology, lesson plans, or coordination of service provision.",
    source:
      "https://self-law.org/code/us/cfr/t34/s%C2%A7%20300.501 ; github.com/codexstanford/markdonw-chunck-of-the-usa-code chuncks/title-20/chunck-2510.md (20 U.S.C. 1415(b))",
    note: "New provision.",
  },
  observation: {
    quote:
      "neither the statute nor the regulations implementing the IDEA provide a general entitlement for parents of children with disabilities, or their professional representatives, to observe their children",
    source:
      "https://sites.ed.gov/idea/files/idea/policy/speced/guid/idea/letters/2004-2/mamas052604placement2q2004.pdf ; https://webarchive.library.unt.edu/eot2008/20081031105505/http://www.ed.gov/policy/speced/guid/idea/letters/revpolicy/tpedpl.html ; https://sites.ed.gov/idea/idea-files/policy-letter-february-10-2014-to-diana-m-savit-esq/",
    note: "Citation wrong: the Savit letter on visits is Feb. 10, 2014, not 2016 (the 2016 one is on recording). The quoted words are the Department's own summary of the Mamas letter.",
  },
  "iep-copy": {
    quote: "The public agency must give the parent a copy of the child's IEP at no cost to the parent.",
    source:
      "github.com/ConnorCallison/ecfr-opportunities libs/ecfr-markdown/src/results/markdown/title-34/chapter-III.md (copy of the eCFR)",
  },
} as const satisfies EvidenceOf<typeof citations>;
