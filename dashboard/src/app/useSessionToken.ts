import { useSyncExternalStore } from "react";
import { session } from "./session.ts";

/**
 * The session's token, whichever tab has changed it. It says that a user may be signed in; account/currentUser.ts asks
 * the server who, and whether the session is still valid.
 * @returns null when signed out; undefined while a pre-rendered page hydrates, when it is not known.
 */
export function useSessionToken(): string | null | undefined {
  return useSyncExternalStore<string | null | undefined>(session.subscribe, session.read, unknown);
}

const unknown = () => undefined;
