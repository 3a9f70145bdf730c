import type { Login } from "@iep-insider/sdk/contract";
import type { User } from "../database/models/user.ts";
import { type Attempt, countAttempts, forgetAttempts, forgiveAttempts } from "../http/attempts.ts";
import type { Services } from "../services.ts";
import { emailKeyOf, findByEmail } from "./emailKey.ts";
import { InvalidCredentials } from "./errors.ts";
import { knownBrowser } from "./knownBrowser.ts";
import { lockUser } from "./lockUser.ts";
import { applyListedRights } from "./rights.ts";
import { beginSession } from "./sessions.ts";
import type { Visit } from "./visit.ts";

/** A new session and its user. */
export interface Begun {
  readonly user: User;
  readonly sessionId: string;
}

/**
 * Begins a session for an address and its password.
 * @throws {InvalidCredentials} both for a wrong password and for an unknown address, after the same work.
 */
export async function signIn(services: Services, login: Login, visit: Visit): Promise<Begun> {
  const { database } = services;
  const known = await findByPassword(services, login, visit);
  if (!known) throw new InvalidCredentials();

  return database.transaction(async (transaction) => {
    const user = await lockUser(database, transaction, known.id);
    // While the hash was computed the password was changed, and with it all sessions ended: this one may not begin.
    if (user?.password !== known.password) throw new InvalidCredentials();
    await applyListedRights(services, transaction, user);
    const sessionId = await beginSession(services, transaction, user, visit.device);
    return { user, sessionId };
  });
}

/**
 * The account of an address and its password; wrong ones are counted. @returns null for a wrong password and for an
 * unknown address, after the same work. @throws {TooManyRequests}
 */
export async function findByPassword(
  services: Services,
  { email, password }: Login,
  visit: Visit,
): Promise<User | null> {
  const known = await findByEmail(services.database, email);
  const browser = known && knownBrowser(services, known, visit.browser);
  const attempts = browser === null ? wrongPasswords(email, visit) : wrongPasswordsOf(browser);
  await countAttempts(services, attempts);
  const isRight = await services.passwords.verify(known?.password ?? null, password);
  if (!known || !isRight) return null;
  await forgiveAttempts(services, attempts);
  return known;
}

/** A user who set a new password through a mailed link is the owner, however often others have guessed. */
export async function forgetWrongPasswords(services: Services, email: string, visit: Visit): Promise<void> {
  for (const attempt of wrongPasswords(email, visit)) await forgetAttempts(services, attempt);
}

/** In a browser that signed in before, whatever others guess elsewhere. */
function wrongPasswordsOf(browser: string): readonly Attempt[] {
  return [{ limit: "wrongPasswordsOfBrowser", who: browser }];
}

/** The tighter one first: once it refuses, the wider one counts no more. */
function wrongPasswords(email: string, { network }: Visit): readonly Attempt[] {
  const address = emailKeyOf(email);
  return [
    { limit: "wrongPasswordsHere", who: `${address} ${network}` },
    { limit: "wrongPasswords", who: address },
  ];
}
