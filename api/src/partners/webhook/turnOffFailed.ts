import { Op } from "sequelize";
import { recordAuditEntry } from "../../audit/recordAuditEntry.ts";
import type { PartnerDelivery } from "../../database/models/partnerDelivery.ts";
import type { PartnerWebhook } from "../../database/models/partnerWebhook.ts";
import { type QueueServices, queueMail } from "../../mail/queueMail.ts";
import { usefulFor } from "../../mail/retry.ts";
import { partnerWebhookOff } from "../../mail/templates/partnerReporting.ts";
import { dropWaiting } from "./dropWaiting.ts";

/**
 * Turns a webhook off whose delivery was given up, and tells the partner's manager; unless its server took another
 * delivery since then, so that one message it cannot read does not end them all.
 */
export async function turnOffFailed(
  services: QueueServices,
  { partnerId, url }: PartnerWebhook,
  { createdAt }: PartnerDelivery,
): Promise<void> {
  const { database, clock, environment } = services;
  await database.transaction(async (transaction) => {
    const locked = { transaction, lock: transaction.LOCK.UPDATE };
    const webhook = await database.partnerWebhooks.findByPk(partnerId, locked);
    // Another address is another server.
    if (webhook?.state !== "on" || webhook.url !== url) return;
    const taken = { partnerId, deliveredAt: { [Op.gte]: createdAt } };
    if ((await database.partnerDeliveries.count({ where: taken, transaction })) > 0) return;
    await webhook.update({ state: "failed" }, { transaction });
    await dropWaiting(services, transaction, partnerId);
    const partner = await database.partners.findByPk(partnerId, { transaction, rejectOnEmpty: true });
    await recordAuditEntry(services, transaction, "command", {
      action: "partner_webhook_changed",
      subject: "partner",
      id: partner.siteKey,
      detail: { change: "failed" },
    });
    const user = partner.userId && (await database.users.findByPk(partner.userId, { transaction }));
    if (!user) return;
    const usefulUntil = new Date(clock().getTime() + usefulFor);
    const mail = partnerWebhookOff({
      host: new URL(url).hostname,
      page: `${environment.publicOrigin}/partners/manage`,
      usefulUntil,
    });
    await queueMail(services, transaction, { email: user.email, userId: user.id }, mail);
  });
}
