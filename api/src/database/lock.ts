import { randomUUID } from "node:crypto";
import { Op, UniqueConstraintError } from "sequelize";
import type { Database } from "./openDatabase.ts";

/** How long a lock outlives a holder that was killed. Processes' clocks must agree to well below this. */
const lease = 30_000;
const renewEvery = 10_000;
const askEvery = 100;

/** What is done under a lock. `lost` is aborted when the lock could not be kept: another may be at work by then. */
type LockedWork<Result> = (lost: AbortSignal) => Promise<Result>;

/**
 * Runs `work` while no other process runs anything under the same name on this database; waits for its turn.
 * @param name what is locked, up to 64 characters.
 * @returns what `work` returns. @throws what `work` throws; the lock is free again then, too.
 */
export async function withLock<Result>(
  database: Database,
  name: string,
  work: LockedWork<Result>,
): Promise<Result> {
  const holder = randomUUID();
  while (!(await take(database, name, holder))) {
    await new Promise((resolve) => setTimeout(resolve, askEvery));
  }
  return hold(database, name, holder, work);
}

/** Like `withLock`, but if another process holds the lock, `work` is left to it: nothing runs, and nothing waits. */
export async function unlessLocked(database: Database, name: string, work: LockedWork<void>): Promise<void> {
  const holder = randomUUID();
  if (await take(database, name, holder)) await hold(database, name, holder, work);
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

/** Keeps the lock alive while `work` runs, and gives it back. */
async function hold<Result>(
  database: Database,
  name: string,
  holder: string,
  work: LockedWork<Result>,
): Promise<Result> {
  const lost = new AbortController();
  let renewedAt = Date.now();
  const renewal = setInterval(async () => {
    if (Date.now() - renewedAt >= lease) lost.abort(new Error(`The lock "${name}" has run out.`));
    const askedAt = Date.now();
    const outcome = await renew(database, name, holder);
    if (outcome === "renewed") renewedAt = askedAt;
    if (outcome === "gone") lost.abort(new Error(`The lock "${name}" is no longer ours.`));
  }, renewEvery);
  try {
    return await work(lost.signal);
  } finally {
    clearInterval(renewal);
    await database.locks.destroy({ where: { name, holder } });
  }
}

async function renew(database: Database, name: string, holder: string) {
  const renewed = { expiresAt: new Date(Date.now() + lease) };
  try {
    const [rows] = await database.locks.update(renewed, { where: { name, holder } });
    return rows > 0 ? "renewed" : "gone";
  } catch {
    // One missed renewal is made up for by the next: two fit into a lease.
    return "missed";
  }
}
