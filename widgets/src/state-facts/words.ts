// Texts around the facts and contacts of a state record; the facts' own texts are in sdk/law.

export const stateFactWords = {
  noStateRule: "We have no state rule on this.",
  /** Whose rule a label belongs to, if a fact has two. */
  federalLaw: "Federal law",
  stateLaw: "Your state",
  /** The two labels of a fact. */
  checked: "Checked in the law",
  askFirst: "Ask the district first",
  /** What a parent can ask, if the label says to. */
  say: (question: string) => `Say: “${question}”`,
  asOf: (day: string) => `As of ${day}.`,
  old: "That is more than a year ago. Please check it before you rely on it.",
} as const;

export const contactWords = {
  agency: "The state agency",
  center: "Free help from a person, in your state",
  checkPhone: "Check this number online before you call.",
  checkCenter: "Ask the center if it still serves your state.",
} as const;
