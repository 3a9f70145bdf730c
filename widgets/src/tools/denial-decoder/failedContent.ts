// Texts of a failed analysis, which are loaded with the form. Results share some of them.

export const failedWords = {
  title: "About the school's reason",
  failedRestsOn: "Nothing was analyzed, so this says nothing about the school's reason.",
  nextSteps: "What to do next",
  again: "Try again",
} as const;

/** Shown if the analysis failed; from the specification. */
export const fallback = {
  explanation: "Unable to analyze denial at this time. Please try again or contact support.",
  nextSteps: [
    "Try the analysis again in a few moments",
    "Check your internet connection",
    "Contact support if the issue persists",
  ],
} as const;
