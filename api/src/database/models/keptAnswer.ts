import type { StoredToolName } from "@iep-insider/sdk/catalog";
import { date, id, integer, longText, type RowOf, references, table, text } from "./table.ts";

/** A paid answer, while it can be shown again (ADR 7). The question is not stored. */
export interface KeptAnswerRow extends RowOf<typeof keptAnswers> {}

export const keptAnswers = table("KeptAnswer", "kept_answers", {
  id: id(),
  /** The use that was spent on it: one use, one answer. */
  entitlementId: references(integer(), "entitlements", "CASCADE"),
  tool: text<StoredToolName>(40),
  /** Encrypted. */
  answer: longText(),
  createdAt: date(),
  endsAt: date(),
}).with({
  indexes: { kept_answers_ends: ["endsAt"] },
  unique: { kept_answers_entitlement: ["entitlementId"] },
});
