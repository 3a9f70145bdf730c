import type { LawCheck } from "@iep-insider/sdk/contract";
import type { LawCheckRow } from "../../database/models/lawCheck.ts";
import type { Services } from "../../services.ts";
import { dayOf } from "../../usage/day.ts";
import { operatorNames } from "../operatorNames.ts";
import type { HeldLawFact } from "./lawFacts.ts";

/**
 * The newest check of each fact, by the fact's id. What parents read changes with the release that takes a check over,
 * never by the check alone.
 * @param facts as this release holds them: one that was read later than the check has taken it over.
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

/** A confirmation says no more than a release that was read on the same day. */
function isOpen({ outcome, checkedAt }: LawCheckRow, asOf: string): boolean {
  const checkedOn = dayOf(checkedAt);
  return outcome === "confirmed" ? checkedOn > asOf : checkedOn >= asOf;
}
