import type { User } from "../database/models/user.ts";

/**
 * Which messages an account's owner has sent. Only for a verified address, since anyone can sign up with someone
 * else's.
 * @returns the condition, or null when none may be taken for theirs.
 */
export function ownContacts({ emailKey, emailVerified }: User): { emailKey: string } | null {
  return emailVerified ? { emailKey } : null;
}
