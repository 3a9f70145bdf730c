import { productName } from "@iep-insider/sdk/catalog";
import type { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { InvalidRequest } from "../http/errors.ts";

/** The password's owner: their details make a password easier to guess. */
export interface PasswordOwner {
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/**
 * zxcvbn's "safely unguessable": 100 million guesses or more. Our limits allow 5,760 a day for an address; the rest is
 * for a stolen database, whose hashes are slow to compute.
 */
const leastScore = 3;

// Judging blocks the process, longer with each character and with each reading of "p@$$w0rd": so much is judged.
const mostJudged = 32;
const mostReadings = 8;

let estimator: Promise<ZxcvbnFactory> | undefined;

/**
 * @param field the request's field that holds the password. @throws {InvalidRequest} about that field when the password
 * is too easy to guess, such as a common one, a date, a pattern of keys, or one's own address or name.
 */
export async function requireStrong(password: string, owner: PasswordOwner, field: string): Promise<void> {
  estimator ??= loadEstimator();
  const { score } = (await estimator).check(password.slice(0, mostJudged), wordsOf(owner));
  if (score >= leastScore) return;
  throw new InvalidRequest({
    [field]:
      "This password is too easy to guess. Three or four words that do not belong together make a good one. Leave out your name, your email address and dates.",
  });
}

/** Half a second and 60 MB of dictionaries, which a process needs with the first password that is set. */
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
    import("@zxcvbn-ts/language-en"),
  ]);
  const dictionary = { ...common.dictionary, ...english.dictionary };
  return new ZxcvbnFactory({
    dictionary,
    graphs: common.adjacencyGraphs,
    l33tMaxSubstitutions: mostReadings,
  });
}

function wordsOf({ email, firstName, lastName }: PasswordOwner): string[] {
  const names = [firstName, lastName].flatMap((name) => name?.split(/\s+/) ?? []);
  const parts = [email, email.split("@")[0] ?? "", ...email.split(/[@.+_-]+/), ...names, productName];
  return parts.filter((part) => part.length > 2).map((part) => part.slice(0, 100));
}
