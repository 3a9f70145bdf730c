/** What every gate that asks for something says alike: it comes after the tool's first step. */
export const gateWords = {
  kept: "What you entered is kept.",
} as const;
