import { randomUUID } from "node:crypto";
import { Op, UniqueConstraintError } from "sequelize";
import type { Database } from "./openDatabase.ts";

/** How long a lock outlives a holder that was killed. Processes' clocks must agree to well below this. */
const lease = 30_000;
const renewEvery = 10_000;
const askEvery = 100;

/**
 * Runs `work` while no other process runs anything under the same name on this database; waits for its turn.
 * @param name what is locked, up to 64 characters.
 * @returns what `work` returns. @throws what `work` throws; the lock is free again then, too.
 */
export async function withLock<Result>(
  database: Database,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const holder = randomUUID();
  while (!(await take(database, name, holder))) {
    await new Promise((resolve) => setTimeout(resolve, askEvery));
  }
  const renewal = setInterval(() => void renew(database, name, holder), renewEvery);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    await database.locks.destroy({ where: { name, holder } });
  }
}

async function take(database: Database, name: string, holder: string): Promise<boolean> {
  await database.locks.destroy({ where: { name, expiresAt: { [Op.lt]: new Date() } } });
  try {
    await database.locks.create({ name, holder, expiresAt: new Date(Date.now() + lease) });
    return true;
  } catch (error) {
    if (error instanceof UniqueConstraintError) return false;
    throw error;
  }
}

async function renew(database: Database, name: string, holder: string): Promise<void> {
  const renewed = { expiresAt: new Date(Date.now() + lease) };
  // One missed renewal is made up for by the next: two fit into a lease.
  await database.locks.update(renewed, { where: { name, holder } }).catch(() => undefined);
}
