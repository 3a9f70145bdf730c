export const words = {
  opening: "Opening…",
  failed: "We could not open this tool.",
  retry: "Nothing you entered was lost. Please check your connection and load the page again.",
} as const;
