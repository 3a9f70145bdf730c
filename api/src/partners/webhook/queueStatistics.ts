import { randomUUID } from "node:crypto";
import type { WebhookPayload } from "@iep-insider/sdk/contract";
import { Op } from "sequelize";
import type { PartnerWebhook } from "../../database/models/partnerWebhook.ts";
import { daily, type Job, type JobServices } from "../../jobs/Job.ts";
import { dayOf } from "../../usage/day.ts";
import { countsSettleIn, periodOf } from "../statistics/periods.ts";
import { readStatistics } from "../statistics/readStatistics.ts";

/**
 * Queues the figures of the month so far, once a day, for each partner with a webhook. A day that a stopped server
 * missed needs no message of its own: the next one has its figures.
 */
export const queueStatistics: Job = {
  name: "queue statistics",
  period: countsSettleIn,
  async run(services, signal) {
    const { database, clock } = services;
    const day = lastWholeDay(clock());
    const due = await database.partnerWebhooks.findAll({
      where: { state: "on", queuedDay: { [Op.lt]: day } },
    });
    let queued = 0;
    for (const webhook of due) {
      signal.throwIfAborted();
      if (await queueFor(services, webhook, day)) queued++;
    }
    return queued;
  },
};

/** The last day whose counts are complete, in UTC. */
export function lastWholeDay(now: Date): string {
  return dayOf(new Date(now.getTime() - countsSettleIn - daily));
}

export function createMessageId(): string {
  return `msg_${randomUUID()}`;
}

/** @returns whether there was something to queue: nothing is sent for a partner that is turned off. */
async function queueFor(services: JobServices, { partnerId }: PartnerWebhook, day: string): Promise<boolean> {
  const { database, clock } = services;
  const partner = await database.partners.findByPk(partnerId);
  if (partner?.status !== "approved" || !partner.active) return false;
  const { from } = periodOf("month", day);
  const payload: WebhookPayload = {
    type: "statistics",
    timestamp: clock().toISOString(),
    data: await readStatistics(services, partner, { from, to: day, by: "day" }),
  };
  return database.transaction(async (transaction) => {
    const locked = { transaction, lock: transaction.LOCK.UPDATE };
    const webhook = await database.partnerWebhooks.findByPk(partnerId, locked);
    if (webhook?.state !== "on" || webhook.queuedDay >= day) return false;
    await webhook.update({ queuedDay: day }, { transaction });
    const now = clock();
    const delivery = { partnerId, messageId: createMessageId(), kind: "statistics", day } as const;
    await database.partnerDeliveries.create(
      { ...delivery, body: JSON.stringify(payload), createdAt: now, nextAttemptAt: now },
      { transaction },
    );
    return true;
  });
}
