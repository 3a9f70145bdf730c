import { char, id, integer, type RowOf, references, table } from "./table.ts";

/** A code that replaces a second factor, once. */
export interface RecoveryCode extends RowOf<typeof recoveryCodes> {}

export const recoveryCodes = table("RecoveryCode", "recovery_codes", {
  id: id(),
  userId: references(integer(), "users"),
  /** SHA-256. */
  codeHash: char(64),
}).with({
  indexes: { recovery_codes_user: ["userId", "codeHash"] },
});
