import type { KeyObject } from "node:crypto";
import jwt from "jsonwebtoken";
import { type ServerSecrets, serverKeys } from "../serverKeys.ts";

/** The tokens that browsers hold. Each names a session and says nothing else. */
export interface SessionTokens {
  issue(sessionId: string): string;
  /** @returns the session that it names, or null for anything that we did not issue. */
  read(token: string): string | null;
}

/** Pinned: a token does not get to say how it is checked. */
const algorithm = "HS256";

/**
 * Signed tokens without an end of their own: the session's row has it (ADR 1).
 * @param secrets a token signed by one that is not among them is worth nothing.
 */
export function createSessionTokens(secrets: ServerSecrets): SessionTokens {
  const { writing, reading } = serverKeys(secrets, "session tokens");
  return {
    issue: (sessionId) => jwt.sign({ sid: sessionId }, writing, { algorithm, noTimestamp: true }),
    read(token) {
      for (const key of reading) {
        const sessionId = readWith(key, token);
        if (sessionId !== null) return sessionId;
      }
      return null;
    },
  };
}

function readWith(key: KeyObject, token: string): string | null {
  try {
    const payload = jwt.verify(token, key, { algorithms: [algorithm] });
    const sid: unknown = typeof payload === "object" ? payload["sid"] : null;
    return typeof sid === "string" ? sid : null;
  } catch {
    // Its errors quote what they read, and tell the caller nothing that matters.
    return null;
  }
}
