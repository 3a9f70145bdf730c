import { attachWaitingSubscriptions } from "../billing/subscriptions/waiting.ts";
import { countAttempts } from "../http/attempts.ts";
import type { SignedIn } from "../http/authenticate.ts";
import { sendWaitingApplication } from "../partners/apply.ts";
import type { Services } from "../services.ts";
import { emailKeyOf, findByEmail } from "./emailKey.ts";
import { InvalidLink } from "./errors.ts";
import { lockUser } from "./lockUser.ts";
import { hashOfToken } from "./mailToken.ts";
import { queueVerification } from "./queueVerification.ts";
import { applyListedRights } from "./rights.ts";

/** Sends the verification mail again, if the address has an unverified account. */
export async function resendVerification(services: Services, email: string): Promise<void> {
  const { database } = services;
  await countAttempts(services, [{ limit: "mailsToAddress", who: emailKeyOf(email) }]);
  const known = await findByEmail(database, email);
  if (!known || known.emailVerified) return;
  await database.transaction(async (transaction) => {
    const user = await lockUser(database, transaction, known.id);
    if (user && !user.emailVerified) await queueVerification(services, transaction, user);
  });
}

/**
 * Verifies the address that the link was sent to. Only while signed in to that same account: anyone can sign up with
 * someone else's address, and its owner, by opening a link they did not request, would otherwise confirm it for the
 * stranger, along with its messages and entitlements (ADR 2).
 * @throws {InvalidLink}
 */
export async function verifyEmail(
  services: Services,
  { user: { id, emailKey } }: SignedIn,
  token: string,
): Promise<void> {
  const { database, clock } = services;
  const verificationToken = hashOfToken(token);
  await database.transaction(async (transaction) => {
    const user = await lockUser(database, transaction, id);
    const isTheirs = user?.verificationToken === verificationToken;
    if (!isTheirs || (user.verificationTokenExpiry ?? clock()) <= clock()) throw new InvalidLink();
    const verified = { emailVerified: true, verificationToken: null, verificationTokenExpiry: null };
    await user.update({ ...verified, updatedAt: clock() }, { transaction });
    await applyListedRights(services, transaction, user);
    await sendWaitingApplication(services, transaction, user);
  });
  await attachWaitingSubscriptions(services, emailKey);
}
