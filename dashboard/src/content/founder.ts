import { productName } from "@iep-insider/sdk/catalog";

/** Texts around what the operator writes about themselves. */
export const founderWords = {
  link: "Who made this",
  title: (name: string) => `${name}, who made ${productName}`,
  tools: "See all tools",
  contact: "Write to us",
} as const;
