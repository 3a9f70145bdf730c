import { hasPage } from "../pagePaths.ts";

/** What a page for users alone leaves with the visit to the sign-in page: in the browser's history, not in the address. */
export interface SentFrom {
  readonly from: string;
}

/**
 * Where somebody was going when they were asked to sign in.
 * @param state of the visit, which may hold anything.
 * @returns a path of ours, or null.
 */
export function sentFrom(state: unknown): string | null {
  if (typeof state !== "object" || state === null || !("from" in state)) return null;
  const { from } = state;
  return typeof from === "string" && hasPage(from) ? from : null;
}
