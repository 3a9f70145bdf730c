import * as citations from "../citations/moves-and-other-schools.ts";
import type { ProvisionsOf } from "../Provision.ts";

/** Moving, private and charter schools, and coming from early intervention. */
export const movesAndOtherSchools = {
  "transfer-same-state": {
    ...citations.transferSameState,
    topic: "Moving within a state",
    rule: "For a move within the school year the new district, in consultation with the parent, gives services comparable to the old IEP until it adopts that IEP or writes a new one. Both schools must act promptly to pass on records.",
  },
  "transfer-new-state": {
    ...citations.transferNewState,
    topic: "Moving to another state",
    rule: "For a move within the school year the new district, in consultation with the parent, gives comparable services until it evaluates, if it thinks that needed, and writes a new IEP, if appropriate.",
  },
  "private-parent-placed": {
    ...citations.privateParentPlaced,
    topic: "Children placed in private school by parents",
    rule: "These children get child find and a share of federal funds through a services plan, but no individual right to the full services they would get in public school.",
  },
  "private-reimbursement": {
    ...citations.privateReimbursement,
    topic: "Payment for private placement",
    rule: "A hearing officer or court may order payment if the public school did not offer an appropriate education in time and the private one is appropriate, even if it does not meet state standards. Payment may be cut or refused if the parent did not say, at the last IEP meeting attended or in writing at least 10 business days before removal, that they reject the placement, why, and that they mean to enroll the child privately at public cost; or refused an evaluation the school had given notice of; or acted unreasonably. Notice is excused if the school prevented it, never told the parent of the rule, or it would likely cause physical harm. The statute speaks of a child who already had special education from the public school; the Supreme Court held in Forest Grove v. T.A. (2009) that payment can be ordered for a child who never had it.",
    deadline: {
      value: 10,
      unit: "business days",
      from: "before removing the child",
      note: "holidays on a business day count",
    },
  },
  "charter-schools": {
    ...citations.charterSchools,
    topic: "Charter schools",
    rule: "Children in public charter schools and their parents keep all the same rights.",
  },
  "part-c-transition": {
    ...citations.partCTransition,
    topic: "From early intervention to preschool",
    rule: "For an eligible child leaving early intervention, an IEP (or IFSP) must be in effect by the third birthday. If the birthday is in summer, the IEP team decides when services start.",
    deadline: { value: 3, unit: "years of age", note: "IEP or IFSP in effect by that date" },
  },
} as const satisfies ProvisionsOf<typeof citations>;
