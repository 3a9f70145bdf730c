/** Around a letter in both languages. English is the source of the translation; only the Spanish build shows it. */
export const bothWords = {
  lead: "The school gets the letter in English. Beside each part is the same in Spanish, for you. Print and files have the Spanish on a page of its own. Keep that page.",
  english: "The letter to send",
  spanish: "What it says",
  handedOver: "In English for the school. It says:",
  marked: "A part still needs a translation",
  markedLead: (mark: string) =>
    `You wrote these answers in Spanish. The letter keeps your words and puts “${mark}” before them. A school can ask its translator, but it may take longer. You can write them in English, or ask someone you trust to translate them.`,
  change: (field: string) => `Change “${field}”`,
} as const;
