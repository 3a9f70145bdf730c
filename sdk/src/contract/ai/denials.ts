/** The most reasons a parent can confirm. */
export const mostReasons = 6;

/**
 * Schools' reasons for a denial, in the order of the list; screens show and send `label` as `denialReason`, except for
 * `other`, which sends the parent's own words.
 */
export const denialReasons = [
  {
    id: "child_passing",
    label: "My child is passing or has good grades",
    description: /* message */ "The school says that grades or test scores are fine, so no help is needed.",
  },
  {
    id: "no_services",
    label: "They do not have that service",
    description: /* message */ "The school says that it does not offer what your child needs.",
  },
  {
    id: "too_young_old",
    label: "My child is too young or too old",
    description: /* message */ "The school says that your child's age is the reason.",
  },
  {
    id: "try_other_interventions",
    label: "They want to try other help first",
    description: /* message */ "The school wants tiers of extra help, tutoring or more time before it tests.",
  },
  {
    id: "budget_constraints",
    label: "There is no money or staff",
    description: /* message */ "The school points to its budget, or says that it cannot find anyone.",
  },
  {
    id: "no_significant_impact",
    label: "They see no real effect on learning",
    description: /* message */ "The school says that the disability does not get in the way at school.",
  },
  {
    id: "parent_concern_only",
    label: "They say it is only a parent's worry",
    description: /* message */ "The school says that its staff do not see what you see.",
  },
  {
    id: "recent_evaluation",
    label: "My child was tested not long ago",
    description: /* message */ "The school says that it is too soon to test again.",
  },
  {
    id: "other",
    label: "Another reason",
    description: /* message */ "None of these fits. Use your own words.",
  },
] as const;
export type DenialReasonId = (typeof denialReasons)[number]["id"];

export const denialVerdicts = [
  "likely_invalid",
  "may_be_valid",
  "depends",
  "need_facts",
  "unavailable",
] as const;
export type DenialVerdict = (typeof denialVerdicts)[number];
