import { char, integer, primaryKey, type RowOf, references, table, withDefault } from "./table.ts";

/** How many uses a partner paid for in a month (UTC). Does not record who used what. */
export interface PartnerMonth extends RowOf<typeof partnerMonths> {}

export const partnerMonths = table("PartnerMonth", "partner_months", {
  partnerId: primaryKey(references(integer(), "partners", "CASCADE")),
  /** `2026-11` */
  month: primaryKey(char(7)),
  sponsoredUses: withDefault(integer(), 0),
}).with({
  indexes: { partner_months_month: ["month"] },
});
