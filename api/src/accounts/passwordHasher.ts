import { hash, verify } from "@node-rs/argon2";

/** Hashes and verifies passwords. Injected, so that tests can count the calls. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /**
   * Always computes a hash, so that the response takes as long for an address without an account (ADR 3).
   * @param stored null if there is no account. @returns whether the password matches; always false for null.
   */
  verify(stored: string | null, password: string): Promise<boolean>;
}

/**
 * argon2id (the package's default) with 19 MiB and 2 passes: the minimum of OWASP's password storage cheat sheet. Node's
 * thread pool computes at most four at a time, so sign-ins never take more than 76 MiB.
 */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The hash of a random, unknown password, with the same cost. */
export const unusableHash =
  "$argon2id$v=19$m=19456,t=2,p=1$7aknm68h4oz5AcVkuCTIxg$DbQRqryMnr4Gt0Wiy5/qXh0lBsm3kVLt33KAu15wYl4";

export function createPasswordHasher(): PasswordHasher {
  return {
    hash: (password) => hash(asBytes(password), cost),
    async verify(stored, password) {
      const isRight = await verify(stored ?? unusableHash, asBytes(password));
      return isRight && stored !== null;
    },
  };
}

/** Normalizes first: keyboards and systems type the same letter as one code point or two. */
function asBytes(password: string): Buffer {
  return Buffer.from(password.normalize("NFKC"), "utf8");
}
