import type { PartnerToDecide } from "@iep-insider/sdk/contract";
import { type Actor, recordAuditEntry } from "../audit/recordAuditEntry.ts";
import type { Partner } from "../database/models/partner.ts";
import type { QueueServices } from "../mail/queueMail.ts";
import { queueDecision } from "./mails.ts";

/**
 * Approves or declines a partner, and notifies its manager. Does nothing if that is already its status.
 * @returns null if there is no such partner, or if its email address is unconfirmed: no mail goes to an unverified
 * address.
 */
export function decidePartner(
  services: QueueServices,
  actor: Actor,
  { id, approve, note }: PartnerToDecide,
): Promise<Partner | null> {
  const { database, clock } = services;
  return database.transaction(async (transaction) => {
    const partner = await database.partners.findByPk(id, { transaction, lock: transaction.LOCK.UPDATE });
    const status = approve ? "approved" : "declined";
    if (!partner || partner.status === "unconfirmed") return null;
    if (partner.status === status) return partner;
    await partner.update({ status, updatedAt: clock() }, { transaction });
    await recordAuditEntry(services, transaction, actor, {
      action: approve ? "partner_approved" : "partner_declined",
      subject: "partner",
      id: partner.siteKey,
      detail: { hasNote: note !== "" },
    });
    const user = partner.userId && (await database.users.findByPk(partner.userId, { transaction }));
    if (user) await queueDecision(services, transaction, user, partner, note);
    return partner;
  });
}
