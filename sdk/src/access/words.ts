/** What stands in a tool's place until it is known whether it is open. */
export const words = {
  opening: "Opening…",
  failed: "We could not open this tool.",
  retry: "Nothing you entered was lost. Please check your connection.",
  tryAgain: "Try again",
  trying: "Trying again…",
} as const;
