import type { KeyObject } from "node:crypto";
import jwt from "jsonwebtoken";
import { type ServerSecrets, serverKeys } from "../serverKeys.ts";

/** Session tokens. Each contains only a session id. */
export interface SessionTokens {
  issue(sessionId: string): string;
  /** @returns the session id, or null for a token that we did not issue. */
  read(token: string): string | null;
}

/** Pinned, so that a token cannot choose its algorithm. */
const algorithm = "HS256";

/**
 * Signed tokens without an expiry: the session's row has it (ADR 1).
 * @param secrets a token signed with any other secret is invalid.
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
    // Its errors quote the token and are of no use to the caller.
    return null;
  }
}
