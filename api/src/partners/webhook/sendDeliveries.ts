import { webhookRetryDays } from "@iep-insider/sdk/contract";
import { Op } from "sequelize";
import type { Partner } from "../../database/models/partner.ts";
import type { PartnerDelivery } from "../../database/models/partnerDelivery.ts";
import type { PartnerWebhook } from "../../database/models/partnerWebhook.ts";
import type { Job } from "../../jobs/Job.ts";
import type { QueueServices } from "../../mail/queueMail.ts";
import { waitAfter } from "../../mail/retry.ts";
import { type AttemptServices, attempt } from "./attempt.ts";
import { turnOffFailed } from "./turnOffFailed.ts";
import type { WebhookResult } from "./WebhookTransport.ts";

type SendServices = AttemptServices & QueueServices;

/** Sent side by side: a server that does not answer takes five seconds. */
const batchSize = 20;

const givenUpAfter = webhookRetryDays * 24 * 60 * 60_000;

/**
 * Sends the deliveries that are due. A process that dies after sending one sends it again, under the same id. Only one
 * process runs a job at a time, so nothing is claimed.
 */
export const sendDeliveries: Job<SendServices> = {
  name: "send deliveries",
  period: 60_000,
  async run(services, signal) {
    const { database, clock } = services;
    const begun = clock();
    for (let done = 0; ; ) {
      signal.throwIfAborted();
      const due = await database.partnerDeliveries.findAll({
        where: { nextAttemptAt: { [Op.lte]: begun } },
        order: [
          ["nextAttemptAt", "ASC"],
          ["id", "ASC"],
        ],
        limit: batchSize,
      });
      await sendBatch(services, due);
      done += due.length;
      if (due.length < batchSize) return done;
    }
  },
};

async function sendBatch(services: SendServices, due: readonly PartnerDelivery[]): Promise<void> {
  const partnerId = [...new Set(due.map((delivery) => delivery.partnerId))];
  const where = { state: "on" as const, partnerId };
  const webhooks = await services.database.partnerWebhooks.findAll({ where });
  const partners = await services.database.partners.findAll({ where: { id: partnerId } });
  await Promise.all(
    due.map(async (delivery) => {
      const webhook = webhooks.find((one) => one.partnerId === delivery.partnerId);
      const partner = partners.find(({ id }) => id === delivery.partnerId);
      if (!webhook || !isOn(partner)) return delivery.destroy();
      return record(services, webhook, delivery, await attempt(services, webhook, delivery));
    }),
  );
}

function isOn(partner: Partner | undefined): boolean {
  return partner?.status === "approved" && partner.active;
}

/** 410 Gone is a server's way to say that it wants no more. */
async function record(
  services: SendServices,
  webhook: PartnerWebhook,
  delivery: PartnerDelivery,
  result: WebhookResult,
): Promise<void> {
  const now = services.clock();
  const attempts = delivery.attempts + 1;
  const tried = { ...result, attempts, attemptedAt: now };
  const ended = { ...tried, nextAttemptAt: null, body: null };
  if (result.problem === null) {
    await delivery.update({ ...ended, deliveredAt: now });
    return;
  }
  const nextAttempt = now.getTime() + waitAfter(attempts);
  const isOver = nextAttempt > delivery.createdAt.getTime() + givenUpAfter || result.status === 410;
  await delivery.update(isOver ? ended : { ...tried, nextAttemptAt: new Date(nextAttempt) });
  if (isOver) await turnOffFailed(services, webhook, delivery);
}
