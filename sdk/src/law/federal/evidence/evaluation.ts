import type * as citations from "../citations/evaluation.ts";
import type { EvidenceOf } from "../Evidence.ts";

export const evaluation = {
  "child-find": {
    quote:
      "All children with disabilities residing in the State, including ... homeless children or ... wards of the State, and ... attending private schools ... are identified, located, and evaluated",
    source:
      "https://self-law.org/code/us/cfr/t34/s%C2%A7%20300.111 ; github.com/codexstanford/markdonw-chunck-of-the-usa-code chuncks/title-20/chunck-2487.md (20 U.S.C. 1412(a))",
    note: "Added wards of the state and highly mobile (migrant) children; the duty is written as the state's, carried out by districts. Paragraph pinned; the stored copy of current (c) breaks off after its first words (the same words were read whole in the older 300.125(a)(2)).",
  },
  "parent-request-evaluation": {
    quote:
      "either a parent of a child or a public agency may initiate a request for an initial evaluation to determine if the child is a child with a disability",
    source:
      "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/subpart-D/subject-group-ECFRcdd53b28839f370/section-300.301 (stored copy of 2024-11-14) ; https://law.lawstack.com/cfr/34/300.503/ (copy marked checked against eCFR 2026-06-20)",
    note: "Paragraph pinned (300.503(a)(2) for the refusal). 'At any time' is the Department's wording (OSEP 2011 slides), not the regulation's.",
  },
  "initial-evaluation-deadline": {
    quote:
      "Must be conducted within 60 days of receiving parental consent for the evaluation; or ... If the State establishes a timeframe ... within that timeframe",
    source:
      "https://www.ecfr.gov/current/title-34/subtitle-B/chapter-III/part-300/subpart-D/subject-group-ECFRcdd53b28839f370/section-300.301 (stored copy of 2024-11-14) ; https://sites.ed.gov/idea/regs/b/d/300.301/c",
    note: "None of substance. 300.11(a) (day = calendar day) was not found as text on a stored copy; only the Department's 1999 brief and 2006 comments on that section were read.",
  },
  "evaluation-deadline-exceptions": {
    quote:
      "only if the subsequent public agency is making sufficient progress to ensure a prompt completion of the evaluation, and the parent and subsequent public agency agree",
    source:
      "https://law.lawstack.com/cfr/34/300.301/ (copy marked checked against eCFR 2026-06-20) ; github.com/codexstanford/markdonw-chunck-of-the-usa-code chuncks/title-20/chunck-2503.md (20 U.S.C. 1414(a))",
    note: "Added that the transfer exception needs both sufficient progress and an agreed date. 300.309(c) itself (written extension) was not shown in the stored copies.",
  },
  "rti-no-delay": {
    quote:
      "A Response to Intervention (RTI) Process Cannot Be Used to Delay-Deny an Evaluation for Eligibility under the Individuals with Disabilities Education Act",
    source:
      "https://sites.ed.gov/idea/idea-files/osep-memo-11-07-response-to-intervention-rti-memo/ ; https://spedsearch.com/database/federal/osep/memos/",
    note: "Memo 16-07 is about preschool children only; say so when citing it. The law itself contains no such sentence: this is the Department's reading.",
  },
  "evaluation-standards": {
    quote:
      "Not use any single measure or assessment as the sole criterion for determining whether a child is a child with a disability",
    source:
      "https://sites.ed.gov/idea/regs/b/d/300.304/b ; github.com/codexstanford/markdonw-chunck-of-the-usa-code chuncks/title-20/chunck-2504.md (20 U.S.C. 1414(b))",
    note: "Added parent information, trained examiners and the makers' instructions. The areas of (c)(4), 'including, if appropriate, health, vision, hearing, social and emotional status, general intelligence, academic performance, communicative status, and motor abilities', were read as quoted by https://wrightslaw.com/blog/visual-impairment-eligibility .",
  },
  "existing-data-review": {
    quote: "shall not be required to conduct such an assessment unless requested to by the child’s parents",
    source:
      "github.com/codexstanford/markdonw-chunck-of-the-usa-code chuncks/title-20/chunck-2505.md (20 U.S.C. 1414(c))",
    note: "New provision.",
  },
  reevaluation: {
    quote:
      "May occur not more than once a year, unless ... agree otherwise; and ... Must occur at least once every 3 years, unless ... agree that a reevaluation is unnecessary",
    source:
      "https://lexbuild.dev/ecfr/title-34/chapter-III/part-300/section-300.303 (eCFR text current to 2026-04-05)",
    note: "Added that a parent's or teacher's request triggers a re-evaluation (300.303(a)(2)), which the given rule left out.",
  },
  "exit-evaluation": {
    quote:
      "shall evaluate a child with a disability in accordance with this section before determining that the child is no longer a child with a disability",
    source:
      "github.com/codexstanford/markdonw-chunck-of-the-usa-code chuncks/title-20/chunck-2505.md (20 U.S.C. 1414(c))",
    note: "New provision.",
  },
  iee: {
    quote:
      "File a due process complaint to request a hearing to show that its evaluation is appropriate; or ... Ensure that an independent educational evaluation is provided at public expense",
    source:
      "https://sites.ed.gov/idea/regs/b/e/300.502/b/2/i ; https://sites.ed.gov/idea/regs/b/e/300.502/a/3 ; https://www.murrieta.k12.ca.us/Page/38643 (text of 300.502(b)) ; https://edregnc.com/regulation/1038",
    note: "Added the school's criteria, that it may ask for but not demand a reason, and the effect of losing. 1415(d)(2)(A) only lists the topic in the rights notice and is dropped.",
  },
} as const satisfies EvidenceOf<typeof citations>;
