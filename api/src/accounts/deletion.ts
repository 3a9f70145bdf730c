import type { Transaction } from "sequelize";
import { anonymisePayments, endCharges } from "../billing/closeAccount.ts";
import { contactKeys } from "../contacts/contactKeys.ts";
import type { User } from "../database/models/user.ts";
import type { SignedIn } from "../http/authenticate.ts";
import { Unauthenticated } from "../http/errors.ts";
import { queueMail } from "../mail/queueMail.ts";
import { givenUpAfter } from "../mail/retry.ts";
import { accountDeleted } from "../mail/templates/accountDeleted.ts";
import { removeSubscriber } from "../newsletter/leaving.ts";
import { leaveAsPartner } from "../partners/leave.ts";
import type { Services } from "../services.ts";
import { confirmPassword } from "./confirmPassword.ts";
import { lockUser } from "./lockUser.ts";
import { ownContacts } from "./ownContacts.ts";
import { resetFactors } from "./secondFactor/change.ts";
import { endAllSessions } from "./sessions.ts";

/** One part of a deletion, inside its transaction. When it throws, nothing is deleted. */
type Step = (services: Services, transaction: Transaction, user: User) => Promise<unknown>;

/**
 * In this order. A table that refers to users and is forgotten here stops the deletion: its rows hold the account.
 * The audit log stays as it is, whether the account did something or something was done to it: what operators did has to
 * be known for as long as it is kept, and its entries hold the account's number alone, which is given to nobody again
 * and from now on leads to no one.
 */
const steps: readonly Step[] = [
  (services, transaction, user) => endAllSessions(services, transaction, user.id),
  (services, transaction, user) => resetFactors(services, transaction, user.id),
  removeEntitlements,
  anonymisePayments,
  anonymiseMessages,
  removeNewsletter,
  removeDownloads,
  removeFreeToolAddresses,
  removeMails,
  leaveAsPartner,
  (_, transaction, user) => user.destroy({ transaction }),
  queueLastMail,
];

/**
 * Deletes the account of somebody who knows its password, and all that is held on it. What could still charge them ends
 * at the payment provider first, so that a failure there leaves the account as it was.
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

/** That there was a message, when, and about which service stays for the books; what could name anybody goes, and our answers. */
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

/** Only of a verified address, as with messages: it may be somebody else's who never signed up here. */
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

/** Those that still wait, too: their links lead to nothing. */
async function removeMails({ database }: Services, transaction: Transaction, { id }: User) {
  await database.outgoingMails.destroy({ where: { userId: id }, transaction });
}

async function queueLastMail(services: Services, transaction: Transaction, { email }: User) {
  const usefulUntil = new Date(services.clock().getTime() + givenUpAfter);
  const mail = accountDeleted(`${services.environment.publicOrigin}/contact`, usefulUntil);
  await queueMail(services, transaction, { email, userId: null }, mail);
}
