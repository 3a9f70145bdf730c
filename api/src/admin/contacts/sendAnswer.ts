import type { AnswerToSend, MarkedContact } from "@iep-insider/sdk/contract";
import type { Transaction } from "sequelize";
import { emailKeyOf } from "../../accounts/emailKey.ts";
import { type Actor, recordAuditEntry } from "../../audit/recordAuditEntry.ts";
import type { Contact } from "../../database/models/contact.ts";
import { NotFound } from "../../http/errors.ts";
import { queueMail } from "../../mail/queueMail.ts";
import { usefulFor } from "../../mail/retry.ts";
import { contactOf } from "../../mail/templates/contact.ts";
import { messageAnswer } from "../../mail/templates/contactMessage.ts";
import type { Services } from "../../services.ts";
import { changeTotals } from "../../totals/totals.ts";
import { presentMarked } from "./presenter.ts";

/**
 * Mails an answer to the sender of a message, keeps it with the message, and marks the message as answered: all of it,
 * or nothing. If several operators answer at once, one succeeds, and the others learn that the message was answered
 * already.
 * @throws {NotFound} when there is no such message, or its sender's address was deleted.
 */
export async function sendAnswer(
  services: Services,
  actor: Exclude<Actor, "command">,
  { id, text }: AnswerToSend,
): Promise<MarkedContact> {
  const { database, clock } = services;
  const marked = await database.transaction(async (transaction) => {
    const contact = await database.contacts.findByPk(id, { transaction, lock: transaction.LOCK.UPDATE });
    // Of a message whose sender's account was deleted, the address is gone.
    if (!contact?.email.includes("@")) throw new NotFound();
    if (contact.isAnswered) return { contact, isChanged: false };
    const at = clock();
    const by = actor.userId;
    await database.contactAnswers.create({ contactId: id, text, sentAt: at, sentBy: by }, { transaction });
    await contact.update({ isAnswered: true, answeredAt: at, answeredBy: by }, { transaction });
    await queueAnswer(services, transaction, contact, text);
    await recordAuditEntry(services, transaction, actor, {
      action: "contact_answer_sent",
      subject: "contact",
      id,
    });
    await changeTotals(database, transaction, { "contacts unanswered": -1 });
    return { contact, isChanged: true };
  });
  return presentMarked(services, marked);
}

async function queueAnswer(
  services: Services,
  transaction: Transaction,
  { email, createdAt }: Contact,
  answer: string,
): Promise<void> {
  const { database, clock, environment } = services;
  // It goes when its sender's account goes, with the message.
  const where = { emailKey: emailKeyOf(email), emailVerified: true };
  const owner = await database.users.findOne({ attributes: ["id"], where, transaction });
  const mail = messageAnswer({
    receivedAt: createdAt,
    answer,
    contact: contactOf(environment),
    usefulUntil: new Date(clock().getTime() + usefulFor),
  });
  await queueMail(services, transaction, { email, userId: owner?.id ?? null }, mail);
}
