import type * as citations from "../citations/consent.ts";
import type { EvidenceOf } from "../Evidence.ts";

export const consent = {
  "consent-initial-evaluation": {
    quote:
      "Parental consent for evaluation shall not be construed as consent for placement for receipt of special education and related services.",
    source:
      "github.com/codexstanford/markdonw-chunck-of-the-usa-code chuncks/title-20/chunck-2503.md (20 U.S.C. 1414(a)) ; https://sites.ed.gov/idea/regs/b/d/300.300/d/4",
    note: "Added: a refusal of testing can be overridden by hearing (refusal of services cannot), and the home-school and private-school exception.",
  },
  "consent-initial-services": {
    quote:
      "the local educational agency shall not provide special education and related services to the child by utilizing the procedures described in section 1415",
    source:
      "github.com/codexstanford/markdonw-chunck-of-the-usa-code chuncks/title-20/chunck-2503.md (20 U.S.C. 1414(a)) ; http://www.ideapartnership.org/index.php?option=com_content&view=article&id=485&catid=31&Itemid=58 (words of 300.300(b)(3))",
    note: "Added silence as well as refusal, and that the school is then not in violation.",
  },
  "consent-reevaluation": {
    quote:
      "need not be obtained if the local educational agency can demonstrate that it had taken reasonable measures to obtain such consent and the child’s parent has failed to respond",
    source:
      "github.com/codexstanford/markdonw-chunck-of-the-usa-code chuncks/title-20/chunck-2505.md (20 U.S.C. 1414(c)) ; http://idea.ed.gov/explore/view/p/,root,regs,preamble2,prepart2,D,1787,.html ; https://sites.ed.gov/idea/regs/b/d/300.300/d/1",
    note: "Substance: the given text left out that a refusal (as against silence) can be taken to mediation or hearing, 300.300(c)(1)(ii), and what needs no consent.",
  },
  "consent-iep-signature": {
    quote:
      "There is nothing in the Act that requires IEP members to sign the IEP and we believe it would be overly burdensome to impose such a requirement.",
    source:
      "http://idea.ed.gov/explore/view/p/,root,regs,preamble2,prepart2,D,2753,.html (Department's comments on 300.324)",
    note: "Citation: 300.327 (who decides placement) does not bear on signatures and is replaced by the Department's own statement.",
  },
  "revoke-consent": {
    quote:
      "May not continue to provide special education and related services to the child, but must provide prior written notice in accordance with § 300.503 before ceasing",
    source:
      "https://slideum.com/doc/3535520/parental-revocation-of-consent-for-continued-provision-of (text of 300.300(b)(4)) ; https://cde.ca.gov/sp/se/lr/om010609.asp ; http://framework.esc18.net/display/Webforms/ESC18-FW-Summary.aspx?FID=187&DT=G&LID=en (300.9)",
    note: "Paragraphs pinned; added that no IEP meeting is owed and that the withdrawal is not retroactive.",
  },
  "public-insurance-consent": {
    quote:
      "a public agency may access the parents’ private insurance proceeds only if the parents provide consent",
    source:
      "https://sites.ed.gov/idea/regs/b/b/300.154/e ; https://sites.ed.gov/idea/files/idea-part-b-parental-consent-qa.pdf",
    note: "New provision. The Department proposed in 2023 to drop the public-insurance consent (from memory); no final rule was found: check the live section.",
  },
} as const satisfies EvidenceOf<typeof citations>;
