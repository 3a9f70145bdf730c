/** Above a letter and its Spanish. English is the source of the translation; only the Spanish build shows it. */
export const bothWords = {
  english: "The letter to send",
  spanish: "What it says",
} as const;
