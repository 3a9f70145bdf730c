import type { Transaction } from "sequelize";
import { emailKeyOf } from "../../accounts/emailKey.ts";
import { lockUser } from "../../accounts/lockUser.ts";
import { nameKeys } from "../../accounts/nameKeys.ts";
import { unusableHash } from "../../accounts/passwordHasher.ts";
import { queueVerification } from "../../accounts/queueVerification.ts";
import type { SubscriptionSignup } from "../../database/models/subscriptionSignup.ts";
import type { User } from "../../database/models/user.ts";
import type { Services } from "../../services.ts";

/** The owner of a subscription. `waits`: an account has the address, but the address is not confirmed. */
export interface Owner {
  readonly user: User;
  readonly status: "known" | "new" | "waits";
}

/**
 * Finds or makes the account that a paid subscription belongs to, and locks it.
 * If there was no account at sign-up, one is created with the password chosen then. If an account with the address was
 * created in the meantime, it owns the subscription only once its address is confirmed: anyone can sign up with someone
 * else's address, and no password is ever overwritten (ADR 3). Until then the subscription waits for the person
 * who confirms the address.
 * @returns null when the account is gone.
 */
export async function ownerOf(
  services: Services,
  transaction: Transaction,
  signup: SubscriptionSignup | null,
  subscription: string,
): Promise<Owner | null> {
  const { database } = services;
  const lock = transaction.LOCK.UPDATE;
  if (signup && signup.userId === null) {
    const where = { emailKey: signup.emailKey };
    const known = await database.users.findOne({ where, transaction, lock });
    if (!known) return { user: await makeAccount(services, transaction, signup), status: "new" };
    return { user: known, status: known.emailVerified ? "known" : "waits" };
  }
  const user = signup?.userId
    ? await lockUser(database, transaction, signup.userId)
    : await database.users.findOne({ where: { stripeSubscriptionId: subscription }, transaction, lock });
  return user && { user, status: "known" };
}

async function makeAccount(
  services: Services,
  transaction: Transaction,
  { email, password, firstName, lastName, language }: SubscriptionSignup,
): Promise<User> {
  const now = services.clock();
  const user = await services.database.users.create(
    {
      email,
      emailKey: emailKeyOf(email),
      // Without one they set it by "Forgot password".
      password: password ?? unusableHash,
      firstName,
      lastName,
      ...nameKeys({ firstName, lastName }),
      language,
      createdAt: now,
      updatedAt: now,
    },
    { transaction },
  );
  await queueVerification(services, transaction, user);
  return user;
}
