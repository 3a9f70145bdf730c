import type { MarkedContact } from "@iep-insider/sdk/contract";
import { type Actor, recordAuditEntry } from "../../audit/recordAuditEntry.ts";
import { NotFound } from "../../http/errors.ts";
import type { Services } from "../../services.ts";
import { changeTotals } from "../../totals/totals.ts";
import { presentMarked } from "./presenter.ts";

/**
 * Marks a message as answered or as waiting. Of several concurrent operators, one changes it and the others learn that
 * it was already so.
 * @throws {NotFound} if there is no such message, or it was deleted.
 */
export async function markContact(
  services: Pick<Services, "database" | "clock">,
  actor: Exclude<Actor, "command">,
  id: number,
  isAnswered: boolean,
): Promise<MarkedContact> {
  const { database, clock } = services;
  const marked = await database.transaction(async (transaction) => {
    const contact = await database.contacts.findByPk(id, { transaction, lock: transaction.LOCK.UPDATE });
    if (!contact) throw new NotFound();
    if (contact.isAnswered === isAnswered) return { contact, isChanged: false };
    const answered = { answeredAt: clock(), answeredBy: actor.userId };
    const waiting = { answeredAt: null, answeredBy: null };
    await contact.update({ isAnswered, ...(isAnswered ? answered : waiting) }, { transaction });
    await recordAuditEntry(services, transaction, actor, {
      action: isAnswered ? "contact_answered" : "contact_reopened",
      subject: "contact",
      id,
    });
    await changeTotals(database, transaction, { "contacts unanswered": isAnswered ? -1 : 1 });
    return { contact, isChanged: true };
  });
  return presentMarked(services, marked);
}
