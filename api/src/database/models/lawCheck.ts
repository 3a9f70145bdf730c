import type { LawCheckOutcome } from "@iep-insider/sdk/contract";
import { date, id, integer, longText, type RowOf, table, text, writtenText } from "./table.ts";

/** One check of a fact of law against its source. Rows are added, never changed. */
export interface LawCheckRow extends RowOf<typeof lawChecks> {}

export const lawChecks = table("LawCheck", "law_checks", {
  id: id(),
  /** The fact's id in the law library; a later release may no longer have it. */
  fact: text(100),
  outcome: text<LawCheckOutcome>(20),
  source: text(500),
  words: longText(),
  checkedAt: date(),
  /** The operator's account id; the account may have been deleted since. */
  checkedBy: integer(),
}).with({
  collate: writtenText,
  indexes: { law_checks_fact: ["fact", "id"] },
});
