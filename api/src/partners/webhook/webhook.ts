import { oldSecretHours, type WebhookPayload } from "@iep-insider/sdk/contract";
import type { Transaction } from "sequelize";
import { recordAuditEntry } from "../../audit/recordAuditEntry.ts";
import type { Partner } from "../../database/models/partner.ts";
import type { PartnerWebhook } from "../../database/models/partnerWebhook.ts";
import { countAttempts } from "../../http/attempts.ts";
import type { SignedIn } from "../../http/authenticate.ts";
import { InvalidRequest, NotFound } from "../../http/errors.ts";
import type { Services } from "../../services.ts";
import { changeOwnPartner } from "../ownPartner.ts";
import { attempt } from "./attempt.ts";
import { dropWaiting } from "./dropWaiting.ts";
import { createMessageId, lastWholeDay } from "./queueStatistics.ts";
import { createWebhookSecret } from "./signature.ts";
import { sealSecret } from "./webhookSecrets.ts";

/** The partner after a change, with a new secret to show once, if one was made. */
interface Changed {
  readonly partner: Partner;
  readonly secret: string | null;
}

/**
 * Sets the address and turns the webhook on.
 * @throws {NotPartner} @throws {InvalidRequest} for one of our own addresses.
 */
export async function setWebhook(services: Services, signedIn: SignedIn, url: string): Promise<Changed> {
  const { clock, database, environment } = services;
  if (new URL(url).hostname === new URL(environment.publicOrigin).hostname)
    throw new InvalidRequest({ url: "This is an address of our own site. Please give one of yours." });
  let secret: string | null = null;
  const partner = await changeOwnPartner(services, signedIn, async (own, transaction) => {
    const known = await findWebhook(services, transaction, own);
    const on = { url, state: "on", queuedDay: lastWholeDay(clock()) } as const;
    if (known?.url === url && known.state === "on") return;
    if (known) await known.update(on, { transaction });
    else {
      secret = createWebhookSecret();
      const sealed = sealSecret(secret, environment);
      const made = { ...on, partnerId: own.id, secret: sealed, createdAt: clock() };
      await database.partnerWebhooks.create(made, { transaction });
    }
    await writeDown(services, transaction, signedIn, own, "address");
  });
  return { partner, secret };
}

/** Turns it off, which drops what waits, or on again. @throws {NotPartner} @throws {NotFound} without a webhook. */
export function switchWebhook(services: Services, signedIn: SignedIn, on: boolean): Promise<Partner> {
  return changeOwnPartner(services, signedIn, async (partner, transaction) => {
    const webhook = await findWebhook(services, transaction, partner);
    if (!webhook) throw new NotFound();
    if (on === (webhook.state === "on")) return;
    const changes = on
      ? ({ state: "on", queuedDay: lastWholeDay(services.clock()) } as const)
      : ({ state: "off" } as const);
    await webhook.update(changes, { transaction });
    if (!on) await dropWaiting(services, transaction, partner.id);
    await writeDown(services, transaction, signedIn, partner, on ? "on" : "off");
  });
}

/** The secret before signs as well for a while, so that no message is refused meanwhile. */
export async function rotateWebhookSecret(services: Services, signedIn: SignedIn): Promise<Changed> {
  const secret = createWebhookSecret();
  const partner = await changeOwnPartner(services, signedIn, async (own, transaction) => {
    const webhook = await findWebhook(services, transaction, own);
    if (!webhook) throw new NotFound();
    const oldSecretUntil = new Date(services.clock().getTime() + oldSecretHours * 60 * 60_000);
    const sealed = sealSecret(secret, services.environment);
    await webhook.update({ secret: sealed, oldSecret: webhook.secret, oldSecretUntil }, { transaction });
    await writeDown(services, transaction, signedIn, own, "secret");
  });
  return { partner, secret };
}

/** Sends a test once, also while the webhook is off. @throws {NotPartner} @throws {NotFound} @throws {TooManyRequests} */
export async function testWebhook(services: Services, signedIn: SignedIn): Promise<Partner> {
  const { clock, database } = services;
  await countAttempts(services, [{ limit: "webhookTestsOfUser", who: String(signedIn.user.id) }]);
  let webhook: PartnerWebhook | null = null;
  const partner = await changeOwnPartner(services, signedIn, async (own, transaction) => {
    webhook = await findWebhook(services, transaction, own);
  });
  if (!webhook) throw new NotFound();
  const at = clock();
  const payload: WebhookPayload = {
    type: "test",
    timestamp: at.toISOString(),
    data: { message: "This is a test. It has no figures." },
  };
  const messageId = createMessageId();
  const result = await attempt(services, webhook, { messageId, body: JSON.stringify(payload) });
  await database.partnerDeliveries.create({
    partnerId: partner.id,
    messageId,
    kind: "test",
    createdAt: at,
    attempts: 1,
    attemptedAt: at,
    ...result,
    deliveredAt: result.problem === null ? at : null,
  });
  return partner;
}

function findWebhook({ database }: Services, transaction: Transaction, { id }: Partner) {
  return database.partnerWebhooks.findByPk(id, { transaction, lock: transaction.LOCK.UPDATE });
}

function writeDown(
  services: Services,
  transaction: Transaction,
  { user }: SignedIn,
  { siteKey }: Partner,
  change: "address" | "on" | "off" | "secret",
): Promise<void> {
  return recordAuditEntry(
    services,
    transaction,
    { userId: user.id },
    { action: "partner_webhook_changed", subject: "partner", id: siteKey, detail: { change } },
  );
}
