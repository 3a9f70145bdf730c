/** What every gate that asks for something says alike: it comes after the tool's first step. */
export const words = {
  kept: "What you entered is kept.",
} as const;
