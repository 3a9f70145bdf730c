import type { Transaction } from "sequelize";
import type { User } from "../database/models/user.ts";
import { queueMail } from "../mail/queueMail.ts";
import type { Services } from "../services.ts";
import { createMailToken, lifetimes } from "./mailToken.ts";
import { recipientOf } from "./recipientOf.ts";

/** Queues the mail with the link that verifies the address; earlier links stop working. */
export async function queueVerification(
  services: Services,
  transaction: Transaction,
  user: User,
): Promise<void> {
  const { token, hash, expiry } = createMailToken(services.clock(), lifetimes.verification);
  await user.update({ verificationToken: hash, verificationTokenExpiry: expiry }, { transaction });
  const link = `${services.environment.publicOrigin}/verify-email?token=${token}`;
  await queueMail(services, transaction, recipientOf(user), (mails) => mails.verifyEmail(link, expiry));
}
