import { useSyncExternalStore } from "react";
import { session } from "./session.ts";

/**
 * The session's token, kept current across tabs. It means that a user may be signed in; account/currentUser.ts asks the
 * server who, and whether the session is still valid.
 * @returns null when signed out; undefined during hydration.
 */
export function useSessionToken(): string | null | undefined {
  return useSyncExternalStore<string | null | undefined>(session.subscribe, session.read, unknown);
}

const unknown = () => undefined;
