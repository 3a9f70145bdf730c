import type { Translation } from "@iep-insider/sdk/contract";

/** A term that is not in the glossary. */
export const wordOfOneSchool: Translation = {
  outcome: "answered",
  engine: "openai",
  engineNote: null,
  citations: [],
  crisis: null,
  disclaimer: "This is general information, not legal advice.",
  isCharged: false,
  term: "Zebra hour",
  category: "Service",
  explanation: "A word of one school for a quiet hour. It is not a standard term.",
  whyItMatters: "It may take time from class or from a service that your child's IEP promises.",
  whatToAsk: "What does my child do in that hour, and where does it stand in the IEP?",
  noRule: "We know of no rule behind this word.",
  relatedTerms: ["FAPE", "LRE"],
};

/** What the server says where it does not know a term either. */
export const unknownTerm: Translation = {
  ...wordOfOneSchool,
  outcome: "unknown",
  engine: "rules",
  term: "qwxzv",
  category: "",
  explanation: "This is not a term that we know. We would rather say so than guess.",
  whyItMatters: "",
  whatToAsk: "What does this word mean, and where is it written down?",
  noRule: null,
  relatedTerms: [],
};
