import type { ProvisionId } from "./provisions.ts";

/** What a provision's status rests on: the words that were read, and where. Not bundled with any widget. */
export interface Evidence {
  /** The words of the law that the rule puts into plain language. */
  readonly quote: string;
  /** Where they were read. */
  readonly source: string;
  /** What a later reader should know of how it was read. */
  readonly note: string | null;
}

export const evidence: Readonly<Record<ProvisionId, Evidence>> = {
  "supplementary-aids": {
    quote:
      "aids, services, and other supports that are provided in regular education classes or other education-related settings to enable children with disabilities to be educated with nondisabled children",
    source:
      "github.com/codexstanford/markdonw-chunck-of-the-usa-code chuncks/title-20/chunck-2457.md (20 U.S.C. 1401) ; https://framework.esc18.net/display/Webforms/ESC18-FW-Citation.aspx?ID=2100",
    note: "None of substance. The text does not name an aide; an aide is one form of 'other supports'.",
  },
  "iep-content": {
    quote:
      "an explanation of the extent, if any, to which the child will not participate with nondisabled children in the regular class",
    source:
      "https://self-law.org/code/us/cfr/t34/s%C2%A7%20300.320 ; github.com/codexstanford/markdonw-chunck-of-the-usa-code chuncks/title-20/chunck-2506.md (20 U.S.C. 1414(d))",
    note: "Completed: start dates, staff supports, transition, age of majority, and that short-term objectives are federally required only with alternate assessments.",
  },
  lre: {
    quote:
      "only when the nature or severity of the disability ... is such that education in regular classes with the use of supplementary aids and services cannot be achieved satisfactorily",
    source:
      "github.com/codexstanford/markdonw-chunck-of-the-usa-code chuncks/title-20/chunck-2487.md (20 U.S.C. 1412(a))",
    note: "Paragraph pinned; the regulation's section 300.114 was read only through the statute it repeats.",
  },
  "evaluation-standards": {
    quote:
      "Not use any single measure or assessment as the sole criterion for determining whether a child is a child with a disability",
    source:
      "https://sites.ed.gov/idea/regs/b/d/300.304/b ; github.com/codexstanford/markdonw-chunck-of-the-usa-code chuncks/title-20/chunck-2504.md (20 U.S.C. 1414(b))",
    note: "Added parent information, trained examiners and the makers' instructions.",
  },
  "existing-data-review": {
    quote: "shall not be required to conduct such an assessment unless requested to by the child’s parents",
    source:
      "github.com/codexstanford/markdonw-chunck-of-the-usa-code chuncks/title-20/chunck-2505.md (20 U.S.C. 1414(c))",
    note: "New provision.",
  },
  "behavior-in-iep": {
    quote:
      "whose behavior impedes the child’s learning or that of others, consider the use of positive behavioral interventions and supports, and other strategies, to address that behavior",
    source:
      "github.com/codexstanford/markdonw-chunck-of-the-usa-code chuncks/title-20/chunck-2506.md (20 U.S.C. 1414(d)) ; http://edocket.access.gpo.gov/cfr_2007/julqtr/34cfr300.324.htm",
    note: null,
  },
  "personnel-qualifications": {
    quote:
      "or to prevent a parent from filing a complaint about staff qualifications with the State educational agency as provided for under this subchapter",
    source:
      "github.com/codexstanford/markdonw-chunck-of-the-usa-code chuncks/title-20/chunck-2487.md (20 U.S.C. 1412(a))",
    note: "New provision.",
  },
  "prior-written-notice": {
    quote:
      "must be given to the parents of a child with a disability a reasonable time before the public agency ... Proposes ... or ... Refuses to initiate or change",
    source:
      "https://law.lawstack.com/cfr/34/300.503/ (copy marked checked against eCFR 2026-06-20) ; github.com/codexstanford/markdonw-chunck-of-the-usa-code chuncks/title-20/chunck-2511.md (20 U.S.C. 1415(c))",
    note: "Completed the contents (sources of help, other factors). The '10 days' often quoted comes from 1415(c)(2)(B)(i)(I): a response within 10 days of a due process complaint if no notice was sent before.",
  },
};
