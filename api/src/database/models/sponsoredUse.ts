import { char, date, id, integer, nullable, type RowOf, references, table, text } from "./table.ts";

/** Lets a browser's purchase key open a use that a partner paid for, on that partner's pages only. */
export interface SponsoredUse extends RowOf<typeof sponsoredUses> {}

export const sponsoredUses = table("SponsoredUse", "sponsored_uses", {
  id: id(),
  /** SHA-256 of the key. */
  keyHash: char(64),
  partnerId: integer(),
  /** The page's origin; null for our own page in an iframe. */
  origin: nullable(text(300)),
  entitlementId: references(integer(), "entitlements", "CASCADE"),
  /** After this, the key no longer opens it, used or not. */
  endsAt: date(),
  createdAt: date(),
}).with({
  indexes: { sponsored_uses_key: ["keyHash"], sponsored_uses_end: ["endsAt"] },
  unique: { sponsored_uses_entitlement: ["entitlementId"] },
});
