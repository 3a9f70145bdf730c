import { primaryKey, type RowOf, table, text } from "./table.ts";

/** A migration that has run on this database. */
export interface Migration extends RowOf<typeof migrations> {}

export const migrations = table("Migration", "migrations", {
  name: primaryKey(text(128)),
});
