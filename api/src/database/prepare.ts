import type { Environment } from "../environment.ts";
import { StartError, whenDatabaseFails } from "../process/startErrors.ts";
import { migrate, pendingMigrations } from "./migrate.ts";
import type { Database } from "./openDatabase.ts";

/**
 * Checks that the schema is the one this version needs, before anything is served or written. A demo migrates itself.
 * In production, the server's account may not change tables, and an operator decides when to migrate (`npm run
 * migrate`).
 * @returns the names of the migrations that were run.
 * @throws {StartError} when the database does not answer, or lacks migrations in production.
 */
export async function prepareDatabase(
  database: Database,
  environment: Pick<Environment, "database" | "mode">,
): Promise<string[]> {
  const failed = whenDatabaseFails(environment.database);
  if (environment.mode === "demo") return migrate(database).catch(failed);
  const pending = await pendingMigrations(database).catch(failed);
  if (pending.length === 0) return [];
  throw new StartError(
    `The database lacks what this version needs (${pending.join(", ")}): run \`npm run migrate\` first, with an account that may change tables (PRODUCTION.md). Nothing was changed.`,
  );
}
