import { hash, verify } from "@node-rs/argon2";

/** Turns passwords into what is stored of them, and compares. Passed in, so that a test can count. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /**
   * Computes a hash in any case, so that an answer takes as long for an address without an account (ADR 3).
   * @param stored null where there is no account. @returns whether the password is the one; never for null.
   */
  verify(stored: string | null, password: string): Promise<boolean>;
}

/**
 * argon2id (the package's own choice) with 19 MiB and 2 passes: what OWASP's password storage cheat sheet asks for at
 * the least. Four are computed at once at most (Node's thread pool), so sign-ins never take more than 76 MiB.
 */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The hash of a random, unknown password, with the same cost. */
export const nobodysHash =
  "$argon2id$v=19$m=19456,t=2,p=1$7aknm68h4oz5AcVkuCTIxg$DbQRqryMnr4Gt0Wiy5/qXh0lBsm3kVLt33KAu15wYl4";

export function createPasswordHasher(): PasswordHasher {
  return {
    hash: (password) => hash(asBytes(password), cost),
    async verify(stored, password) {
      const isRight = await verify(stored ?? nobodysHash, asBytes(password));
      return isRight && stored !== null;
    },
  };
}

/** The same letter can be typed as one sign or as two, by keyboard and system. */
function asBytes(password: string): Buffer {
  return Buffer.from(password.normalize("NFKC"), "utf8");
}
