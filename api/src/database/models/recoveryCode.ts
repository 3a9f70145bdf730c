import { char, id, integer, type RowOf, table } from "./table.ts";

/** A code that replaces a second factor, once. */
export interface RecoveryCode extends RowOf<typeof recoveryCodes> {}

export const recoveryCodes = table("RecoveryCode", "recovery_codes", {
  id: id(),
  userId: integer(),
  /** SHA-256. */
  codeHash: char(64),
});
