import { useSyncExternalStore } from "react";
import { session } from "./session.ts";

/**
 * The session's token, whichever tab has changed it. It says that somebody may be signed in; who, and whether the
 * session still stands, is asked (account/currentUser.ts).
 * @returns null when nobody is signed in; undefined while a pre-rendered page is taken over, when it is not known.
 */
export function useSessionToken(): string | null | undefined {
  return useSyncExternalStore<string | null | undefined>(session.subscribe, session.read, unknown);
}

const unknown = () => undefined;
