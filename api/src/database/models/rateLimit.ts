import { char, date, integer, primaryKey, type RowOf, table } from "./table.ts";

/** How many requests one sender made under one limit in one window. */
export interface RateLimit extends RowOf<typeof rateLimits> {}

export const rateLimits = table("RateLimit", "rate_limits", {
  /** A keyed hash of the limit's name and the sender's address; the address itself is stored nowhere. */
  sender: primaryKey(char(64)),
  windowEnd: primaryKey(date()),
  hits: integer(),
}).with({
  indexes: { rate_limits_window_end: ["windowEnd"] },
});
