/** About what a parent typed in Spanish, and its translation (ADR 101). */
export const typedWords = {
  title: "A part still needs a translation",
  lead: (mark: string) =>
    `You wrote these answers in Spanish. The letter keeps your words and puts “${mark}” before them. A school can ask its translator, but it may take longer. You can write them in English, or ask someone you trust to translate them.`,
  canBeTranslated:
    "We can also ask an AI service to translate them. It is free. You see the exact text first, and nothing leaves this device before you press “Send”. Names and dates stay here.",
  translate: "Translate what I wrote",
  asking: "Checking if we can translate…",
  off: "No AI service is turned on here, so we cannot translate. Nothing was sent. Your letter is as it was.",
  goesTo: (provider: string) =>
    `When you press “Send”, this text goes to our server and from there to ${provider}. We do not keep it. You read each translation before it goes into your letter.`,
  working: "Translating…",
  cancel: "Cancel",
  failedTitle: "That did not work",
  failed: "We could not get a translation that says just what you wrote. Your letter is as it was.",
  kept: "Your letter is as it was.",
  unexpected: "Something went wrong on our side. Please try again.",
  proposed: "Read each translation",
  proposedLead: "Change what is not right. Only what you use goes into the letter to the school.",
  yours: "What you wrote",
  english: "In English",
  emptyEnglish: "Please write it in English, or press “Leave it in Spanish”.",
  use: "Use this translation",
  leave: "Leave it in Spanish",
  notTranslated: "We got no translation of this that says just what you wrote. It keeps its mark.",
  approved: "Translated, and approved by you",
  approvedLead: "The letter to the school has these answers in English.",
  takeOut: (field: string) => `Take out the translation of “${field}”`,
  voided: (fields: string) =>
    `You changed your words after you approved a translation, so it was taken out: ${fields}.`,
  change: (field: string) => `Change “${field}”`,
} as const;
