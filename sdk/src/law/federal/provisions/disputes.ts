import * as citations from "../citations/disputes.ts";
import type { ProvisionsOf } from "../Provision.ts";

/** Ways to settle a dispute, and what they can bring. */
export const disputes = {
  "stay-put": {
    ...citations.stayPut,
    topic: "Stay put",
    rule: "While a due process hearing or the court case after it is pending the child stays in the current placement unless both sides agree otherwise. A child first entering public school is, with the parent's consent, placed there meanwhile. If the hearing officer agrees with the parent on a change, that counts as agreement. A state complaint or mediation alone does not trigger it, and in a discipline appeal the child stays in the interim setting.",
    commonlyMisstatedAs:
      "Refusing to sign an IEP, or a state complaint, freezes the placement by itself under federal law.",
  },
  "state-complaint": {
    ...citations.stateComplaint,
    topic: "State complaint",
    rule: "Any person or organization may send the state education agency a signed complaint of an IDEA violation that happened not more than one year before the state receives it, with the facts and a copy to the district at the same time. The state must decide in writing within 60 days, extended only for exceptional circumstances or if parent and school agree in order to use mediation or another way of settling. Issues also in a due process hearing wait for the hearing.",
    deadline: {
      value: 60,
      unit: "calendar days",
      from: "the filing of the complaint",
      note: "for the decision; violation not more than 1 year before receipt",
    },
    commonlyMisstatedAs: "A state complaint must be filed before a hearing, or only by a parent.",
  },
  mediation: {
    ...citations.mediation,
    topic: "Mediation",
    rule: "Mediation is voluntary for both sides, paid for by the state, led by a trained neutral mediator, and confidential (what is said cannot be used later as evidence). It may not be used to deny or delay a hearing, and can be used without one. A signed agreement can be enforced in state or federal court.",
    commonlyMisstatedAs: "The school can be made to mediate, or mediation must come first.",
  },
  "due-process": {
    ...citations.dueProcess,
    topic: "Due process complaint",
    rule: "A parent or the school may ask for a hearing on identification, evaluation, placement or FAPE, within 2 years of when that side knew or should have known of the action, unless the state has its own time limit. The limit does not bind a parent who was kept from filing because the school wrongly said the problem was solved or held back information it had to give. The complaint must name the child, the problem and a proposed solution; issues not in it cannot be raised unless the other side agrees. If the school had sent no prior written notice on the matter it must answer within 10 days.",
    deadline: {
      value: 2,
      unit: "years",
      from: "when the party knew or should have known of the action",
      note: "unless the state sets its own limit",
    },
    commonlyMisstatedAs: "Two years in every state.",
  },
  "resolution-session": {
    ...citations.resolutionSession,
    topic: "Resolution meeting",
    rule: "The school holds a meeting within 15 days of the parent's due process complaint, unless both waive it in writing or choose mediation. Someone able to decide for the school must come; the school may bring a lawyer only if the parent does. If the matter is not settled within 30 days the hearing may go ahead. If the parent will not take part, the school may after the 30 days ask for dismissal; if the school does not hold the meeting or come to it, the parent may ask the hearing officer to start the hearing clock. Either side may cancel a signed settlement within 3 business days.",
    deadline: {
      value: 15,
      unit: "calendar days",
      from: "receipt of the parent's complaint",
      note: "to meet; 30 days to resolve",
    },
  },
  "hearing-decision": {
    ...citations.hearingDecision,
    topic: "Hearing decision and appeal",
    rule: "The decision is due 45 days after the resolution period ends (30 days, or earlier if both waive it or agree in writing that no agreement is possible), unless extended at a party's request. A procedural mistake counts as denying FAPE only if it impeded the child's right, significantly impeded the parent's part in deciding, or cost educational benefit. A party may go to court within 90 days of the decision, unless state law differs; states with two levels have a state review first.",
    deadline: {
      value: 45,
      unit: "calendar days",
      from: "the end of the resolution period",
      note: "for the decision; 90 days from the decision to go to court unless state law differs",
    },
  },
  "burden-of-proof": {
    ...citations.burdenOfProof,
    topic: "Who must prove the case",
    rule: "In a hearing the side asking for relief carries the burden of persuasion. A few states put it on the school by their own law; the Supreme Court did not decide whether they may.",
    commonlyMisstatedAs: "The school always has to prove its case.",
  },
  "compensatory-education": {
    ...citations.compensatoryEducation,
    topic: "Make-up services",
    rule: "Services a child should have had may be ordered later as a remedy by a hearing officer, state agency or court.",
  },
  "attorney-fees": {
    ...citations.attorneyFees,
    topic: "Attorney's fees",
    rule: "A court may award reasonable lawyer's fees to a parent who wins; the fees of experts and consultants are not included. No fees are paid for IEP meetings (unless a hearing or court ordered them) or resolution meetings, or for work after a written settlement offer made more than 10 days before the hearing and not accepted within 10 days, if it was as good as the result, unless the parent had good reason to reject it. A school may recover fees from the parent's lawyer for a frivolous case, and from the lawyer or the parent for one brought for an improper purpose.",
  },
} as const satisfies ProvisionsOf<typeof citations>;
