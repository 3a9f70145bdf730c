// Texts of the translator's first screen. The card's are in cardContent.ts, the terms in sdk/law.

export const translatorWords = {
  title: "What does that term mean?",
  lead: "Type a word or short form from your child's papers or from a meeting. You get what it means, why it matters for your child, and what to ask.",
  term: "A term to look up",
  termHint: "For example PLAAFP, stay put, or related services.",
  /** Names the term in the preview of what is sent. */
  termSent: "The term",
  ask: "Translate",
  asking: "Looking it up…",
  toAsk: "Type a term first, or press one below.",
  emptyToast: {
    title: "Please enter a term",
    description: "Type any IEP or special education term to get a translation.",
  },
  failedToast: {
    title: "Translation Failed",
    description: "Unable to translate this term. Please try again.",
  },
  asked: "You looked up",
  change: "New term",
  failed: "We could not look this up",
  glossaryMissing:
    "We could not load our glossary. Nothing you entered was lost, and nothing was charged. Please check your connection and try again.",
  chips: "Quick search",
  nearTitle: (asked: string) => `We do not have “${asked}”. Did you mean one of these?`,
  unknownTitle: (asked: string) => `“${asked}” is not in our glossary`,
  lookUpNote: "We can look it up on our server. Nothing was sent so far.",
  lookUp: (asked: string) => `Look up “${asked}”`,
} as const;

/** In this order. A test compares them with the glossary's chips. */
export const chipLabels = [
  "FAPE",
  "IEP",
  "LRE",
  "504 Plan",
  "IDEA",
  "ADA",
  "PLAAFP",
  "ESY",
  "PWN",
  "OHI",
  "SLD",
  "AUT",
  "APE",
  "AT",
  "BIP",
  "FBA",
  "RTI",
  "MTSS",
  "LMN1",
  "VI",
  "HI",
  "MD",
  "TBI",
  "DD",
  "ED",
  "ID",
  "OI",
  "DB",
  "SLI",
] as const;

export const howItWorks = {
  title: "How It Works",
  points: [
    "Terms in our glossary are free. They are looked up on this device, and nothing is sent.",
    "If you mistype a term, we show you the nearest ones.",
    "A term that we do not have can be looked up on our server. That is part of a paid use.",
    "Each card names the rule behind the term. Where there is no rule, it says so.",
  ],
} as const;
