import type * as citations from "../citations/school-life.ts";
import type { EvidenceOf } from "../Evidence.ts";

const copyOfTheEcfr =
  "github.com/ConnorCallison/ecfr-opportunities libs/ecfr-markdown/src/results/markdown/title-34/chapter-III.md";

export const schoolLife = {
  "extracurricular-activities": {
    quote:
      "to provide nonacademic and extracurricular services and activities in the manner necessary to afford children with disabilities an equal opportunity for participation in those services and activities",
    source: `${copyOfTheEcfr} (300.107, 300.117 and 300.42 whole) ; https://law.lawstack.com/laws/34-cfr_s_104-37_nonacademic-services-82158158-3376-460a-9cb7-a94a285441bc and casetext.com (104.37(a)-(c), "shall provide to qualified handicapped students an equal opportunity for participation")`,
    note: 'Field trips are not named in 300.107: the regulation\'s list is open ("may include"). The Department says of trips in its Section 504 guide of December 2016, scenario 9 (read at corada.com), that a school may not make a parent come along because of the disability where other parents need not; whether that guide is still posted was not checked.',
  },
  "school-health-services": {
    quote:
      "health services that are designed to enable a child with a disability to receive FAPE as described in the child's IEP",
    source: `${copyOfTheEcfr} (300.34 whole) ; http://law.onecle.com/ussc/526/526us66.html and 526us72.html (syllabus, opening; opinion, page 72)`,
    note: "Of Garret F. the opening of the syllabus and page 72 of the opinion were read; its holding was read in four summaries of it, not in the opinion.",
  },
  "school-counseling": {
    quote:
      "Planning and managing a program of psychological services, including psychological counseling for children and parents",
    source: `${copyOfTheEcfr} (300.34 whole)`,
    note: "Medical services, by (a) and (c)(5), only for diagnosis and evaluation.",
  },
  "service-animals": {
    quote:
      "Generally, a public entity shall modify its policies, practices, or procedures to permit the use of a service animal by an individual with a disability.",
    source:
      "https://self-law.org (a copy of 28 CFR 35.136) ; https://germanshepherds.com (the final rule as published) ; https://view.joomag.com/the-atlanta-lawyer-april-may-2019/0531964001558368071?page=11 (that no papers may be asked for)",
    note: "Paragraphs (a) to (f) were read in two copies, the end of (f) only as described by a bar journal.",
  },
  "crime-reports": {
    quote:
      "An agency reporting a crime committed by a child with a disability must ensure that copies of the special education and disciplinary records of the child are transmitted for consideration by the appropriate authorities to whom the agency reports the crime.",
    source:
      "https://law.lawstack.com/laws/34-cfr_s_300-535 (300.535 whole) ; http://idea.ed.gov/explore/view/p-old/,root,regs,preamble2,prepart2,E,3650,.html (the Department on (b)(2))",
    note: "The statute, 1415(k)(6), was not read.",
  },
  "no-retaliation": {
    quote:
      "No recipient or other person shall intimidate, threaten, coerce, or discriminate against any individual for the purpose of interfering with any right or privilege secured by section 601 of the Act or this part, or because he has made a complaint, testified, assisted, or participated in any manner",
    source:
      "github.com/ConnorCallison/ecfr-opportunities libs/ecfr-markdown/src/results/markdown/title-34/chapter-I.md (100.7 whole)",
    note: "104.61 applies 100.6-100.10 to Section 504; it is in the evidence of ocr-complaint.",
  },
  "recording-without-telling": {
    quote:
      "where such person is a party to the communication or where one of the parties to the communication has given prior consent to such interception unless such communication is intercepted for the purpose of committing any criminal or tortious act",
    source: "find_string ids 58702963124 and 61001343128 (2511(2)(d) as quoted, and as enacted)",
    note: "The code itself was not read. State laws differ: see recordingConsent in the state files.",
  },
} as const satisfies EvidenceOf<typeof citations>;
