import { char, date, primaryKey, type RowOf, table, text } from "./table.ts";

/** A lock on a task that only one process may run at a time. */
export interface Lock extends RowOf<typeof locks> {}

export const locks = table("Lock", "locks", {
  name: primaryKey(text(64)),
  /** Random, new each time the lock is taken: only its holder may renew or release it. */
  holder: char(36),
  /** After this, the holder is considered dead, and any process may take the lock. */
  expiresAt: date(),
});
