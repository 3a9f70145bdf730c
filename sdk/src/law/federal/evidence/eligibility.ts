import type * as citations from "../citations/eligibility.ts";
import type { EvidenceOf } from "../Evidence.ts";

export const eligibility = {
  "eligibility-team": {
    quote:
      "The public agency provides a copy of the evaluation report and the documentation of determination of eligibility at no cost to the parent.",
    source:
      "https://www.casemine.com/regulation/us/59476a16add7b00bc4b4cc76/amp (text of 300.306, 2016) ; https://framework.esc18.net/display/Webforms/ESC18-FW-Citation.aspx?ID=1995 ; github.com/codexstanford/markdonw-chunck-of-the-usa-code chuncks/title-20/chunck-2504.md (20 U.S.C. 1414(b))",
    note: "'Poor teaching' replaced by the text's words: lack of appropriate instruction in reading or math. See the separate new provision determinant-factor.",
  },
  "eligibility-two-part": {
    quote:
      "but only needs a related service and not special education, the child is not a child with a disability under this part",
    source:
      "https://content.acsa.org/i/964647-2018-supplement-the-green-book-of-special-education/4 (text of 300.8(a)) ; github.com/codexstanford/markdonw-chunck-of-the-usa-code chuncks/title-20/chunck-2457.md (20 U.S.C. 1401)",
    note: "Added the related-service-only rule (300.8(a)(2)). The sentence on diagnosis is inference from the text, which names none.",
  },
  "disability-categories": {
    quote:
      "an orthopedic impairment, autism, traumatic brain injury, another health impairment, a specific learning disability, deaf-blindness, or multiple disabilities, and who, by reason thereof, needs special education",
    source:
      "https://content.acsa.org/i/964647-2018-supplement-the-green-book-of-special-education/4 (text of 300.8(a)-(b)) ; github.com/codexstanford/markdonw-chunck-of-the-usa-code chuncks/title-20/chunck-2457.md (20 U.S.C. 1401) ; https://self-law.org/code/us/cfr/t34/s%C2%A7%20300.111",
    note: "Citation: the statute lists ten groups (no separate deafness, deaf-blindness or multiple disabilities); the 13 are in 300.8(c). Developmental delay is the state's choice and may cover fewer ages. The definitions of 300.8(b) and (c)(1)-(13), on which the glossary rests, were read whole in github.com/ConnorCallison/ecfr-opportunities libs/ecfr-markdown/src/results/markdown/title-34/chapter-III.md (copy of the eCFR).",
  },
  "determinant-factor": {
    quote:
      "A child must not be determined to be a child with a disability ... If the determinant factor for that determination is ... Lack of appropriate instruction in reading",
    source:
      "https://www.casemine.com/regulation/us/59476a16add7b00bc4b4cc76/amp (text of 300.306, 2016) ; github.com/codexstanford/markdonw-chunck-of-the-usa-code chuncks/title-20/chunck-2504.md (20 U.S.C. 1414(b))",
    note: "New provision.",
  },
  "sld-criteria": {
    quote:
      "Must not require the use of a severe discrepancy between intellectual ability and achievement ... Must permit ... a process based on the child's response to scientific, research-based intervention",
    source:
      "https://law.lawstack.com/cfr/34/300.307/ (copy marked checked against eCFR 2026-06-20) ; github.com/codexstanford/markdonw-chunck-of-the-usa-code chuncks/title-20/chunck-2504.md (20 U.S.C. 1414(b))",
    note: "New provision.",
  },
  "sld-determination": {
    quote:
      "does not make sufficient progress ... when using a process based on the child's response to scientific, research-based intervention; or ... exhibits a pattern of strengths and weaknesses",
    source:
      "https://codes.findlaw.com/cfr/title-34-education/cfr-sect-34-300-309/ ; https://www.ecfr.gov/cgi-bin/text-idx?mc=true&node=se34.2.300_1308&rgn=div8 (300.308, 2021) ; https://self-law.org/code/us/cfr/t34/s%C2%A7%20300.311",
    note: "New provision. 300.310 (observation) was not read; (b) of 300.309 was read through quotation in a repository file (find_string id 61469680420).",
  },
  "grades-no-bar": {
    quote:
      "even though the child has not failed or been retained in a course or grade, and is advancing from grade to grade",
    source: "https://self-law.org/code/us/cfr/t34/s%C2%A7%20300.101",
  },
  ages: {
    quote:
      "must be available to all children residing in the State between the ages of 3 and 21, inclusive, including children with disabilities who have been suspended or expelled from school",
    source:
      "https://self-law.org/code/us/cfr/t34/s%C2%A7%20300.101 ; github.com/codexstanford/markdonw-chunck-of-the-usa-code chuncks/title-20/chunck-2487.md (20 U.S.C. 1412(a)) ; github.com/codexstanford/markdonw-chunck-of-the-usa-code chuncks/title-20/chunck-2505.md (20 U.S.C. 1414(c))",
    note: "None of substance. 300.102 itself was not found; the graduation and age-limit end points were read in 1414(c)(5)(B)(i).",
  },
} as const satisfies EvidenceOf<typeof citations>;
