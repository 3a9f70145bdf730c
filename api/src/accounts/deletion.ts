import type { Transaction } from "sequelize";
import { anonymisePayments, endCharges } from "../billing/closeAccount.ts";
import { removeVault } from "../caseSync/vaults.ts";
import { contactKeys } from "../contacts/contactKeys.ts";
import type { User } from "../database/models/user.ts";
import type { SignedIn } from "../http/authenticate.ts";
import { Unauthenticated } from "../http/errors.ts";
import { queueMail } from "../mail/queueMail.ts";
import { givenUpAfter } from "../mail/retry.ts";
import { removeSubscriber } from "../newsletter/leaving.ts";
import { leaveAsPartner } from "../partners/leave.ts";
import { removeReminders } from "../reminders/reminders.ts";
import type { Services } from "../services.ts";
import { lockUser } from "./lockUser.ts";
import { ownContacts } from "./ownContacts.ts";
import { confirmPassword } from "./passwords.ts";
import { resetFactors } from "./secondFactor/change.ts";
import { endAllSessions } from "./sessions.ts";

/** One part of a deletion, inside its transaction. When it throws, nothing is deleted. */
type Step = (services: Services, transaction: Transaction, user: User) => Promise<unknown>;

/**
 * Run in this order. A table that references users and is missing here makes the deletion fail, since its rows hold the
 * account. The audit log stays unchanged, whether the account acted or was acted on: operators' actions must stay on
 * record for the retention period, and the entries hold only the account's id, which is never reused and no longer
 * identifies anyone.
 */
const steps: readonly Step[] = [
  // Before mails are deleted: that locks gaps between them, in which two deletions could wait for each other's mail.
  queueLastMail,
  (services, transaction, user) => endAllSessions(services, transaction, user.id),
  (services, transaction, user) => resetFactors(services, transaction, user.id),
  removeEntitlements,
  anonymisePayments,
  anonymiseMessages,
  removeNewsletter,
  removeDownloads,
  removeFreeToolAddresses,
  (services, transaction, { id }) => removeReminders(services, transaction, id),
  (services, transaction, { id }) => removeVault(services, transaction, id),
  removeMails,
  leaveAsPartner,
  (_, transaction, user) => user.destroy({ transaction }),
];

/**
 * Deletes an account and its data, given its password. Anything that could still charge the user ends at the payment
 * provider first, so that a failure there leaves the account unchanged.
 */
export async function deleteAccount(services: Services, signedIn: SignedIn, password: string): Promise<void> {
  const { database } = services;
  await confirmPassword(services, signedIn.user, password, "password");
  await endCharges(services, signedIn.user);
  await database.transaction(async (transaction) => {
    const user = await lockUser(database, transaction, signedIn.user.id);
    if (user?.password !== signedIn.user.password) throw new Unauthenticated();
    for (const step of steps) await step(services, transaction, user);
  });
}

async function removeEntitlements({ database }: Services, transaction: Transaction, { id }: User) {
  await database.entitlements.destroy({ where: { userId: id }, transaction });
}

/**
 * Keeps that there was a message, when, and about which service; removes everything that could identify a person, and
 * our answers.
 */
async function anonymiseMessages({ database }: Services, transaction: Transaction, user: User) {
  const own = ownContacts(user);
  if (!own) return;
  const written = await database.contacts.findAll({ attributes: ["id"], where: own, transaction });
  await database.contactAnswers.destroy({ where: { contactId: written.map(({ id }) => id) }, transaction });
  const anonymous = {
    firstName: "Deleted account",
    lastName: null,
    email: "deleted account",
    phone: null,
    message: "Removed together with the account of its sender.",
  };
  await database.contacts.update({ ...anonymous, ...contactKeys(anonymous) }, { where: own, transaction });
}

/** Only for a verified address, as with messages: an unverified one may belong to someone who never signed up here. */
async function removeNewsletter({ database }: Services, transaction: Transaction, user: User) {
  if (!user.emailVerified) return;
  const where = { emailKey: user.emailKey };
  const subscriber = await database.newsletterSubscribers.findOne({ where, transaction });
  if (subscriber) await removeSubscriber(database, transaction, subscriber.id);
}

async function removeDownloads({ database }: Services, transaction: Transaction, user: User) {
  if (user.emailVerified)
    await database.resourceDownloads.destroy({ where: { emailKey: user.emailKey }, transaction });
}

async function removeFreeToolAddresses({ database }: Services, transaction: Transaction, user: User) {
  if (user.emailVerified)
    await database.emailCaptures.destroy({ where: { emailKey: user.emailKey }, transaction });
}

/** Including unsent ones, whose links no longer work. */
async function removeMails({ database }: Services, transaction: Transaction, { id }: User) {
  await database.outgoingMails.destroy({ where: { userId: id }, transaction });
}

async function queueLastMail(services: Services, transaction: Transaction, { email, language }: User) {
  const usefulUntil = new Date(services.clock().getTime() + givenUpAfter);
  const page = `${services.environment.publicOrigin}/contact`;
  await queueMail(services, transaction, { email, userId: null, language }, (mails) =>
    mails.accountDeleted(page, usefulUntil),
  );
}
