import { bigint, primaryKey, type RowOf, table, text } from "./table.ts";

/** A count or a sum, updated with each change so that no query has to count rows. */
export interface KeptTotal extends RowOf<typeof keptTotals> {}

export const keptTotals = table("KeptTotal", "kept_totals", {
  /** `contacts`: `totals/totalNames.ts` has them all. */
  name: primaryKey(text(60)),
  total: bigint(),
});
