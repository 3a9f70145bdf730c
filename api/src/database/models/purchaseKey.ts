import { char, date, id, integer, nullable, type RowOf, references, table, text } from "./table.ts";

/**
 * Lets a browser's key open a purchase. A key can open many purchases, and a purchase can have many keys. A key stored
 * on a partner's page works only there (`access/place.ts`).
 */
export interface PurchaseKey extends RowOf<typeof purchaseKeys> {}

export const purchaseKeys = table("PurchaseKey", "purchase_keys", {
  id: id(),
  /** SHA-256 of the key. */
  keyHash: char(64),
  paymentId: references(integer(), "payments", "CASCADE"),
  createdAt: date(),
  /** The partner whose site key it was issued under; null on our own origin and for older rows. */
  partnerId: nullable(integer()),
  /** The page's origin; null for our own pages, also in an iframe. */
  origin: nullable(text(300)),
  /** Extended with each use; null: never expires. */
  endsAt: nullable(date()),
}).with({
  indexes: { purchase_keys_payment: ["paymentId"], purchase_keys_end: ["endsAt"] },
  unique: { purchase_keys_key: ["keyHash", "paymentId"] },
});
