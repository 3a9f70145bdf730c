import { bigint, day, integer, primaryKey, type RowOf, references, table, withDefault } from "./table.ts";

/** What the AI cost on a partner's pages on one day (UTC). */
export interface PartnerSpending extends RowOf<typeof partnerSpending> {}

export const partnerSpending = table("PartnerSpending", "partner_spending", {
  partnerId: primaryKey(references(integer(), "partners", "CASCADE")),
  /** `2026-11-21` */
  day: primaryKey(day()),
  /** Millionths of a US dollar; a string of digits where the database returns one. */
  cost: withDefault(bigint<number | string>(), 0),
}).with({
  indexes: { partner_spending_day: ["day"] },
});
