import type { DenialToDecode } from "@iep-insider/sdk/contract";
import type { EvaluationCase } from "../EvaluationCase.ts";

/** The reasons that schools give, as labels of the list name them, and facts that change the finding. */
export const denialDecoder: readonly EvaluationCase<DenialToDecode>[] = [
  {
    id: "denial-passing",
    why: "Passing grades are no bar by themselves; need for special education still counts.",
    wording: "plain",
    input: { denialReason: "My child is passing or has good grades" },
    expected: {
      outcome: ["answered"],
      verdict: ["likely_invalid"],
      says: [["grades", "passing", "grade to grade"], ["written notice"]],
      neverSays: [/never matters?/],
      citesOneOf: ["grades-no-bar", "child-find"],
      sendsOneOf: ["prior_written_notice", "initial_evaluation", "disagreement"],
    },
  },
  {
    id: "denial-no-services",
    why: "A district may not refuse a needed service because it does not have it.",
    wording: "plain",
    input: { denialReason: "They do not have that service" },
    expected: {
      outcome: ["answered"],
      verdict: ["likely_invalid"],
      says: [["need"], ["written notice"]],
      citesOneOf: ["cost-not-a-reason", "fape", "related-services", "continuum"],
    },
  },
  {
    id: "denial-age",
    why: "It depends on the age and the state.",
    wording: "plain",
    input: { denialReason: "My child is too young or too old" },
    expected: {
      outcome: ["answered"],
      verdict: ["depends", "need_facts"],
      says: [["age 3", "third birthday", "from 3", "under 3", "turns 3"], ["state"]],
      neverClaims: [/every state serves/],
      citesOneOf: ["ages", "part-c-transition"],
    },
  },
  {
    id: "denial-under-three",
    why: "Under 3 another program serves the child, so the refusal may stand.",
    wording: "plain",
    input: {
      denialReason: "Your child is too young or too old",
      context: "My daughter is 2 years old. The preschool said they cannot write an IEP for her yet.",
    },
    expected: {
      outcome: ["answered"],
      verdict: ["may_be_valid"],
      says: [["early intervention"]],
      citesOneOf: ["ages", "part-c-transition"],
    },
  },
  {
    id: "denial-interventions-first",
    why: "Interventions may not delay an evaluation where a disability is suspected.",
    wording: "plain",
    input: { denialReason: "They want to try other help first" },
    expected: {
      outcome: ["answered"],
      verdict: ["likely_invalid"],
      says: [["delay"], ["suspect"]],
      citesOneOf: ["rti-no-delay"],
      sendsOneOf: ["prior_written_notice", "initial_evaluation"],
    },
  },
  {
    id: "denial-no-disability-suspected",
    why: "A school that does not suspect a disability may refuse, in a notice with its data.",
    wording: "plain",
    input: {
      denialReason: "Try other interventions first (RTI or MTSS)",
      context:
        "They sent prior written notice with benchmark data. It says that they do not suspect a disability, and why, with his test scores at grade level.",
    },
    expected: {
      outcome: ["answered"],
      verdict: ["may_be_valid", "depends"],
      says: [["suspect"]],
      citesOneOf: ["rti-no-delay", "prior-written-notice", "parent-request-evaluation"],
    },
  },
  {
    id: "denial-budget",
    why: "Cost may not defeat a needed service; it may matter between two that would each do.",
    wording: "plain",
    input: { denialReason: "There is no money or staff" },
    expected: {
      outcome: ["answered"],
      verdict: ["likely_invalid"],
      says: [["cost", "money"], ["need"]],
      neverSays: [/cost (may|can) never be (mentioned|weighed)/],
      citesOneOf: ["cost-not-a-reason"],
    },
  },
  {
    id: "denial-no-impact",
    why: "Effect on education is part of the test, so it turns on facts; it is wider than grades.",
    wording: "plain",
    input: { denialReason: "They see no real effect on learning" },
    expected: {
      outcome: ["answered"],
      verdict: ["need_facts", "depends"],
      says: [["grades"]],
      citesOneOf: [
        "eligibility-two-part",
        "eligibility-team",
        "disability-categories",
        "evaluation-standards",
        "grades-no-bar",
      ],
    },
  },
  {
    id: "denial-only-parent",
    why: "A parent's request must be answered with consent forms or a written refusal.",
    wording: "plain",
    input: { denialReason: "They say it is only a parent's worry" },
    expected: {
      outcome: ["answered"],
      verdict: ["likely_invalid"],
      says: [["written notice", "in writing"]],
      neverSays: [/must (test|evaluate) any child/],
      citesOneOf: ["parent-request-evaluation", "prior-written-notice", "existing-data-review"],
    },
  },
  {
    id: "denial-recent-evaluation",
    why: "Once a year unless both agree; the answer may be an independent evaluation.",
    wording: "plain",
    input: { denialReason: "My child was tested not long ago" },
    expected: {
      outcome: ["answered"],
      verdict: ["may_be_valid", "depends"],
      says: [["once a year", "a year", "12 months"], ["independent"]],
      citesOneOf: ["reevaluation"],
      sendsOneOf: ["iee_request", "prior_written_notice", "re_evaluation"],
    },
  },
  {
    id: "denial-evaluated-four-months-ago",
    why: "Under a year and no agreement: the school may wait; the outside evaluation is open.",
    wording: "plain",
    input: {
      denialReason: "Your child was evaluated recently",
      context: "The school did its full evaluation four months ago. I do not agree with the results.",
    },
    expected: {
      outcome: ["answered"],
      verdict: ["may_be_valid"],
      says: [["independent"]],
      citesOneOf: ["iee"],
      sendsOneOf: ["iee_request"],
    },
  },
  {
    id: "denial-evaluated-four-years-ago",
    why: "Past three years a re-evaluation is due unless both agree it is not needed.",
    wording: "plain",
    input: {
      denialReason: "Your child was evaluated recently",
      context: "The last evaluation was four years ago and nobody asked me to skip one.",
    },
    expected: {
      outcome: ["answered"],
      verdict: ["likely_invalid"],
      says: [["3 years", "three years"]],
      citesOneOf: ["reevaluation"],
      sendsOneOf: ["re_evaluation", "prior_written_notice"],
    },
  },
  {
    id: "denial-iep-names-the-service",
    why: "What the IEP names has to be given; a lack of staff does not undo it.",
    wording: "plain",
    input: {
      denialReason: "We do not have that service or program",
      context:
        "My son's IEP already says 60 minutes of speech a week. The therapist left in September and they told us there is nobody.",
    },
    expected: {
      outcome: ["answered"],
      verdict: ["likely_invalid"],
      says: [["iep"], ["state complaint", "make-up", "make up", "missed"]],
      citesOneOf: [
        "cost-not-a-reason",
        "fape",
        "iep-in-effect",
        "related-services",
        "compensatory-education",
        "state-complaint",
      ],
    },
  },
];
