import type { SubscriptionRequest } from "@iep-insider/sdk/contract";
import { emailKeyOf, findByEmail } from "../../accounts/emailKey.ts";
import { findByPassword } from "../../accounts/signIn.ts";
import type { Visit } from "../../accounts/visit.ts";
import type { User } from "../../database/models/user.ts";
import { countAttempts } from "../../http/attempts.ts";
import { InvalidRequest } from "../../http/errors.ts";
import type { Services } from "../../services.ts";
import { SignInFirst } from "../errors.ts";

/**
 * For which account somebody joins (DECISIONS 8): the one that is signed in, or the one that the address and the
 * password open; wrong ones count as they do when signing in.
 * @returns null when the address has no account: one is made when it is paid.
 * @throws {SignInFirst} when it has one, and nobody has shown that it is theirs.
 */
export async function subscriberOf(
  services: Services,
  { email, password }: SubscriptionRequest,
  signedIn: User | null,
  visit: Visit,
): Promise<User | null> {
  await countAttempts(services, [{ limit: "membershipsOfAddress", who: emailKeyOf(email) }]);
  if (signedIn?.emailKey === emailKeyOf(email)) return signedIn;
  const known = await findByEmail(services.database, email);
  if (known) {
    const shown = password === undefined ? null : await findByPassword(services, { email, password }, visit);
    if (!shown) throw new SignInFirst();
    return shown;
  }
  if (signedIn)
    throw new InvalidRequest({
      email: "You are signed in with another address. Please use that one, or log out first.",
    });
  if (password === undefined) throw new InvalidRequest({ password: "Please choose a password." });
  return null;
}
