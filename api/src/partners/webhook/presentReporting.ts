import { deliveriesListed, type PartnerReporting, type WebhookDelivery } from "@iep-insider/sdk/contract";
import type { Partner } from "../../database/models/partner.ts";
import type { PartnerDelivery } from "../../database/models/partnerDelivery.ts";
import type { Services } from "../../services.ts";

/** Without the secrets. */
export async function presentReporting(
  { database, clock }: Pick<Services, "database" | "clock">,
  { id, reportedMonth }: Partner,
): Promise<PartnerReporting> {
  const webhook = await database.partnerWebhooks.findByPk(id);
  const deliveries = await database.partnerDeliveries.findAll({
    where: { partnerId: id },
    order: [["id", "DESC"]],
    limit: deliveriesListed,
  });
  const until = webhook?.oldSecretUntil ?? null;
  return {
    monthlyReport: reportedMonth !== null,
    webhook: webhook && {
      url: webhook.url,
      state: webhook.state,
      oldSecretUntil: until && until > clock() ? until.toISOString() : null,
      deliveries: deliveries.map(presentDelivery),
    },
  };
}

export function presentDelivery(delivery: PartnerDelivery): WebhookDelivery {
  const { nextAttemptAt, deliveredAt } = delivery;
  return {
    id: delivery.messageId,
    kind: delivery.kind,
    day: delivery.day,
    state: deliveredAt ? "delivered" : nextAttemptAt ? "waiting" : "failed",
    attempts: delivery.attempts,
    attemptedAt: delivery.attemptedAt?.toISOString() ?? null,
    nextAttemptAt: nextAttemptAt?.toISOString() ?? null,
    status: delivery.status,
    problem: delivery.problem,
  };
}
