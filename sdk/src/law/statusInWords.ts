import type { FactStatus } from "./FactStatus.ts";

const words: Readonly<Record<FactStatus, string>> = {
  verified: "We read this in the law or in the agency's own words.",
  secondary: "We read this on another site, not in the law itself.",
  disputed: "Sources do not agree on this.",
  unverified: "We have not checked this in the past year. Check it before you rely on it.",
};

/** How sure a fact is, in a sentence for a parent. */
export function statusInWords(status: FactStatus): string {
  return words[status];
}
