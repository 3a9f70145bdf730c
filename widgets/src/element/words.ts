/** What the element itself says, apart from its tool. */
export const elementWords = {
  failedTitle: "This tool has stopped.",
  failedText: "Something went wrong.",
  startAgain: "Start the tool again",
  coming: "One moment…",
  otherFailed: "We could not open the next tool.",
  nothingLost: "Nothing was lost. Please check your connection.",
  tryAgain: "Try again",
} as const;
