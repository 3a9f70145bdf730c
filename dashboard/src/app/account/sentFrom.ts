import { pageAt } from "@iep-insider/sdk/contract";

/** What a page for users alone leaves with the visit to the sign-in page: in the browser's history, not in the address. */
export interface SentFrom {
  readonly from: string;
  /** What that page keeps in the history itself, and finds again. */
  readonly state?: unknown;
}

/**
 * The page a visitor was opening when they were asked to sign in.
 * @param state the visit's router state, unvalidated.
 * @returns the path and its state, or null.
 */
export function sentFrom(state: unknown): SentFrom | null {
  if (typeof state !== "object" || state === null || !("from" in state)) return null;
  const { from } = state;
  if (typeof from !== "string" || !pageAt(from)) return null;
  return { from, state: "state" in state ? state.state : null };
}
