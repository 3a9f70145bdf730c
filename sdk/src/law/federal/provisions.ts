import * as citations from "./citations.ts";
import type { Provision } from "./Provision.ts";

/** The id of a provision we hold. */
export type ProvisionId = (typeof citations)[keyof typeof citations]["id"];

/** Every federal provision, whole. */
export const provisions: Readonly<Record<ProvisionId, Provision>> = {
  "supplementary-aids": {
    ...citations.supplementaryAids,
    topic: "Aids and supports, including a 1:1 aide",
    rule: "Aids, services and other supports, which can include an aide, must be given when the child needs them to be taught with non-disabled children. The team decides on need; there is no separate federal test for a 1:1 aide.",
    deadline: null,
    commonlyMisstatedAs: "A score or checklist decides who gets an aide, or the district never gives aides.",
  },
  "iep-content": {
    ...citations.iepContent,
    topic: "What an IEP must hold",
    rule: "The IEP states present levels and how the disability affects learning, measurable yearly goals, how progress will be measured and when it will be reported, the services and aids with start date, amount, place and duration, supports for staff, time away from non-disabled classmates, testing accommodations (or why an alternate test is used), and, at the right age, transition and the coming transfer of rights. Short-term objectives are required only for children on alternate assessments.",
    deadline: null,
    commonlyMisstatedAs: null,
  },
  lre: {
    ...citations.lre,
    topic: "Least restrictive environment",
    rule: "Children with disabilities learn with non-disabled children as far as suits them; removal is allowed only when learning there cannot work even with aids and services.",
    deadline: null,
    commonlyMisstatedAs:
      "Full inclusion is always required, or a child must earn the way into a regular class.",
  },
  "evaluation-standards": {
    ...citations.evaluationStandards,
    topic: "How an evaluation must be done",
    rule: "Testing must cover every area of suspected disability, use several tools and not one score, include what the parent says, be fair across race and culture, be given by trained people as its makers direct, and be in the language and form most likely to show what the child can do, where feasible.",
    deadline: null,
    commonlyMisstatedAs: null,
  },
  "existing-data-review": {
    ...citations.existingDataReview,
    topic: "Review of existing data",
    rule: "The team first reviews what is already known, including what the parent brings, and lists what more is needed; it may do this without a meeting. If it finds nothing more is needed for a re-evaluation, it must tell the parent why and that the parent may still ask for testing, which the school must then do.",
    deadline: null,
    commonlyMisstatedAs: "The school can close a re-evaluation on old records and the parent has no say.",
  },
  "behavior-in-iep": {
    ...citations.behaviorInIep,
    topic: "Behavior supports in the IEP",
    rule: "When behavior gets in the way of the child's or others' learning, the team must consider positive supports and other strategies, outside of any discipline.",
    deadline: null,
    commonlyMisstatedAs:
      "A behavior assessment or plan is only for suspended children; or, the federal rule always orders one when a parent asks.",
  },
  "personnel-qualifications": {
    ...citations.personnelQualifications,
    topic: "Staff qualifications",
    rule: "Special education teachers must be fully certified or licensed by the state (charter schools follow their state's charter law) and hold at least a bachelor's degree; related service staff must meet the state's rules for their profession; aides must be trained and supervised. A parent may file a state complaint about staff qualifications, but there is no separate right to sue over them.",
    deadline: null,
    commonlyMisstatedAs: "A parent can demand a named teacher or sue because a teacher is not certified.",
  },
  "prior-written-notice": {
    ...citations.priorWrittenNotice,
    topic: "Prior written notice",
    rule: "The school must give written notice a reasonable time before it proposes or refuses to change identification, evaluation, placement or the provision of FAPE. The notice states what, why, each evaluation or record relied on, other options considered and why rejected, other factors, the parent's protections, and where to get help.",
    deadline: null,
    commonlyMisstatedAs:
      "Federal law gives the school 10 school days to send it. Some states set a number of days; federal law says a reasonable time before the action.",
  },
};
