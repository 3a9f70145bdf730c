import * as citations from "../citations/who-decides.ts";
import type { ProvisionsOf } from "../Provision.ts";

/** Who acts for the child, and what a family may ask when it moves, chooses a school or hears a label. */
export const whoDecides = {
  "who-is-parent": {
    ...citations.whoIsParent,
    topic: "Who counts as the parent",
    rule: "A parent is a biological or adoptive parent; a foster parent, unless state law, state rules or a contract with a state or local body bars it; a guardian who may act as the child's parent or decide on the child's education (but not the state, for its ward); a person acting in a parent's place with whom the child lives, such as a grandparent, stepparent or other relative, or one legally responsible for the child's welfare; or an appointed surrogate parent. If more than one could act, a biological or adoptive parent who is trying to act is presumed to be the parent, unless that person has no legal authority to decide on the child's education. If a court order names one of these persons (other than a surrogate) to act as the parent or to decide on education, that person is the parent.",
  },
  "surrogate-parent": {
    ...citations.surrogateParent,
    topic: "A surrogate parent",
    rule: "The public agency must protect a child's rights, with a way to decide if the child needs a surrogate parent and to assign one, when no parent can be identified or, after reasonable efforts, found, when the child is a ward of the state, or when the child is an unaccompanied homeless youth. The surrogate may not work for the state agency, the district or another agency involved in the child's education or care, may have no interest that conflicts with the child's, and must have the knowledge and skills to represent the child. For a ward the judge in the child's case may appoint one instead. Shelter staff may serve for a homeless youth for a time. The surrogate may represent the child in all matters of identification, evaluation, placement and FAPE.",
    deadline: {
      value: 30,
      unit: "calendar days",
      from: "the day a public agency determines that the child needs a surrogate parent",
      note: "the state must make reasonable efforts to see one assigned by then",
    },
  },
  "records-both-parents": {
    ...citations.recordsBothParents,
    topic: "Records and both parents",
    rule: "Under FERPA a school must give full rights to either parent, unless it has been given evidence of a court order, state statute or legally binding document on such matters as divorce, separation or custody that specifically revokes these rights.",
    commonlyMisstatedAs: "Often said to belong only to the parent with custody.",
  },
  "divorced-parents-rights": {
    ...citations.divorcedParentsRights,
    topic: "Divorced parents",
    rule: "A parent's IDEA rights apply to both parents after a divorce, unless a court order or state law says otherwise. No federal special education rule says which parent prevails when they disagree; the court order and state custody law do.",
  },
  "military-transfer": {
    ...citations.militaryTransfer,
    topic: "Military families",
    rule: "IDEA has no transfer rule for military families alone: the rules for any child who moves apply. The Department counts military-connected children among highly mobile children and reads comparable services to include extended school year services. The Interstate Compact on Educational Opportunity for Military Children is law that each state enacts for itself, not federal law.",
    commonlyMisstatedAs: "The compact is often taken for a federal law.",
  },
  "private-services-disputes": {
    ...citations.privateServicesDisputes,
    topic: "Disputes over services in private school",
    rule: "A child placed by the parents in a private school has no individual right to services, may get a different amount than in public school, and the district makes the final decision on them. A due process hearing is open only for child find and evaluation; a complaint about the services goes to the state agency.",
  },
  "voucher-students": {
    ...citations.voucherStudents,
    topic: "Vouchers and scholarships",
    rule: "The Department treats a child whose parents use a state voucher or scholarship to enroll the child in a private school in general as placed there by the parents: child find and a share of federal funds, but no individual right to services. No federal special education law sets the terms of such a program; state law does, and programs differ.",
  },
  "parent-training": {
    ...citations.parentTraining,
    topic: "Parent counseling and training",
    rule: "Parent counseling and training is a related service: help in understanding the child's special needs, information about child development, and help in gaining the skills to support the child's IEP. The district owes it if the IEP team decides that it is necessary for the child's appropriate education.",
  },
  "high-cognition": {
    ...citations.highCognition,
    topic: "Gifted children with a disability",
    rule: "A child with high cognition who has one of the disabilities and because of it needs special education is protected by IDEA. Districts must evaluate every child suspected of having a disability, whatever the child's cognitive skills, and may not use one measure as the only basis. IDEA does not itself speak of twice exceptional students and sets up no gifted programs.",
    commonlyMisstatedAs: "Often said that a gifted child cannot have an IEP.",
  },
  "accelerated-programs": {
    ...citations.acceleratedPrograms,
    topic: "Advanced classes",
    rule: "A school that gets federal money may not refuse a qualified student a place in an accelerated class or program only because the student needs special education or aids, or has an IEP or a Section 504 plan, and may not make the student give up needed aids to take part. It need not admit a student who does not meet proper entry standards.",
  },
  "promotion-and-retention": {
    ...citations.promotionAndRetention,
    topic: "Promotion and retention",
    rule: "IDEA sets no standards for promoting or retaining a child; state or local rules do. It does not generally require the IEP team to decide, and does not prevent a state or district from giving the decision to the team. Such a decision is not the same as a placement decision.",
  },
  "other-health-impairment": {
    ...citations.otherHealthImpairment,
    topic: "ADHD and other health impairment",
    rule: "Other health impairment is limited strength, vitality or alertness, including heightened alertness to what is around the child that limits alertness to school, that comes from a chronic or acute health problem such as ADHD, asthma, diabetes, epilepsy or Tourette syndrome, and that adversely affects educational performance. The child must also need special education because of it.",
  },
  "adhd-section-504": {
    ...citations.adhdSection504,
    topic: "ADHD under Section 504",
    rule: "A student whose ADHD makes it hard to concentrate, read, think or organize may have a disability under Section 504 however well the student does in school. The district must evaluate at no cost a student it has reason to believe has a disability and needs services because of it; when a parent asks, it must evaluate or explain why it refuses and give notice of the right to dispute that. It may not count the good effects of medication against the student.",
  },
} as const satisfies ProvisionsOf<typeof citations>;
