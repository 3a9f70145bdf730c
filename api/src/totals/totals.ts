import type { Transaction } from "sequelize";
import { changeRows } from "../database/frequentStatements.ts";
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
  { sequelize, keptTotals }: Pick<Database, "sequelize" | "keptTotals">,
  transaction: Transaction,
  changes: Partial<Totals>,
): Promise<void> {
  const changed = totalNames.flatMap((name) => (changes[name] ? [{ name, by: changes[name] }] : []));
  if (changed.length === 0) return;
  // In one statement, so that two transactions that change the same totals lock them in the same order.
  const cases = changed.map(({ name, by }) => `WHEN '${name}' THEN ${wholeNumber(by)}`).join(" ");
  const names = changed.map(({ name }) => `'${name}'`).join(", ");
  const sql = `UPDATE kept_totals SET total = total + CASE name ${cases} END WHERE name IN (${names})`;
  const rows = await changeRows(sequelize, sql, {}, transaction);
  if (rows === changed.length) return;
  // Migrations created the rows. Ensuring that they exist before each update would give concurrent transactions
  // a shared lock, and none of them could then update them: on MariaDB, most of them would fail.
  const where = { name: changed.map(({ name }) => name) };
  const found = new Set((await keptTotals.findAll({ where, transaction })).map(({ name }) => name));
  const missing = changed.filter(({ name }) => !found.has(name));
  await keptTotals.bulkCreate(
    missing.map(({ name, by }) => ({ name, total: by })),
    { transaction },
  );
}

/** @throws {RangeError} if it is not one. */
function wholeNumber(value: number): number {
  if (!Number.isSafeInteger(value))
    throw new RangeError(`A total changes by a whole number, not by ${value}.`);
  return value;
}

export async function readTotals({ keptTotals }: Pick<Database, "keptTotals">): Promise<Totals> {
  const kept = new Map((await keptTotals.findAll()).map(({ name, total }) => [name, Number(total)]));
  return Object.fromEntries(totalNames.map((name) => [name, kept.get(name) ?? 0])) as Totals;
}
