export const laterWords = {
  coming: "One moment…",
  failed: "We could not load the next part.",
  nothingLost: "Nothing you entered was lost. Please check your connection.",
  retry: "Try again",
  notOpened: "We could not open this tool.",
  back: "Go back",
} as const;
