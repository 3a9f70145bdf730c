import type { Transaction } from "sequelize";
import { emailKeyOf } from "../../accounts/emailKey.ts";
import { lockUser } from "../../accounts/lockUser.ts";
import { nameKeys } from "../../accounts/nameKeys.ts";
import { nobodysHash } from "../../accounts/passwordHasher.ts";
import { queueVerification } from "../../accounts/queueVerification.ts";
import type { SubscriptionSignup } from "../../database/models/subscriptionSignup.ts";
import type { User } from "../../database/models/user.ts";
import type { Services } from "../../services.ts";

/** Whose a subscription is. `waits`: the account has its address, and nobody has confirmed that it is theirs. */
export interface Owner {
  readonly user: User;
  readonly standing: "known" | "new" | "waits";
}

/**
 * Finds or makes the account that a paid subscription belongs to, and locks it.
 * Where there was none when they signed up, one is made with the password that they chose then. Where somebody else has
 * made one meanwhile, it is theirs only if its address is confirmed: anybody can sign up with anybody's, and no
 * password is ever overwritten (DECISIONS 8). Until then the subscription waits for whoever confirms the address.
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
    if (!known) return { user: await makeAccount(services, transaction, signup), standing: "new" };
    return { user: known, standing: known.emailVerified ? "known" : "waits" };
  }
  const user = signup?.userId
    ? await lockUser(database, transaction, signup.userId)
    : await database.users.findOne({ where: { stripeSubscriptionId: subscription }, transaction, lock });
  return user && { user, standing: "known" };
}

async function makeAccount(
  services: Services,
  transaction: Transaction,
  { email, password, firstName, lastName }: SubscriptionSignup,
): Promise<User> {
  const now = services.clock();
  const user = await services.database.users.create(
    {
      email,
      emailKey: emailKeyOf(email),
      // Without one they set it by "Forgot password".
      password: password ?? nobodysHash,
      firstName,
      lastName,
      ...nameKeys({ firstName, lastName }),
      createdAt: now,
      updatedAt: now,
    },
    { transaction },
  );
  await queueVerification(services, transaction, user);
  return user;
}
