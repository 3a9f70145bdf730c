// Texts of the hub's search, and the pages it finds besides tools, letters, terms and rights.

export const hubSearch = {
  label: "Search in your own words",
  placeholder: "For example: they said no",
  hint: "What you type stays in this browser. It is not sent and not counted.",
  clear: "Clear",
  loading: "Getting the list…",
  failed: "We could not load the search. Please check your connection. All tools are listed below.",
  retry: "Try again",
  withoutScripts: "The search needs JavaScript. All tools are listed below.",
  resultsLabel: "What we found",
  found: (count: number) => (count === 1 ? "1 result" : `${count} results`),
  more: (count: number) => `Show ${count} more`,
  nothingTitle: "We found nothing for these words.",
  nothingText: "Try one or two plain words. For example:",
  examples: ["said no", "reading", "suspended", "one on one", "my state"],
  nothingHelp: "Or ask a person. It is free.",
  contact: "Write to us",
  parentCenter: "Find your state’s free parent center",
  kinds: {
    situation: "What happened",
    tool: "Tool",
    letter: "Letter",
    term: "Word explained",
    right: "Your rights",
    state: "State rules",
    question: "Question",
    post: "Article",
    page: "Page",
  },
} as const;

/** Descriptions of results that have none of their own. */
export const findable = {
  situation: (steps: number) => `What to do, in ${steps} steps.`,
  state: (name: string) => `${name}: your rights and its rules`,
  stateLine: "Time limits, consent, recording, and who can help you there.",
  pages: [
    {
      path: "/pricing",
      title: "Prices and plans",
      line: "What is free, what one use costs, and what Pro is.",
    },
    {
      path: "/resources",
      title: "Resources",
      line: "Letter templates to download, and sites where help is free.",
    },
    { path: "/contact", title: "Write to us", line: "A person reads every message." },
    {
      path: "/manage-subscription",
      title: "Manage Subscription",
      line: "See when it renews, change your card, or cancel.",
    },
    { path: "/privacy", title: "Privacy", line: "What stays on your device, and what each tool sends." },
    {
      path: "/not-legal-advice",
      title: "Not legal advice",
      line: "When to talk to a lawyer, and where help is free.",
    },
  ],
} as const;
