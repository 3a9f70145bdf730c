import { withLock } from "./lock.ts";
import type { Database } from "./openDatabase.ts";
import { initialSchema, lastBeforeRelease, schemaSteps } from "./schemaSteps.ts";

const lockName = "migrate";

/**
 * Brings the schema to its newest state. Processes that start together take turns; the later ones find nothing to do.
 * @returns the names of the migrations that were run.
 * @throws if a version before 1.0.0 created the database and never finished its migrations.
 */
export async function migrate(database: Database): Promise<string[]> {
  await makeOwnTables(database);
  return withLock(database, lockName, async () => {
    const done = await recordedNames(database);
    const schema = database.sequelize.getQueryInterface();
    if (done.size === 0) {
      await initialSchema.up(schema);
      return record(database, schemaSteps);
    }
    if (!done.has(initialSchema.name) && !done.has(lastBeforeRelease)) throw new Error(tooOld);
    const missing = schemaSteps.filter(({ name }) => !done.has(name));
    for (const step of missing) {
      if (step !== initialSchema) await step.up(schema);
      await record(database, [step]);
    }
    return missing.map(({ name }) => name);
  });
}

const tooOld = `it was created before version 1.0.0 and lacks ${lastBeforeRelease}. Migrate it with the commit that has this migration first, or use an empty database`;

async function record(database: Database, steps: typeof schemaSteps): Promise<string[]> {
  const names = steps.map(({ name }) => name);
  await database.migrations.bulkCreate(names.map((name) => ({ name })));
  return names;
}

/**
 * Undoes all migrations and deletes all data. For tests and for a failed release.
 * @returns the names of the migrations that were undone, last first.
 */
export async function undoMigrations(database: Database): Promise<string[]> {
  await makeOwnTables(database);
  return withLock(database, lockName, async () => {
    const done = await recordedNames(database);
    const undone = schemaSteps.filter(({ name }) => done.has(name)).toReversed();
    for (const step of undone) await step.down(database.sequelize.getQueryInterface());
    await database.migrations.destroy({ where: {} });
    return undone.map(({ name }) => name);
  });
}

/**
 * Whether the database answers and has every migration this version needs. It may have more: while a newer
 * version is being rolled out, the older one still serves.
 * @throws what the driver throws when the database does not answer.
 */
export async function isMigrated(database: Database): Promise<boolean> {
  return (await missingNames(database)).length === 0;
}

/**
 * The migrations that this version needs and the database lacks, in their order. Changes nothing, not in an empty
 * database either. @throws what the driver throws when the database does not answer.
 */
export async function pendingMigrations(database: Database): Promise<string[]> {
  const table = database.migrations.getTableName();
  const isThere = await database.sequelize.getQueryInterface().tableExists(table);
  return isThere ? missingNames(database) : schemaSteps.map(({ name }) => name);
}

async function missingNames(database: Database): Promise<string[]> {
  const done = await recordedNames(database);
  return schemaSteps.map(({ name }) => name).filter((name) => !done.has(name));
}

async function recordedNames(database: Database): Promise<ReadonlySet<string>> {
  return new Set((await database.migrations.findAll()).map(({ name }) => name));
}

/** The two tables that migrating itself needs. Made only if missing, which both dialects do in one statement. */
async function makeOwnTables(database: Database): Promise<void> {
  await database.locks.sync();
  await database.migrations.sync();
}
