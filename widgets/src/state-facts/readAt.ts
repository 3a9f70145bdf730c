import type { StateFact } from "@iep-insider/sdk/law";

/** Where a fact was read, for a parent to look it up; null where that is a copy without a lasting address. */
export function readAt({ sources }: StateFact): { readonly address: string; readonly site: string } | null {
  const address = sources.find((source) => /^https?:/.test(source) && !source.includes("cloudfront.net"));
  return address ? { address, site: new URL(address).hostname.replace(/^www\./, "") } : null;
}
