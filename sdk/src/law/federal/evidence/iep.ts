import type * as citations from "../citations/iep.ts";
import type { EvidenceOf } from "../Evidence.ts";

export const iep = {
  "iep-30-days": {
    quote:
      "A meeting to develop an IEP for a child is conducted within 30 days of a determination that the child needs special education and related services",
    source: "https://law.lawstack.com/cfr/34/300.323/ (copy marked checked against eCFR 2026-06-20)",
    note: "Citation: no 30-day rule was found in the text of 1414(d)(1)-(4); it is in the regulation, so 1414(d) is dropped.",
  },
  "iep-annual-review": {
    quote:
      "Reviews the child’s IEP periodically, but not less than annually, to determine whether the annual goals for the child are being achieved",
    source: "https://sites.ed.gov/idea/regs/b/d/300.324/b/1",
    note: "None of substance; reasons for revision added.",
  },
  "iep-in-effect": {
    quote:
      "At the beginning of each school year, each public agency must have in effect, for each child with a disability within its jurisdiction, an IEP",
    source:
      "https://law.lawstack.com/cfr/34/300.323/ (copy marked checked against eCFR 2026-06-20) ; https://edregnc.com/regulation/1033",
    note: "Added the duty to tell each teacher and provider (300.323(d)(2)).",
  },
  "iep-team": {
    quote:
      "Not less than one regular education teacher of the child (if the child is, or may be, participating in the regular education environment)",
    source:
      "https://sites.ed.gov/idea/regs/b/d/300.321/a ; https://self-law.org/code/us/cfr/t34/s%C2%A7%20300.321",
    note: "'With authority' is not in the text: the representative must be qualified and know the curriculum and resources.",
  },
  "iep-team-excusal": {
    quote:
      "The parent, in writing, and the public agency consent to the excusal; and ... The member submits, in writing ... input ... prior to the meeting.",
    source:
      "https://sites.ed.gov/idea/regs/b/d/300.321/e/2 ; github.com/codexstanford/markdonw-chunck-of-the-usa-code chuncks/title-20/chunck-2506.md (20 U.S.C. 1414(d))",
    note: "Both parent and school must agree; the input goes to the parent and the team.",
  },
  "iep-content": {
    quote:
      "an explanation of the extent, if any, to which the child will not participate with nondisabled children in the regular class",
    source:
      "https://self-law.org/code/us/cfr/t34/s%C2%A7%20300.320 ; github.com/codexstanford/markdonw-chunck-of-the-usa-code chuncks/title-20/chunck-2506.md (20 U.S.C. 1414(d))",
    note: "Completed: start dates, staff supports, transition, age of majority, and that short-term objectives are federally required only with alternate assessments.",
  },
  "iep-considerations": {
    quote: "The concerns of the parents for enhancing the education of their child",
    source:
      "http://edocket.access.gpo.gov/cfr_2007/julqtr/34cfr300.324.htm ; github.com/codexstanford/markdonw-chunck-of-the-usa-code chuncks/title-20/chunck-2506.md (20 U.S.C. 1414(d))",
    note: "New provision.",
  },
  "iep-amendment": {
    quote:
      "may agree not to convene an IEP meeting for the purposes of making such changes, and instead may develop a written document to amend or modify the child’s current IEP",
    source:
      "github.com/codexstanford/markdonw-chunck-of-the-usa-code chuncks/title-20/chunck-2506.md (20 U.S.C. 1414(d))",
    note: "New provision.",
  },
  transition: {
    quote:
      "beginning not later than the first IEP to be in effect when the child is 16, and updated annually thereafter",
    source:
      "github.com/codexstanford/markdonw-chunck-of-the-usa-code chuncks/title-20/chunck-2506.md (20 U.S.C. 1414(d)) ; https://self-law.org/code/us/cfr/t34/s%C2%A7%20300.321",
    note: "Added yearly update and the student's invitation. It must be in the IEP in force at 16, so it may have to be written at 15.",
  },
  "age-of-majority": {
    quote:
      "beginning not later than 1 year before the child reaches the age of majority under State law, a statement that the child has been informed",
    source:
      "github.com/codexstanford/markdonw-chunck-of-the-usa-code chuncks/title-20/chunck-2506.md (20 U.S.C. 1414(d)) ; https://docslib.org/doc/13748809/transfer-of-parental-rights-at-age-of-majority (300.520)",
    note: "Added the one-year deadline, incompetence, and that the parent still gets notices.",
  },
  "progress-reports": {
    quote:
      "When periodic reports on the progress the child is making toward meeting the annual goals (such as ... concurrent with the issuance of report cards) will be provided",
    source: "http://framework.esc18.net/display/Webforms/ESC18-FW-Citation.aspx?ID=2099",
    note: "Added how progress is measured and that no number is set.",
  },
} as const satisfies EvidenceOf<typeof citations>;
