import { type GrantedRight, grantedRights } from "../accounts/changeRight.ts";
import { EmailNotConfirmed } from "../accounts/errors.ts";
import { type CommandServices, UsageError } from "./runCommand.ts";

type Work = (services: CommandServices, right: GrantedRight, email: string) => Promise<string | null>;

/**
 * One of the two commands about rights.
 * @param name as it is typed: `grant`.
 */
export function rightsCommand(name: string, work: Work) {
  return async (services: CommandServices, words: readonly string[]): Promise<string> => {
    const [word, email] = words;
    const right = grantedRights.find((each) => each === word);
    if (!right || !email || words.length > 2) throw new UsageError(usageOf(name, word, right));
    const sentence = await work(services, right, email).catch((error: unknown) => {
      throw error instanceof EmailNotConfirmed ? new UsageError(error.message) : error;
    });
    if (sentence === null)
      throw new UsageError(`No account has the address ${email}. They have to sign up first.`);
    return sentence;
  };
}

function usageOf(name: string, word: string | undefined, right: GrantedRight | undefined): string {
  const complaint = word && !right ? `There is no right named "${word}". ` : "";
  const ways = grantedRights.map((each) => `  npm run ${name} -- ${each} someone@example.org`);
  return [`${complaint}Use it like this:`, ...ways].join("\n");
}
