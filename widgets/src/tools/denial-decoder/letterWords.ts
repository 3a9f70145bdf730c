/** What is written into a letter, in the parent's voice. */
export const letterWords = {
  reason: (reason: string) => `The reason I was given: ${reason}`,
} as const;
