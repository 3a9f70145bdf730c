import { type GrantedRight, grantedRights } from "../accounts/grants.ts";
import { migrate } from "../database/migrate.ts";
import { openDatabase } from "../database/openDatabase.ts";
import { EnvironmentError, readEnvironment } from "../environment.ts";
import { StartError, whenDatabaseFails } from "../process/startErrors.ts";
import type { Services } from "../services.ts";

type CommandServices = Pick<Services, "database" | "clock" | "environment">;
type Work = (services: CommandServices, right: GrantedRight, email: string) => Promise<string | null>;

/**
 * Runs one of the two commands about rights, on the database that the server's settings name, also while the server
 * runs. Prints one sentence; the exit code is 1 when nothing was done.
 * @param name as it is typed: `grant`.
 */
export async function runRightsCommand(name: string, work: Work): Promise<void> {
  try {
    console.log(await run(name, work, process.argv.slice(2)));
  } catch (error) {
    // What the operator can put right is said in a sentence; anything else is a fault of ours and shown whole.
    const isExplained =
      error instanceof UsageError || error instanceof EnvironmentError || error instanceof StartError;
    console.error(isExplained ? error.message : error);
    process.exitCode = 1;
  }
}

class UsageError extends Error {}

async function run(name: string, work: Work, words: readonly string[]): Promise<string> {
  const [word, email] = words;
  const right = grantedRights.find((each) => each === word);
  if (!right || !email || words.length > 2) throw new UsageError(usageOf(name, word, right));

  const environment = readEnvironment(process.env);
  const database = openDatabase(environment.database);
  try {
    await migrate(database).catch(whenDatabaseFails(environment.database));
    const sentence = await work({ database, environment, clock: () => new Date() }, right, email);
    if (sentence === null)
      throw new UsageError(`No account has the address ${email}. They have to sign up first.`);
    return sentence;
  } finally {
    await database.close();
  }
}

function usageOf(name: string, word: string | undefined, right: GrantedRight | undefined): string {
  const complaint = word && !right ? `There is no right named "${word}". ` : "";
  const ways = grantedRights.map((each) => `  npm run ${name} -- ${each} someone@example.org`);
  return [`${complaint}Use it like this:`, ...ways].join("\n");
}
