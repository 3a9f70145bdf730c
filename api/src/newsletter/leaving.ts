import type { Transaction } from "sequelize";
import type { Database } from "../database/openDatabase.ts";
import type { Services } from "../services.ts";

/** What `subscribing.ts` makes. Nothing else is looked for: SQLite, for one, stumbles over a NUL. */
const tokenShape = /^[\w-]{43}$/;

/** Ends the subscription that a token belongs to, at once. A token that belongs to none is no error: it has ended. */
export async function leaveNewsletter(
  { database }: Pick<Services, "database">,
  token: string,
): Promise<void> {
  if (!tokenShape.test(token)) return;
  const subscriber = await database.newsletterSubscribers.findOne({ where: { unsubscribeToken: token } });
  if (!subscriber) return;
  await database.transaction((transaction) => removeSubscriber(database, transaction, subscriber.id));
}

/** Removes a subscriber, and the mails to them that wait: a letter is sent over hours when the list is long. */
export async function removeSubscriber(
  database: Database,
  transaction: Transaction,
  id: number,
): Promise<void> {
  // A run that queues a letter holds this row: once it is released, no mail is added to those found below.
  await database.newsletterSubscribers.findByPk(id, { transaction, lock: transaction.LOCK.UPDATE });
  const mails = await database.outgoingMails.findAll({
    attributes: ["id"],
    where: { subscriberId: id },
    transaction,
  });
  await database.outgoingMails.destroy({ where: { id: mails.map((mail) => mail.id) }, transaction });
  await database.newsletterSubscribers.destroy({ where: { id }, transaction });
}
