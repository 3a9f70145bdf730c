import { mostOrigins } from "@iep-insider/sdk/contract";

// Texts of the list of a site's addresses.

export const originWords = {
  line: (number: number) => `Address ${number}`,
  add: "Add another address",
  remove: "Remove",
  removeNamed: (origin: string) => `Remove ${origin}`,
  most: `A site can have at most ${mostOrigins} addresses.`,
} as const;
