import type { PartnerDelivery } from "../../database/models/partnerDelivery.ts";
import type { PartnerWebhook } from "../../database/models/partnerWebhook.ts";
import type { Services } from "../../services.ts";
import { signatureHeaders } from "./signature.ts";
import type { WebhookResult } from "./WebhookTransport.ts";
import { secretsOf } from "./webhookSecrets.ts";

export type AttemptServices = Pick<Services, "clock" | "environment" | "webhooks">;

/** Sends a delivery once, and writes nothing down. */
export function attempt(
  { clock, environment, webhooks }: AttemptServices,
  webhook: PartnerWebhook,
  { messageId, body }: Pick<PartnerDelivery, "messageId" | "body">,
): Promise<WebhookResult> {
  const at = clock();
  const message = { messageId, at, body: body ?? "" };
  return webhooks.post({
    url: webhook.url,
    headers: {
      "Content-Type": "application/json",
      "User-Agent": `IEP-Insider-Webhooks (${environment.publicOrigin})`,
      ...signatureHeaders(message, secretsOf(webhook, environment, at)),
    },
    body: message.body,
  });
}
