/** What results of all tools say alike. */
export const resultWords = {
  why: "Why",
  notes: "Notes",
  toNote: (number: number, name: string) => `Note ${number}: ${name}`,
  toWords: (number: number, quote: string) => `Note ${number}, to the words “${quote}”`,
} as const;
