import type { LawCheckOutcome } from "@iep-insider/sdk/contract";
import type { FactStatus } from "@iep-insider/sdk/law";

// Texts of the operator screen of the law library.

export const lawWords = {
  lead: "Every legal fact in the law library, with its status and when it was last read.",
  howToChange:
    "Record what you read on an official page. Parents see it after the next release: save the checks as a file, and a developer imports them into sdk/data with npm run law -- checks.",
  loading: "Loading the law library…",
  caption: "Legal facts",
  figures: {
    total: "All facts",
    verified: "Verified",
    secondary: "Secondary",
    disputed: "Disputed",
    unverified: "Unverified",
    fromCopies: "Verified from a copy",
    old: "Older than 12 months",
  },
  search: "Search names and citations",
  searchHint: "All words must match.",
  filters: { status: "Status", check: "Checked here", place: "Place", age: "Age", sort: "Sorted by" },
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
  /** Never shown to parents. */
  note: "Research note",
  noCitation: "No citation",
  noSource: "No source: general knowledge",
  found: (count: number) => (count === 1 ? "1 fact" : `${count.toLocaleString("en-US")} facts`),
  age: (days: number) => {
    if (days < 1) return "today";
    if (days < 60) return days === 1 ? "1 day ago" : `${days} days ago`;
    return `${Math.floor(days / 30.44)} months ago`;
  },
  saveChecks: "Save checks as a file",
  savingChecks: "Saving…",
  checksFailed: "The file could not be created. Please try again.",
  noChecks: "There are no checks waiting for a release.",
  checksFile: (day: string) => `law-checks-${day}.json`,
  check: {
    button: "Record a check",
    title: (name: string) => `What did you read: ${name}?`,
    text: "First read the fact on an official page: the law itself, the agency, or the court.",
    outcome: "What you found",
    source: "Page you read",
    words: "Text you read",
    wordsHint: "Quote the law. If it does not settle the fact, say what is unclear.",
    confirm: "Record",
    done: "Recorded. Parents see it after the next release.",
    /** Above a check's own words. */
    made: (by: string | null, day: string) => (by === null ? day : `${day}, ${by}`),
  },
  nothingTitle: "No facts found.",
  nothingText: "No fact matches your search.",
} as const;

export const factStatusWords: Readonly<Record<FactStatus, string>> = {
  verified: "Verified",
  secondary: "Secondary",
  disputed: "Disputed",
  unverified: "Unverified",
};

/** The outcome of a check, as shown beside its fact. */
export const lawCheckWords: Readonly<Record<LawCheckOutcome, string>> = {
  confirmed: "Confirmed",
  changed: "Has changed",
  unclear: "Unclear",
};

/** The outcomes as choices in the form. */
export const lawCheckChoices: Readonly<Record<LawCheckOutcome, string>> = {
  confirmed: "The fact is correct",
  changed: "The law says something else",
  unclear: "The page does not settle it",
};
