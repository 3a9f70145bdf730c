import { char, date, integer, primaryKey, type RowOf, references, table, text } from "./table.ts";

/** That an account syncs its case, and the data key in forms that only the parent's passphrase and recovery code open. */
export interface CaseVault extends RowOf<typeof caseVaults> {}

export const caseVaults = table("CaseVault", "case_vaults", {
  userId: primaryKey(references(integer(), "users", "RESTRICT")),
  /** A UUID that the first device chose. */
  vault: char(36),
  createdAt: date(),
  /** Rises by one with each record that is written. */
  revision: integer(),
  keysVersion: integer(),
  /** Base64url, as they came. */
  passphraseSalt: text(22),
  passphraseKey: text(80),
  recoverySalt: text(22),
  recoveryKey: text(80),
});
