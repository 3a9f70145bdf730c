// Text that all of the operator's lists and actions share.

export const listWords = {
  search: "Search",
  clearSearch: "Clear search",
  clearAll: "Show all",
  all: "All",
  failedTitle: "This list did not load.",
  failedText: "The server gave no answer we can show. Nothing was changed.",
  retry: "Retry",
  notRefreshed: "We could not refresh this. It may be out of date.",
  lostTitle: "This place in the list is gone.",
  lostText: "The address names a page of a list that is sorted in another way, or it was cut off.",
  toFirst: "Go to the first page",
  pages: "Pages of this list",
  next: "Next page",
  previous: "Previous page",
  first: "First page",
  justNow: "just now",
} as const;

export const csvWords = {
  button: "Download as CSV",
  busy: "Preparing the file…",
  failed: "The file could not be made. Please try again.",
} as const;
