// Texts shared by all operator lists and actions.

export const listWords = {
  search: "Search",
  clearSearch: "Clear search",
  clearAll: "Show all",
  all: "All",
  failedTitle: "This list did not load.",
  failedText: "The server did not respond as expected. Nothing was changed.",
  retry: "Retry",
  notRefreshed: "We could not refresh this. It may be out of date.",
  lostTitle: "This page of the list does not exist.",
  lostText: "The link is incomplete, or belongs to a different sort order.",
  toFirst: "Go to the first page",
  pages: "Pagination",
  next: "Next page",
  previous: "Previous page",
  first: "First page",
  justNow: "just now",
} as const;

export const csvWords = {
  button: "Download as CSV",
  busy: "Preparing the file…",
  failed: "The file could not be created. Please try again.",
} as const;
