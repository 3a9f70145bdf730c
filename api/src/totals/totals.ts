import type { Transaction } from "sequelize";
import { incrementColumn } from "../database/incrementColumn.ts";
import type { Database } from "../database/openDatabase.ts";

/** The totals that are kept. Each is what a count (or a sum) over its table would give; a test counts. */
export const totalNames = [
  "contacts",
  "contacts unanswered",
  "payments",
  "payments paid",
  "payments refunded",
  "payments disputed",
  "cents paid",
] as const;

export type TotalName = (typeof totalNames)[number];

export type Totals = Readonly<Record<TotalName, number>>;

/**
 * Changes totals along with what they count, in its transaction; as the last thing in it, since the rows stay locked
 * until its end. The database does the addition, so that no process writes a stale number.
 * @param changes by how much each changes; what does not change may be left out or 0.
 */
export async function changeTotals(
  { keptTotals }: Pick<Database, "keptTotals">,
  transaction: Transaction,
  changes: Partial<Totals>,
): Promise<void> {
  // Always in the same order: two transactions that change the same totals never wait for each other in a ring.
  for (const name of totalNames) {
    const by = changes[name] ?? 0;
    if (by === 0) continue;
    const change = () => incrementColumn(keptTotals, "total", by, { name }, transaction);
    // Migrations have made the rows. To make sure of one first, before each change, would share its lock among all who
    // come at once, and none of them could then change it: on MariaDB most of them would fail.
    if ((await change()) > 0) continue;
    await keptTotals.bulkCreate([{ name, total: 0 }], { ignoreDuplicates: true, transaction });
    await change();
  }
}

export async function readTotals({ keptTotals }: Pick<Database, "keptTotals">): Promise<Totals> {
  const kept = new Map((await keptTotals.findAll()).map(({ name, total }) => [name, Number(total)]));
  return Object.fromEntries(totalNames.map((name) => [name, kept.get(name) ?? 0])) as Totals;
}
