/** Confirms the reading of a refusal before it is explained (ADR 31). */
export const confirmReasonWords = {
  title: "Is this what the school said?",
  lead: "This is how we read your words. Please check what is right.",
  legend: "The school's reason",
  explain: "Yes, explain this",
  more: "Show more reasons",
  none: "None of these",
  missing: "Please check the reason that fits.",
  unknownTitle: "This reason is not on our list",
  unknownLead: "AI can read your words and look for an answer in the law that we hold.",
  askModel: "Let AI read it",
} as const;
