import type { NonAttribute } from "sequelize";
import type { Partner } from "./partner.ts";
import { date, integer, nullable, primaryKey, type RowOf, references, table, text } from "./table.ts";

/** A partner's site key, valid until `endsAt`. The row is kept afterwards, so that its counts can still be summed. */
export interface PartnerKey extends RowOf<typeof partnerKeys> {
  /** Where it was read with the key. */
  partner?: NonAttribute<Partner | null>;
}

export const partnerKeys = table("PartnerKey", "partner_keys", {
  /** Public: it is part of the partner's pages. */
  siteKey: primaryKey(text(80)),
  partnerId: references(integer(), "partners", "CASCADE"),
  createdAt: date(),
  /** Null: no end is set. */
  endsAt: nullable(date()),
  /** When one of the partner's pages last used it; null: never. */
  seenAt: nullable(date()),
  /** That page's origin, with its path (`pagePath`) if the page sent it. */
  seenOn: nullable(text(600)),
  /** When a page of another origin last tried it; null: never. */
  refusedAt: nullable(date()),
  /** The origin of that page. */
  refusedOn: nullable(text(300)),
}).with({
  indexes: { partner_keys_partner: ["partnerId"] },
});
