import type { FactStatus } from "@iep-insider/sdk/law";

// What the operator's screen of the law library says.

export const lawWords = {
  lead: "Every fact of law that we hold, how sure it is, and when it was last read.",
  /** Where they stand. */
  howToChange:
    "Nothing can be changed here. Facts change with a release: they stand in the source code, in sdk/src/law.",
  loading: "Loading the law library…",
  caption: "Facts of law",
  figures: {
    total: "All facts",
    verified: "Verified",
    secondary: "Secondary",
    disputed: "Disputed",
    unverified: "Unverified",
    old: "Older than 12 months",
  },
  search: "Search names and citations",
  searchHint: "All of the words have to occur.",
  filters: { status: "Status", place: "Place", age: "Age", sort: "Sorted by" },
  federal: "Federal",
  old: "Older than 12 months",
  sortByPlace: "Place",
  sortByAge: "Age, oldest first",
  heads: {
    fact: "Fact",
    value: "What it says",
    citation: "Citation and source",
    status: "Status",
    read: "Last read",
  },
  /** No parent sees it. */
  note: "Research note",
  noCitation: "No citation",
  noSource: "No source: general knowledge",
  found: (count: number) => (count === 1 ? "1 fact" : `${count.toLocaleString("en-US")} facts`),
  age: (days: number) => {
    if (days < 1) return "today";
    if (days < 60) return days === 1 ? "1 day ago" : `${days} days ago`;
    return `${Math.floor(days / 30.44)} months ago`;
  },
  nothingTitle: "No such facts.",
  nothingText: "No fact that we hold fits what you look for.",
} as const;

export const factStatusWords: Readonly<Record<FactStatus, string>> = {
  verified: "Verified",
  secondary: "Secondary",
  disputed: "Disputed",
  unverified: "Unverified",
};
