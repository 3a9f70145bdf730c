import { date, integer, nullable, primaryKey, type RowOf, references, table, text } from "./table.ts";

/** A browser that is signed in. The token it holds names this row; without the row the token is worth nothing. */
export interface Session extends RowOf<typeof sessions> {}

export const sessions = table("Session", "sessions", {
  /** Random. */
  id: primaryKey(text(64)),
  userId: references(integer(), "users", "RESTRICT"),
  /** Moved on by use. */
  expiresAt: date(),
  createdAt: date(),
  /** "Chrome on Windows". */
  device: nullable(text(60)),
  /** When a second factor was last shown here; null: never. */
  factorAt: nullable(date()),
  /** When the password was last asked for again, beside the sign-in. */
  passwordAt: nullable(date()),
  /** What a passkey has to sign next. */
  challenge: nullable(text(100)),
}).with({
  indexes: { sessions_user: ["userId"], sessions_end: ["expiresAt"] },
});
