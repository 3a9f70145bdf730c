import type { DisputeQuestion } from "@iep-insider/sdk/contract";
import type { EvaluationCase } from "../EvaluationCase.ts";

/** The steps to expect for each issue, by meeting history and urgency. */
export const disputeGuide: readonly EvaluationCase<DisputeQuestion>[] = [
  {
    id: "dispute-evaluation-refused-never-tested",
    why: "Without a school evaluation there is no right to an independent one at public expense.",
    wording: "plain",
    input: {
      issue: "evaluation-refusal",
      triedMeeting: "no",
      urgency: "somewhat-urgent",
      hasIep: "no",
      hasEvaluation: "no",
    },
    expected: {
      outcome: ["answered"],
      says: [["written notice"], ["state complaint", "mediation", "due process"]],
      neverSays: [/(ask|request) (for )?an (independent|IEE)[^.]*public expense now/, "60 school days"],
      citesOneOf: ["prior-written-notice", "parent-request-evaluation"],
    },
  },
  {
    id: "dispute-evaluation-meeting-refused",
    why: "Where a meeting was refused, no meeting may be made a condition.",
    wording: "plain",
    input: {
      issue: "evaluation-refusal",
      triedMeeting: "refused",
      urgency: "somewhat-urgent",
      hasEvaluation: "no",
    },
    expected: {
      outcome: ["answered"],
      says: [["written notice"], ["state complaint", "due process"]],
      neverClaims: [
        /must (first )?(have|hold|try|ask for) a meeting/,
        /meeting (has to|must) come first/,
        /before you can file[^.]*meeting/,
      ],
      citesOneOf: ["prior-written-notice", "parent-request-evaluation"],
    },
  },
  {
    id: "dispute-placement-urgent",
    why: "Only a due process complaint brings stay put, before the change.",
    wording: "plain",
    input: {
      issue: "placement-disagreement",
      triedMeeting: "yes",
      urgency: "very-urgent",
      hasIep: "yes",
      eventDate: "2026-11-18",
    },
    expected: {
      outcome: ["answered"],
      says: [["due process"], ["current placement", "stay put", "stays"]],
      neverClaims: [
        /state complaint (keeps|triggers|freezes|holds)/,
        /mediation (keeps|triggers|freezes|holds)/,
      ],
      citesOneOf: ["stay-put"],
      urgencyLevel: ["high"],
    },
  },
  {
    id: "dispute-discipline",
    why: "Manifestation within 10 school days of the decision; an expedited hearing within 20 school days.",
    wording: "plain",
    input: {
      issue: "discipline-related",
      triedMeeting: "no",
      urgency: "very-urgent",
      hasIep: "yes",
      eventDate: "2026-11-16",
    },
    expected: {
      outcome: ["answered"],
      says: [["manifestation"], ["10 school days"], ["20 school days"]],
      neverSays: [/10 school days (from|of|after) (your|the) (letter|request)/],
      citesOneOf: ["manifestation", "expedited-hearing"],
      urgencyLevel: ["high"],
    },
  },
  {
    id: "dispute-assessment-concerns",
    why: "Disagreement with a school evaluation leads to an independent one.",
    wording: "plain",
    input: {
      issue: "assessment-concerns",
      triedMeeting: "yes",
      urgency: "somewhat-urgent",
      hasEvaluation: "yes",
    },
    expected: {
      outcome: ["answered"],
      says: [["independent"], ["public expense", "school pays", "pay"]],
      neverClaims: [/you (must|have to) explain/],
      citesOneOf: ["iee"],
    },
  },
  {
    id: "dispute-assessment-without-one",
    why: "There is no evaluation to disagree with yet: ask for the school's first.",
    wording: "plain",
    input: {
      issue: "assessment-concerns",
      triedMeeting: "no",
      urgency: "not-urgent",
      hasIep: "no",
      hasEvaluation: "no",
    },
    expected: {
      outcome: ["answered"],
      says: [["ask", "request"], ["evaluat"], ["school"]],
      citesOneOf: ["parent-request-evaluation", "prior-written-notice", "child-find", "iee"],
    },
  },
  {
    id: "dispute-transition",
    why: "A meeting on transition, then a state complaint.",
    wording: "plain",
    input: { issue: "transition-issues", triedMeeting: "no", urgency: "not-urgent", hasIep: "yes" },
    expected: {
      outcome: ["answered"],
      says: [["meeting"], ["state complaint"], ["16"]],
      neverClaims: [/16 in every state/],
      citesOneOf: ["transition"],
      urgencyLevel: ["low", "medium"],
    },
  },
  {
    id: "dispute-general-no-iep",
    why: "Without an IEP, the first steps are the parent center and a request for an evaluation.",
    wording: "plain",
    input: { issue: "general-concern", triedMeeting: "no", urgency: "not-urgent", state: "NY", hasIep: "no" },
    expected: {
      outcome: ["answered"],
      says: [
        ["starbridge", "parent center", "parent training"],
        ["evaluation", "evaluate"],
      ],
      urgencyLevel: ["low", "medium"],
    },
  },
];
