import { setTimeout as pause } from "node:timers/promises";
import type { Transaction } from "sequelize";
import type { Database } from "../../src/database/openDatabase.ts";

const names = ["conflict a", "conflict b"];

/**
 * Two transactions that meet on purpose: each adds its number to both of two rows, in opposite order, and neither goes
 * on before the other has changed its first row. On one server that is a deadlock. On two nodes of a cluster it is a
 * certification conflict: each changes its own copy, and one of them fails, at the latest at its COMMIT.
 * @returns how often the work ran. 3: one of the two lost, and ran again.
 */
export async function addToBothRows(one: Database, other: Database): Promise<number> {
  await one.locks.bulkCreate(names.map((name) => ({ name, holder: "", expiresAt: new Date(0) })));
  // A node applies the rows of the other one a moment later.
  while ((await rowsOf(other)).length < names.length) await pause(10);
  let runs = 0;
  const meet = meeting(2);
  const add = (database: Database, number: string, order: readonly string[]) => {
    let isFirstRun = true;
    return database.transaction(async (transaction) => {
      runs += 1;
      for (const name of order) {
        await addTo(database, transaction, name, number);
        if (isFirstRun) await meet();
        isFirstRun = false;
      }
    });
  };
  await Promise.all([add(one, "1", names), add(other, "2", names.toReversed())]);
  return runs;
}

/** What the rows hold: "12" in each, in either order, when both transactions were written. */
export async function rowsOf({ locks }: Database): Promise<readonly string[]> {
  const rows = await locks.findAll({ where: { name: [...names] }, order: ["name"] });
  return rows.map(({ holder }) => [...holder].sort().join(""));
}

async function addTo(database: Database, transaction: Transaction, name: string, number: string) {
  const row = await database.locks.findByPk(name, { transaction, lock: transaction.LOCK.UPDATE });
  await row?.update({ holder: row.holder + number }, { transaction });
}

/** Resolves for all once `size` wait. */
function meeting(size: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let waiting = 0;
  return () => {
    waiting += 1;
    if (waiting === size) resolve();
    return promise;
  };
}
