import * as citations from "../citations/evaluation.ts";
import type { ProvisionsOf } from "../Provision.ts";

/** Finding and evaluating a child. */
export const evaluation = {
  "child-find": {
    ...citations.childFind,
    topic: "Child find",
    rule: "The state must make sure that every child who has a disability and needs special education is found and evaluated, whatever the severity: including children who move up from grade to grade, homeless and migrant children, wards of the state and children in private school. Districts carry this out.",
    commonlyMisstatedAs: "The parent has to ask first, or the child has to be failing first.",
  },
  "parent-request-evaluation": {
    ...citations.parentRequestEvaluation,
    topic: "Parent's right to ask for an evaluation",
    rule: "A parent may ask for a first evaluation at any time. The school must either seek consent and evaluate, or refuse in a written notice that gives its reasons; federal law does not make it agree.",
    commonlyMisstatedAs: "A school must test any child whose parent asks.",
  },
  "initial-evaluation-deadline": {
    ...citations.initialEvaluationDeadline,
    topic: "Deadline for the first evaluation",
    rule: "The first evaluation is due within 60 days (calendar days) after the school receives the parent's signed consent, unless the state sets its own limit, which then replaces the 60 days.",
    deadline: {
      value: 60,
      unit: "calendar days",
      from: "receipt of signed consent",
      note: "or the state's own limit",
    },
    commonlyMisstatedAs: "60 days from the parent's request, or 60 days in every state.",
  },
  "evaluation-deadline-exceptions": {
    ...citations.evaluationDeadlineExceptions,
    topic: "Exceptions to the evaluation deadline",
    rule: "The limit does not apply if the parent keeps failing or refusing to bring the child, or if the child changes districts partway, but then only if the new district is making enough progress to finish promptly and agrees on a date with the parent. For a suspected learning disability the time may be extended by written agreement of the parent and the team.",
  },
  "rti-no-delay": {
    ...citations.rtiNoDelay,
    topic: "Interventions may not delay an evaluation",
    rule: "A school may not use response to intervention or MTSS to delay or deny an evaluation when a disability is suspected. A school that does not suspect a disability may refuse, but only with written notice and reasons.",
    commonlyMisstatedAs: "The child must finish all tiers first; or any request must be granted at once.",
  },
  "evaluation-standards": {
    ...citations.evaluationStandards,
    topic: "How an evaluation must be done",
    rule: "Testing must cover every area of suspected disability, use several tools and not one score, include what the parent says, be fair across race and culture, be given by trained people as its makers direct, and be in the language and form most likely to show what the child can do, where feasible.",
  },
  "existing-data-review": {
    ...citations.existingDataReview,
    topic: "Review of existing data",
    rule: "The team first reviews what is already known, including what the parent brings, and lists what more is needed; it may do this without a meeting. If it finds nothing more is needed for a re-evaluation, it must tell the parent why and that the parent may still ask for testing, which the school must then do.",
    commonlyMisstatedAs: "The school can close a re-evaluation on old records and the parent has no say.",
  },
  reevaluation: {
    ...citations.reevaluation,
    topic: "Re-evaluation",
    rule: "A child is re-evaluated when the school finds it is needed or when a parent or teacher asks, not more than once a year unless both agree, and at least once every 3 years unless parent and school agree it is not needed.",
    deadline: {
      value: 3,
      unit: "years",
      from: "the last evaluation",
      note: "unless parent and school agree it is unnecessary",
    },
    commonlyMisstatedAs: "The parent can only ask every three years, or the school can skip it on its own.",
  },
  "exit-evaluation": {
    ...citations.exitEvaluation,
    topic: "Evaluation before ending services",
    rule: "The school must evaluate before it ends a child's eligibility, except when the student graduates with a regular diploma or passes the age limit; then it must give a summary of achievement and performance with advice for goals after school.",
    commonlyMisstatedAs: "A team can vote a child out of special education without testing.",
  },
  iee: {
    ...citations.iee,
    topic: "Independent educational evaluation",
    rule: "A parent who disagrees with the school's evaluation may ask for an outside one at public expense. The school must, without unnecessary delay, either see that it is provided or file for a hearing to show its own evaluation was sound. It may ask why the parent objects but may not require an answer. The outside evaluator must meet the school's own criteria. One publicly paid evaluation is allowed for each school evaluation disputed; if the school wins, the parent may still get one at private expense, and the school must consider it.",
    commonlyMisstatedAs:
      "The school may simply refuse, or the parent must explain the objection first, or a fixed number of days applies under federal law.",
  },
} as const satisfies ProvisionsOf<typeof citations>;
