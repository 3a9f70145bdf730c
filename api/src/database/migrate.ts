import { Umzug, type UmzugStorage } from "umzug";
import { withLock } from "./lock.ts";
import { schemaSteps } from "./migrations/index.ts";
import type { Database } from "./openDatabase.ts";

const lockName = "migrate";

/**
 * Brings the schema to its newest state. Processes that start together take turns; the later ones find nothing to do.
 * @returns the names of the migrations that were run.
 */
export async function migrate(database: Database): Promise<string[]> {
  await makeOwnTables(database);
  const done = await withLock(database, lockName, () => migrationsOf(database).up());
  return done.map((migration) => migration.name);
}

/**
 * Undoes all migrations and deletes all data. For tests and for a failed release.
 * @returns the names of the migrations that were undone, last first.
 */
export async function undoMigrations(database: Database): Promise<string[]> {
  await makeOwnTables(database);
  const undone = await withLock(database, lockName, () => migrationsOf(database).down({ to: 0 }));
  return undone.map((migration) => migration.name);
}

/**
 * Whether the database answers and has every migration this version needs. It may have more: while a newer
 * version is being rolled out, the older one still serves.
 * @throws what the driver throws when the database does not answer.
 */
export async function isMigrated(database: Database): Promise<boolean> {
  return (await missingSteps(database)).length === 0;
}

/**
 * The migrations that this version needs and the database lacks, in their order. Changes nothing, not in an empty
 * database either. @throws what the driver throws when the database does not answer.
 */
export async function pendingMigrations(database: Database): Promise<string[]> {
  const table = database.migrations.getTableName();
  const isThere = await database.sequelize.getQueryInterface().tableExists(table);
  return isThere ? missingSteps(database) : schemaSteps.map((step) => step.name);
}

async function missingSteps(database: Database): Promise<string[]> {
  const done = new Set((await database.migrations.findAll()).map((migration) => migration.name));
  return schemaSteps.map((step) => step.name).filter((name) => !done.has(name));
}

/** The two tables that migrating itself needs. Made only if missing, which both dialects do in one statement. */
async function makeOwnTables(database: Database): Promise<void> {
  await database.locks.sync();
  await database.migrations.sync();
}

function migrationsOf(database: Database) {
  const schema = database.sequelize.getQueryInterface();
  return new Umzug({
    migrations: schemaSteps.map((step) => ({
      name: step.name,
      up: () => step.up(schema),
      down: () => step.down(schema),
    })),
    storage: recordedIn(database),
    logger: undefined,
  });
}

function recordedIn(database: Database): UmzugStorage {
  return {
    async logMigration({ name }) {
      await database.migrations.create({ name });
    },
    async unlogMigration({ name }) {
      await database.migrations.destroy({ where: { name } });
    },
    async executed() {
      return (await database.migrations.findAll()).map((migration) => migration.name);
    },
  };
}
