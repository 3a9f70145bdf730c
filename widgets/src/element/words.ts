/** By itself, since a pre-rendered tool's script says nothing else of these. */
export const comingWord = "One moment…";

/** What the element itself says, apart from its tool. */
export const elementWords = {
  failedTitle: "This tool has stopped.",
  failedText: "Something went wrong.",
  startAgain: "Start the tool again",
  otherFailed: "We could not open the next tool.",
  nothingLost: "Nothing was lost. Please check your connection.",
  tryAgain: "Try again",
} as const;
