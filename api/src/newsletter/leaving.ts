import type { Transaction } from "sequelize";
import type { Database } from "../database/openDatabase.ts";
import type { Services } from "../services.ts";

/** The shape of the tokens from `subscribing.ts`. Nothing else is looked up: SQLite, for one, fails on a NUL. */
const tokenShape = /^[\w-]{43}$/;

/** Ends the subscription of a token immediately. An unknown token is no error: its subscription has ended. */
export async function leaveNewsletter(
  { database }: Pick<Services, "database">,
  token: string,
): Promise<void> {
  if (!tokenShape.test(token)) return;
  const subscriber = await database.newsletterSubscribers.findOne({ where: { unsubscribeToken: token } });
  if (!subscriber) return;
  await database.transaction((transaction) => removeSubscriber(database, transaction, subscriber.id));
}

/** Removes a subscriber and the queued mails to them: a letter to a long list is sent over hours. */
export async function removeSubscriber(
  database: Database,
  transaction: Transaction,
  id: number,
): Promise<void> {
  // A run that queues a letter locks this row. Once we have the lock, no mail is added to those found below.
  await database.newsletterSubscribers.findByPk(id, { transaction, lock: transaction.LOCK.UPDATE });
  const mails = await database.outgoingMails.findAll({
    attributes: ["id"],
    where: { subscriberId: id },
    transaction,
  });
  await database.outgoingMails.destroy({ where: { id: mails.map((mail) => mail.id) }, transaction });
  await database.newsletterSubscribers.destroy({ where: { id }, transaction });
}
