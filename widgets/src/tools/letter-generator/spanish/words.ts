/** Around a letter in both languages. English is the source of the translation; only the Spanish build shows it. */
export const bothWords = {
  lead: "The school gets the letter in English. Beside each part is the same in Spanish, for you. Print and files have the Spanish on a page of its own. Keep that page.",
  handedOver: "In English for the school. It says:",
} as const;
