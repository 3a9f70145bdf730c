import type { ProvisionId } from "@iep-insider/sdk/law";

// Texts shared by the three results.

export interface LawWords {
  readonly text: string;
  readonly provisions: ProvisionId[];
}

/** The answer, what it means, and what to do. */
export interface ResultWords {
  readonly title: string;
  readonly explanation: string;
  readonly steps: readonly string[];
}

export const shared = {
  stepsTitle: "What to do next",
  rightTitle: "Your right to ask does not depend on this result",
  right: [
    {
      text: "You may ask for a full evaluation in writing, at any time and with any result. The school must then ask for your consent to test, or refuse in writing and give its reasons.",
      provisions: ["parent-request-evaluation", "prior-written-notice"],
    },
  ] satisfies LawWords[],
  lawTitle: "What the law says",
  honest:
    "This is a starting point for talking with the school. It is not a diagnosis, not legal advice and not a legal test. We made the questions to help you sort what you see.",
  help: {
    title: "Who can help you for free",
    text: "Every state has a Parent Training and Information Center. It helps families of children with disabilities at no cost. Find yours at parentcenterhub.org.",
  },
  letterButton: "Use Letter Generator Tool",
  back: "Change my answers",
  startOver: "Retake Assessment",
  another: "Try Another Tool",
  copy: "Copy Results",
  download: "Download Results",
  madeWith: (product: string, day: string) => `Made on ${day} with ${product}, on your own device.`,
} as const;
