import { type Database, openDatabase } from "../database/openDatabase.ts";
import { prepareDatabase } from "../database/prepare.ts";
import { type Environment, EnvironmentError, readEnvironment } from "../environment.ts";
import { StartError } from "../process/startErrors.ts";
import type { Services } from "../services.ts";

/** What every command gets: the database that the server's settings name, also while the server runs. */
export type CommandServices = Pick<Services, "database" | "clock" | "environment">;

type Prepare = (database: Database, environment: Environment) => Promise<unknown>;
type Work = (services: CommandServices, words: readonly string[]) => Promise<string>;

/** A command was typed wrongly, or there is nothing it could do: the message says what to do instead. */
export class UsageError extends Error {}

/**
 * Runs a command of the operator, and prints what it says. The exit code is 1 when nothing was done.
 * @param work takes the words that were typed after the command's name; @throws {UsageError}
 * @param prepare what makes the database ready for it.
 */
export async function runCommand(work: Work, prepare: Prepare = prepareDatabase): Promise<void> {
  try {
    console.log(await withServices(prepare, (services) => work(services, process.argv.slice(2))));
  } catch (error) {
    // An error that the operator can fix is shown as a sentence; anything else is a bug, and is shown in full.
    const isExplained =
      error instanceof UsageError || error instanceof EnvironmentError || error instanceof StartError;
    console.error(isExplained ? error.message : error);
    process.exitCode = 1;
  }
}

async function withServices(
  prepare: Prepare,
  work: (services: CommandServices) => Promise<string>,
): Promise<string> {
  const environment = readEnvironment(process.env);
  const database = openDatabase(environment.database);
  try {
    await prepare(database, environment);
    return await work({ database, environment, clock: () => new Date() });
  } finally {
    await database.close();
  }
}
