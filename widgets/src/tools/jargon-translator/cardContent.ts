// Texts of a term's card, besides the term's own.

export const termCardWords = {
  meaning: "What it means",
  why: "Why it matters",
  ask: "What to ask",
  rule: "The rule behind it",
  related: "Related terms",
  inSpanish: "In Spanish",
  /** If a text names several terms, or has other words as well. */
  oneOfSeveral: (name: string) => `You typed more than one term. This card explains ${name}. See also:`,
  marked: "What you typed",
  explainedBelow: "Explained below.",
  readAs: (typed: string, name: string) =>
    `We read “${typed}” as ${name}. If you meant something else, check the spelling.`,
  partly: (name: string) =>
    `Of what you typed, this card explains ${name}. For the rest, type a word or a few letters by themselves.`,
  copy: "Copy",
  download: "Save as text",
  copiedToast: { title: "Copied!", description: "Translation copied to clipboard." },
  fromGlossary: "This is from our own glossary, on this device. It is free, and nothing was sent.",
  notAdvice: "This is general information. It is not legal advice.",
} as const;
