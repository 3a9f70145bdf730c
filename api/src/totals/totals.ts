import type { Transaction } from "sequelize";
import { incrementColumn } from "../database/incrementColumn.ts";
import type { Database } from "../database/openDatabase.ts";

/** The totals that are kept. Each equals a count (or a sum) over its table, as a test verifies. */
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
 * Updates totals in the transaction that changes what they count. Call it last in the transaction, since the rows stay
 * locked until its end. The database does the addition, so that no process writes a stale number.
 * @param changes by how much each total changes. Omitted totals do not change.
 */
export async function changeTotals(
  { keptTotals }: Pick<Database, "keptTotals">,
  transaction: Transaction,
  changes: Partial<Totals>,
): Promise<void> {
  // Always in the same order, so that two transactions that change the same totals cannot deadlock.
  for (const name of totalNames) {
    const by = changes[name] ?? 0;
    if (by === 0) continue;
    const change = () => incrementColumn(keptTotals, "total", by, { name }, transaction);
    // Migrations created the rows. Ensuring that a row exists before each update would give concurrent transactions
    // a shared lock, and none of them could then update it: on MariaDB, most of them would fail.
    if ((await change()) > 0) continue;
    await keptTotals.bulkCreate([{ name, total: 0 }], { ignoreDuplicates: true, transaction });
    await change();
  }
}

export async function readTotals({ keptTotals }: Pick<Database, "keptTotals">): Promise<Totals> {
  const kept = new Map((await keptTotals.findAll()).map(({ name, total }) => [name, Number(total)]));
  return Object.fromEntries(totalNames.map((name) => [name, kept.get(name) ?? 0])) as Totals;
}
