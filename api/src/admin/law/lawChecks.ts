import type { LawCheck } from "@iep-insider/sdk/contract";
import type { LawCheckRow } from "../../database/models/lawCheck.ts";
import type { Services } from "../../services.ts";
import { dayOf } from "../../usage/day.ts";
import { operatorNames } from "../operatorNames.ts";
import type { HeldLawFact } from "./lawFacts.ts";

/**
 * The newest check of each fact, by the fact's id. A check alone changes nothing for parents; a release that includes
 * it does.
 * @param facts of this release. A fact read later than the check already includes it.
 */
export async function readLawChecks(
  { database }: Pick<Services, "database">,
  facts: readonly HeldLawFact[],
): Promise<ReadonlyMap<string, LawCheck>> {
  const rows = await database.lawChecks.findAll({ order: ["id"] });
  const newest = new Map(rows.map((row) => [row.fact, row]));
  const open = facts.flatMap(({ id, asOf }) => {
    const row = newest.get(id);
    return row && isOpen(row, asOf) ? [row] : [];
  });
  const names = await operatorNames(
    database,
    open.map(({ checkedBy }) => checkedBy),
  );
  return new Map(
    open.map(({ fact, outcome, source, words, checkedAt, checkedBy }) => [
      fact,
      { outcome, source, words, checkedOn: dayOf(checkedAt), by: names.get(checkedBy) ?? null },
    ]),
  );
}

/** A confirmation on the day of the release's own reading adds nothing. */
function isOpen({ outcome, checkedAt }: LawCheckRow, asOf: string): boolean {
  const checkedOn = dayOf(checkedAt);
  return outcome === "confirmed" ? checkedOn > asOf : checkedOn >= asOf;
}
