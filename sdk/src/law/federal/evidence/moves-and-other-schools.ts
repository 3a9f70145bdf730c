import type * as citations from "../citations/moves-and-other-schools.ts";
import type { EvidenceOf } from "../Evidence.ts";

export const movesAndOtherSchools = {
  "transfer-same-state": {
    quote:
      "including services comparable to those described in the previously held IEP, in consultation with the parents until such time as the local educational agency adopts the previously held IEP",
    source:
      "github.com/codexstanford/markdonw-chunck-of-the-usa-code chuncks/title-20/chunck-2506.md (20 U.S.C. 1414(d)) ; https://sites.google.com/a/isd624.org/white-bear-lake-area-schools-total-special-education-system-tses/standard-4/objective-c",
    note: "Added 'within the same school year', consultation and records.",
  },
  "transfer-new-state": {
    quote:
      "until such time as the local educational agency conducts an evaluation ... if determined to be necessary by such agency, and develops a new IEP, if appropriate",
    source:
      "github.com/codexstanford/markdonw-chunck-of-the-usa-code chuncks/title-20/chunck-2506.md (20 U.S.C. 1414(d)) ; https://sites.google.com/a/isd624.org/white-bear-lake-area-schools-total-special-education-system-tses/standard-4/objective-c",
    note: "Added 'within the same school year' and consultation.",
  },
  "private-parent-placed": {
    quote: "shall be equal to a proportionate amount of Federal funds made available under this subchapter",
    source:
      "github.com/codexstanford/markdonw-chunck-of-the-usa-code chuncks/title-20/chunck-2487.md (20 U.S.C. 1412(a)) ; https://sites.ed.gov/idea/regs/b/b/300.138/b/1 ; https://casetext.com/regulation/delaware-administrative-code/title-14-education/special-populations/children-with-disabilities-subpart-b-general-duties-and-eligibility-of-agencies/section-923-370-equitable-services-determined",
    note: "None of substance. The sentence of 300.137(a) (no individual right) was read in Delaware's rule that repeats it.",
  },
  "private-reimbursement": {
    quote:
      "At least ten (10) business days (including any holidays that occur on a business day) prior to the removal of the child from the public school",
    source:
      "https://sites.ed.gov/idea/regs/b/b/300.148/d/1/i ; github.com/codexstanford/markdonw-chunck-of-the-usa-code chuncks/title-20/chunck-2487.md (20 U.S.C. 1412(a))",
    note: "Added the three grounds for cutting payment, the excuses, that holidays on business days count, and the prior-services wording. The holding of Forest Grove v. T.A., 557 U.S. 230 (2009), was read in four summaries of it (2026-11-23), not in the opinion.",
  },
  "charter-schools": {
    quote:
      "Children with disabilities who attend public charter schools and their parents retain all rights under this part.",
    source:
      "https://self-law.org/code/us/cfr/t34/s%C2%A7%20300.209 ; https://webarchive.library.unt.edu/eot2008/20090510150858/http://edocket.access.gpo.gov/cfr_2008/julqtr/34cfr300.209.htm",
    note: "Paragraph pinned. Who must deliver (district, charter as its own district, or state) depends on (b)-(d).",
  },
  "part-c-transition": {
    quote:
      "By the third birthday of such a child, an individualized education program or ... an individualized family service plan, has been developed and is being implemented for the child.",
    source:
      "https://self-law.org/code/us/cfr/t34/s%C2%A7%20300.101 ; github.com/codexstanford/markdonw-chunck-of-the-usa-code chuncks/title-20/chunck-2487.md (20 U.S.C. 1412(a))",
    note: "Added the summer-birthday rule (300.101(b)(2)).",
  },
} as const satisfies EvidenceOf<typeof citations>;
