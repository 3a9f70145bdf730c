import type { PasswordHasher } from "../src/accounts/passwordHasher.ts";

/** A hasher that keeps passwords as they are, at once, and says what it was asked. */
export interface QuickPasswords extends PasswordHasher {
  /** `hash`, or `verify known` and `verify unknown`, in order. */
  readonly calls: string[];
}

export function createQuickPasswords(): QuickPasswords {
  const calls: string[] = [];
  return {
    calls,
    async hash(password) {
      calls.push("hash");
      return `quick ${password}`;
    },
    async verify(stored, password) {
      calls.push(stored === null ? "verify unknown" : "verify known");
      return stored === `quick ${password}`;
    },
  };
}
