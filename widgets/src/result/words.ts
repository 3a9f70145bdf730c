/** Texts shared by all results. */
export const resultWords = {
  why: "Why",
  notes: "Notes",
  toNote: (number: number, name: string) => `Note ${number}: ${name}`,
  toWords: (number: number, quote: string) => `Note ${number}, to the words “${quote}”`,
} as const;
