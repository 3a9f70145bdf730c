import type { DenialReasonId } from "@iep-insider/sdk/contract";
import type { ProvisionId } from "@iep-insider/sdk/law";

// Texts of the denial decoder's first screen. The result's are in resultContent.ts.

/** A sentence about the law with the provisions that support it. */
export interface LawText {
  readonly text: string;
  readonly provisions: readonly ProvisionId[];
}

/** What we can say about a reason without the server. */
export interface Hint {
  readonly title: string;
  readonly sentences: readonly LawText[];
}

export const denialWords = {
  title: "What does the school's “no” rest on?",
  lead: "Choose the reason that the school gave you. You will see when it can stand, when it cannot, and what to do next.",
  reason: "The school's reason",
  reasonHint: "Choose the one that comes closest.",
  noReason: "Choose a reason…",
  own: "The reason in your own words",
  ownHint: "What did the school say? One or two sentences are enough.",
  context: "What happened",
  contextHint:
    "What did you ask for, who said no, and when? Was it in writing? What does your child need? Leave names out.",
  privacy:
    "Dates, phone and ID numbers, addresses and the names you list are taken out on this device before anything is sent. The rest goes to our server, and from there to an AI provider where we use one. We keep nothing that you write. A paid answer is kept for 24 hours, so that you can see it again.",
  ask: "Analyze This Denial",
  asking: "Analyzing…",
  toAsk: "Choose a reason first. Then you can have it analyzed.",
  toAskOwn: "Write the reason first. Then you can have it analyzed.",
  missingReason: "Please choose the reason that the school gave.",
  missingOwn: "Please write the reason that the school gave.",
  hintNote: "This is a first hint, from federal rules alone. The analysis also looks at what happened.",
} as const;

const likelyNotValid = "This reason likely does not hold by itself";

/** Local hints, worded with what can make each reason valid (ADR 27). */
export const hints = {
  child_passing: {
    title: likelyNotValid,
    sentences: [
      {
        text: "Good grades, or moving up each year, do not by themselves rule out special education.",
        provisions: ["grades-no-bar"],
      },
      {
        text: "It can be valid if your child has no disability, or has one but does not need special education because of it.",
        provisions: ["eligibility-two-part"],
      },
    ],
  },
  no_services: {
    title: likelyNotValid,
    sentences: [
      {
        text: "The school may not refuse a service that your child needs because it does not have it.",
        provisions: ["fape", "cost-not-a-reason"],
      },
      {
        text: "It can be valid if your child does not need that service, or if another one meets the same need.",
        provisions: ["fape"],
      },
    ],
  },
  too_young_old: {
    title: "It depends on your child's age",
    sentences: [
      {
        text: "IDEA covers most children from 3 through 21. The last day depends on your state. It also ends with a regular diploma.",
        provisions: ["ages"],
      },
      {
        text: "Is your child under 3? Then early intervention is the program for your child. The school takes over for an eligible child at the third birthday.",
        provisions: ["ages", "part-c-transition"],
      },
      {
        text: "Is your child past your state's age limit, or done with a regular diploma? Then this reason may be valid.",
        provisions: ["ages"],
      },
    ],
  },
  try_other_interventions: null,
  budget_constraints: {
    title: likelyNotValid,
    sentences: [
      {
        text: "The school may not refuse a service that your child needs because of its cost, or because staff are missing.",
        provisions: ["cost-not-a-reason"],
      },
      {
        text: "It can be valid if the school only chooses between two ways that are both right for your child. Then cost may count.",
        provisions: ["cost-not-a-reason"],
      },
    ],
  },
  no_significant_impact: null,
  parent_concern_only: null,
  recent_evaluation: null,
  other: null,
} as const satisfies Record<DenialReasonId, Hint | null>;
