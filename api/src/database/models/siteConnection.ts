import { char, date, id, integer, nullable, type RowOf, references, table, text } from "./table.ts";

/**
 * Records that a member's tools are open, or were requested, in one browser on one partner's page. It opens tools and
 * nothing else.
 */
export interface SiteConnection extends RowOf<typeof siteConnections> {}

export const siteConnections = table("SiteConnection", "site_connections", {
  id: id(),
  /** SHA-256 of the browser's key there. */
  keyHash: char(64),
  partnerId: integer(),
  /** The page's origin; null for our own page in an iframe. */
  origin: nullable(text(300)),
  /** SHA-256 of the code that the member was asked with; null once it is decided. */
  codeHash: nullable(char(64)),
  /** The member; null until it is allowed. */
  userId: nullable(references(integer(), "users")),
  allowedAt: nullable(date()),
  /** Expiry of the code until the member has decided; then of the connection, extended by use. */
  endsAt: date(),
  createdAt: date(),
}).with({
  indexes: {
    site_connections_key: ["keyHash"],
    site_connections_user: ["userId"],
    site_connections_end: ["endsAt"],
  },
  unique: { site_connections_code: ["codeHash"] },
});
