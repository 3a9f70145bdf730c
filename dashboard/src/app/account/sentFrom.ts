import { pageAt } from "@iep-insider/sdk/contract";

/** Router state that a page passes to the sign-in page. It stays in the browser's history and out of the URL. */
export interface SentFrom {
  readonly from: string;
  /** The page's own router state, restored after signing in. */
  readonly state?: unknown;
}

/**
 * The page a visitor was opening when they were asked to sign in.
 * @param state the router state, unvalidated.
 * @returns the path and its state, or null.
 */
export function sentFrom(state: unknown): SentFrom | null {
  if (typeof state !== "object" || state === null || !("from" in state)) return null;
  const { from } = state;
  if (typeof from !== "string" || !pageAt(from)) return null;
  return { from, state: "state" in state ? state.state : null };
}
