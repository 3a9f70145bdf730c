import type { PasswordChange, PasswordReset } from "@iep-insider/sdk/contract";
import { Op, type Transaction } from "sequelize";
import { attachWaitingSubscriptions } from "../billing/subscriptions/waiting.ts";
import type { User } from "../database/models/user.ts";
import { countAttempts, forgiveAttempts } from "../http/attempts.ts";
import type { SignedIn } from "../http/authenticate.ts";
import { InvalidRequest, Unauthenticated } from "../http/errors.ts";
import { queueMail } from "../mail/queueMail.ts";
import { usefulFor } from "../mail/retry.ts";
import { sendWaitingApplication } from "../partners/apply.ts";
import type { Services } from "../services.ts";
import { emailKeyOf, findByEmail } from "./emailKey.ts";
import { InvalidLink } from "./errors.ts";
import { lockUser } from "./lockUser.ts";
import { createMailToken, hashOfToken, lifetimes } from "./mailToken.ts";
import { requireStrong } from "./passwordStrength.ts";
import { recipientOf } from "./recipientOf.ts";
import { applyListedRights } from "./rights.ts";
import { endAllSessions, endOtherSessions } from "./sessions.ts";
import { forgetWrongPasswords } from "./signIn.ts";
import type { Visit } from "./visit.ts";

/** Sets a new password, given the old one; all other sessions end. */
export async function changePassword(
  services: Services,
  signedIn: SignedIn,
  { currentPassword, newPassword }: PasswordChange,
): Promise<void> {
  const { database } = services;
  await confirmPassword(services, signedIn.user, currentPassword, "currentPassword");
  await requireStrong(newPassword, signedIn.user, "newPassword");
  const password = await services.passwords.hash(newPassword);

  await database.transaction(async (transaction) => {
    const user = await lockUser(database, transaction, signedIn.user.id);
    // The password was changed in the meantime: the user must sign in again.
    if (user?.password !== signedIn.user.password) throw new Unauthenticated();
    await setPassword(services, transaction, user, password);
    await endOtherSessions(services, signedIn, transaction);
  });
}

/** Queues a mail with a link, if the address has an account. */
export async function forgotPassword(services: Services, email: string): Promise<void> {
  const { database, clock, environment } = services;
  await countAttempts(services, [{ limit: "mailsToAddress", who: emailKeyOf(email) }]);
  const known = await findByEmail(database, email);
  if (!known) return;

  await database.transaction(async (transaction) => {
    const user = await lockUser(database, transaction, known.id);
    if (!user) return;
    const { token, hash, expiry } = createMailToken(clock(), lifetimes.reset);
    await user.update({ resetToken: hash, resetTokenExpiry: expiry }, { transaction });
    const link = `${environment.publicOrigin}/reset-password?token=${token}`;
    await queueMail(services, transaction, recipientOf(user), (mails) => mails.resetPassword(link, expiry));
  });
}

/**
 * Sets a new password for the holder of the link; all sessions end. Having received the mail proves ownership of the
 * address, so the address is verified too. @throws {InvalidLink}
 */
export async function resetPassword(
  services: Services,
  { token, newPassword }: PasswordReset,
  visit: Visit,
): Promise<void> {
  const { database, clock } = services;
  const resetToken = hashOfToken(token);
  const where = { resetToken, resetTokenExpiry: { [Op.gt]: clock() } };
  const known = await database.users.findOne({ where });
  if (!known) throw new InvalidLink();
  await requireStrong(newPassword, known, "newPassword");
  const password = await services.passwords.hash(newPassword);

  await database.transaction(async (transaction) => {
    const user = await lockUser(database, transaction, known.id);
    // Used by another request at the same moment.
    if (user?.resetToken !== resetToken) throw new InvalidLink();
    const verified = { emailVerified: true, verificationToken: null, verificationTokenExpiry: null };
    await user.update(verified, { transaction });
    await setPassword(services, transaction, user, password);
    await applyListedRights(services, transaction, user);
    await sendWaitingApplication(services, transaction, user);
    await endAllSessions(services, transaction, user.id);
  });
  await forgetWrongPasswords(services, known.email, visit);
  await attachWaitingSubscriptions(services, known.emailKey);
}

/** Earlier links stop working, and the owner is notified. */
async function setPassword(
  services: Services,
  transaction: Transaction,
  user: User,
  password: string,
): Promise<void> {
  const { clock, environment } = services;
  const now = clock();
  const change = { password, resetToken: null, resetTokenExpiry: null, updatedAt: now };
  await user.update(change, { transaction });
  const usefulUntil = new Date(now.getTime() + usefulFor);
  const page = `${environment.publicOrigin}/forgot-password`;
  await queueMail(services, transaction, recipientOf(user), (mails) =>
    mails.passwordChanged(page, usefulUntil),
  );
}

/**
 * Confirms that the request comes from the owner, not from someone at their unlocked browser.
 * @param field the request's field that holds the password. @throws {InvalidRequest} about that field.
 */
export async function confirmPassword(
  services: Services,
  user: User,
  password: string,
  field: string,
): Promise<void> {
  const attempts = [{ limit: "wrongConfirmations", who: `user ${user.id}` }] as const;
  await countAttempts(services, attempts);
  const isRight = await services.passwords.verify(user.password, password);
  if (!isRight) throw new InvalidRequest({ [field]: "This is not your password. Please try again." });
  await forgiveAttempts(services, attempts);
}
