import type { DenialReasonId, LetterToSend } from "@iep-insider/sdk/contract";
import type { ProvisionId } from "@iep-insider/sdk/law";

/** The reasons that the rules know: those of the list, and others that parents hear. */
export const reasonKinds = [
  "iee_refused",
  "plan_504",
  "too_young_old",
  "recent_evaluation",
  "diagnosis_first",
  "medication_first",
  "wrong_label",
  "learning_english",
  "missed_school",
  "setting",
  "no_need",
  "private_school",
  "not_eligible",
  "plan_504_enough",
  "no_significant_impact",
  "try_other_interventions",
  "wait",
  "budget_constraints",
  "no_services",
  "policy",
  "child_passing",
  "parent_concern_only",
  "childs_fault",
  "no_reason",
] as const satisfies readonly (DenialReasonId | string)[];
export type ReasonKind = (typeof reasonKinds)[number];

/** The provisions behind each answer, the most relevant first, and the letter that fits it. */
export const basisOf: Readonly<
  Record<ReasonKind, { readonly rules: readonly ProvisionId[]; readonly letter: LetterToSend }>
> = {
  iee_refused: { rules: ["iee"], letter: "iee_request" },
  plan_504: {
    rules: [
      "section-504-rights",
      "disability-definition-504-ada",
      "section-504-evaluation",
      "section-504-safeguards",
      "ocr-complaint",
    ],
    letter: "504_evaluation",
  },
  child_passing: {
    rules: ["grades-no-bar", "child-find", "eligibility-two-part"],
    letter: "prior_written_notice",
  },
  no_services: { rules: ["cost-not-a-reason", "fape", "related-services"], letter: "prior_written_notice" },
  too_young_old: { rules: ["ages", "part-c-transition", "child-find"], letter: "prior_written_notice" },
  try_other_interventions: {
    rules: ["rti-no-delay", "parent-request-evaluation", "child-find"],
    letter: "initial_evaluation",
  },
  wait: {
    rules: ["parent-request-evaluation", "rti-no-delay", "child-find"],
    letter: "prior_written_notice",
  },
  budget_constraints: { rules: ["cost-not-a-reason", "fape"], letter: "prior_written_notice" },
  no_significant_impact: {
    rules: ["eligibility-two-part", "grades-no-bar", "evaluation-standards", "eligibility-team"],
    letter: "prior_written_notice",
  },
  parent_concern_only: {
    rules: ["parent-request-evaluation", "existing-data-review", "child-find"],
    letter: "prior_written_notice",
  },
  recent_evaluation: { rules: ["reevaluation", "iee", "existing-data-review"], letter: "iee_request" },
  diagnosis_first: {
    rules: ["eligibility-two-part", "evaluation-standards", "child-find"],
    letter: "initial_evaluation",
  },
  medication_first: {
    rules: ["medication-ban", "parent-request-evaluation"],
    letter: "prior_written_notice",
  },
  wrong_label: {
    rules: ["fape", "special-education", "evaluation-standards"],
    letter: "prior_written_notice",
  },
  learning_english: {
    rules: ["determinant-factor", "evaluation-standards", "child-find"],
    letter: "initial_evaluation",
  },
  missed_school: {
    rules: ["determinant-factor", "child-find", "parent-request-evaluation"],
    letter: "initial_evaluation",
  },
  setting: { rules: ["lre", "continuum", "placement"], letter: "prior_written_notice" },
  no_need: { rules: ["fape", "iep-content", "parent-participation"], letter: "prior_written_notice" },
  private_school: { rules: ["private-parent-placed", "child-find"], letter: "initial_evaluation" },
  not_eligible: { rules: ["eligibility-two-part", "eligibility-team", "iee"], letter: "iee_request" },
  plan_504_enough: {
    rules: ["eligibility-two-part", "section-504-rights", "parent-request-evaluation"],
    letter: "initial_evaluation",
  },
  policy: { rules: ["fape", "evaluation-standards"], letter: "prior_written_notice" },
  childs_fault: {
    rules: ["child-find", "behavior-in-iep", "parent-request-evaluation"],
    letter: "initial_evaluation",
  },
  no_reason: { rules: ["parent-request-evaluation"], letter: "prior_written_notice" },
};

/** The chat's topics that each is about. */
export const topicsOf: Readonly<Record<ReasonKind, readonly string[]>> = {
  iee_refused: ["iee-refused"],
  plan_504: ["504-refused"],
  too_young_old: ["ages-served"],
  recent_evaluation: ["reevaluation"],
  diagnosis_first: ["diagnosis-needed"],
  medication_first: ["medicine-demanded"],
  wrong_label: ["condition-and-iep"],
  learning_english: ["english-learner"],
  missed_school: ["evaluation-refused"],
  setting: ["regular-class"],
  no_need: ["services-cut"],
  private_school: ["private-school-rights"],
  not_eligible: ["found-not-eligible"],
  plan_504_enough: ["iep-or-504"],
  no_significant_impact: ["found-not-eligible"],
  try_other_interventions: ["interventions-first"],
  wait: ["told-to-wait"],
  budget_constraints: ["cost-as-reason"],
  no_services: ["no-staff"],
  policy: ["prior-written-notice"],
  child_passing: ["good-grades"],
  parent_concern_only: ["evaluation-refused"],
  childs_fault: ["behavior-support"],
  no_reason: ["prior-written-notice"],
};
