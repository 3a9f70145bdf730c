import type * as citations from "../citations/disputes.ts";
import type { EvidenceOf } from "../Evidence.ts";

export const disputes = {
  "stay-put": {
    quote:
      "during the pendency of any administrative or judicial proceeding regarding a due process complaint notice requesting a due process hearing",
    source:
      "https://self-law.org/code/us/cfr/t34/s%C2%A7%20300.518 ; github.com/codexstanford/markdonw-chunck-of-the-usa-code chuncks/title-20/chunck-2518.md (20 U.S.C. 1415(j)) ; http://cfr.laws-info.com/text/34/300/533",
    note: "Added first admission, (d) agreement by decision, and what happens in a discipline appeal. That a state complaint or mediation alone does not trigger it follows from the words 'due process complaint'.",
  },
  "state-complaint": {
    quote:
      "The complaint must allege a violation that occurred not more than one year prior to the date that the complaint is received",
    source:
      "https://law.lawstack.com/cfr/34/300.153/ (copy marked checked against eCFR 2026-06-20) ; https://law.lawstack.com/cfr/34/300.152/ (copy marked checked against eCFR 2026-06-20) ; https://www.advocacyinstitute.org/iscrc/FederalRegs.shtml",
    note: "Added organizations, agreement for other dispute resolution besides mediation, and that issues also before a hearing officer are set aside. The year runs back from receipt.",
  },
  mediation: {
    quote:
      "is voluntary on the part of the parties; ... is not used to deny or delay a parent’s right to a due process hearing",
    source:
      "github.com/codexstanford/markdonw-chunck-of-the-usa-code chuncks/title-20/chunck-2513.md (20 U.S.C. 1415(e))",
    note: "Added that it may not delay a hearing and is open before any complaint.",
  },
  "due-process": {
    quote:
      "within 2 years of the date the parent or agency knew or should have known about the alleged action that forms the basis of the complaint",
    source:
      "github.com/codexstanford/markdonw-chunck-of-the-usa-code chuncks/title-20/chunck-2514.md (20 U.S.C. 1415(f)) ; github.com/codexstanford/markdonw-chunck-of-the-usa-code chuncks/title-20/chunck-2510.md (20 U.S.C. 1415(b)) ; github.com/codexstanford/markdonw-chunck-of-the-usa-code chuncks/title-20/chunck-2511.md (20 U.S.C. 1415(c))",
    note: "The two exceptions spelled out (parents only); contents of the complaint and the school's 10-day response added.",
  },
  "resolution-session": {
    quote:
      "unless the parents and the local educational agency agree in writing to waive such meeting, or agree to use the mediation process",
    source:
      "github.com/codexstanford/markdonw-chunck-of-the-usa-code chuncks/title-20/chunck-2514.md (20 U.S.C. 1415(f)) ; https://sites.ed.gov/idea/regs/b/e/300.510/b/4 ; https://sites.ed.gov/idea/regs/b/e/300.510/c",
    note: "Substance: the waiver must be in writing by both; added the lawyer rule, dismissal if the parent does not take part, and the 3-business-day right to cancel.",
  },
  "hearing-decision": {
    quote:
      "not later than 45 days after the expiration of the 30 day period under Sec. 300.510(b), or the adjusted time periods described in Sec. 300.510(c)",
    source:
      "http://idea.ed.gov/explore/view/p-old/,root,regs,300,E,300.515,a,.html ; github.com/codexstanford/markdonw-chunck-of-the-usa-code chuncks/title-20/chunck-2517.md (20 U.S.C. 1415(i)) ; github.com/codexstanford/markdonw-chunck-of-the-usa-code chuncks/title-20/chunck-2514.md (20 U.S.C. 1415(f))",
    note: "Added when the 45 days start early, the procedural-violation test (300.513(a)) and two-level states.",
  },
  "burden-of-proof": {
    quote:
      "The burden of persuasion in an administrative hearing challenging an IEP is properly placed upon the party seeking relief, whether that is the disabled child or the school district.",
    source: "https://en.wikisource.org/wiki/Page:United_States_Reports_546.pdf/260",
    note: "'Unless state law says otherwise' was stated as settled; the Court left it open (that last point from general knowledge, not in the part read). The Court's own address (bound volume 546) was not opened.",
  },
  "compensatory-education": {
    quote:
      "including corrective action appropriate to address the needs of the child (such as compensatory services or monetary reimbursement)",
    source:
      "https://www.advocacyinstitute.org/iscrc/FederalRegs.shtml (300.151) ; github.com/codexstanford/markdonw-chunck-of-the-usa-code chuncks/title-20/chunck-2517.md (20 U.S.C. 1415(i))",
    note: "Paragraph pinned; the state must also address future services for all children. A hearing officer's power is court-made, read from 'such relief as the court determines is appropriate'.",
  },
  "attorney-fees": {
    quote: "does not authorize prevailing parents to recover expert fees",
    source:
      "github.com/codexstanford/markdonw-chunck-of-the-usa-code chuncks/title-20/chunck-2517.md (20 U.S.C. 1415(i)) ; http://supct.law.cornell.edu/supct/html/05-18.ZS.html",
    note: "Substance: added when a parent or the parent's lawyer can be made to pay and the settlement-offer limit. Arlington concerned an educational consultant and expert fees; 'lay advocates' as such is not in the texts read.",
  },
} as const satisfies EvidenceOf<typeof citations>;
