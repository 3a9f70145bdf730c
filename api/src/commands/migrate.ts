import { migrate } from "../database/migrate.ts";
import { whenDatabaseFails } from "../process/startErrors.ts";
import { runCommand } from "./runCommand.ts";

/**
 * `npm run migrate`: brings the database to what this version needs, also while the version before it serves. DATABASE_URL
 * names an account that may change tables. Two at once take turns, and the second finds nothing to do.
 */
await runCommand(
  async ({ database, environment }) =>
    inWords(await migrate(database).catch(whenDatabaseFails(environment.database))),
  // Nothing to prepare: this is what the others wait for.
  async () => undefined,
);

function inWords(names: readonly string[]): string {
  if (names.length === 0) return "The database is up to date. Nothing was changed.";
  return ["Migrated:", ...names.map((name) => `  ${name}`)].join("\n");
}
