import type { SubscriptionRequest } from "@iep-insider/sdk/contract";
import { emailKeyOf, findByEmail } from "../../accounts/emailKey.ts";
import { requireStrong } from "../../accounts/passwordStrength.ts";
import { findByPassword } from "../../accounts/signIn.ts";
import type { Visit } from "../../accounts/visit.ts";
import { withMinimumDuration } from "../../accounts/withMinimumDuration.ts";
import type { User } from "../../database/models/user.ts";
import { areWithinLimits, countAttempts } from "../../http/attempts.ts";
import { InvalidRequest } from "../../http/errors.ts";
import type { Services } from "../../services.ts";
import { queueKnownAddressMail } from "./mails.ts";

/**
 * The account a subscription is begun for (ADR 3): the signed-in one, or the one that address and password open.
 * Wrong passwords count as they do when signing in.
 * @returns null for a new address, and alike, after the same time, for one whose account was not shown to be theirs:
 * the answer does not tell which. Only the owner learns that there is an account, by email.
 * @throws {InvalidRequest} {TooManyRequests}
 */
export async function subscriberOf(
  services: Services,
  { email, name, password }: SubscriptionRequest,
  signedIn: User | null,
  visit: Visit,
): Promise<User | null> {
  await countAttempts(services, [{ limit: "membershipsOfAddress", who: emailKeyOf(email) }]);
  if (signedIn?.emailKey === emailKeyOf(email)) return signedIn;
  const otherAddress = new InvalidRequest({
    email: "You are signed in with another address. Please use that one, or log out first.",
  });
  if (password === undefined)
    throw signedIn ? otherAddress : new InvalidRequest({ password: "Please choose a password." });
  const shown = await findByPassword(services, { email, password }, visit);
  if (shown) return shown;
  if (signedIn) throw otherAddress;
  await requireStrong(password, { email, firstName: name, lastName: null }, "password");
  await withMinimumDuration(services, () => tellOwner(services, email));
  return null;
}

async function tellOwner(services: Services, email: string): Promise<void> {
  const owner = await findByEmail(services.database, email);
  const attempt = { limit: "joinNoticesToAddress", who: emailKeyOf(email) } as const;
  if (owner && (await areWithinLimits(services, [attempt]))) await queueKnownAddressMail(services, owner);
}
