import express, { type Express } from "express";
import { namePattern, refuseOtherMethods } from "../../http/areaRoutes.ts";
import type { Services } from "../../services.ts";
import { UnsignedEvent } from "../errors.ts";
import { readSignedEvent } from "../provider/webhookSignature.ts";
import { handleEvent } from "./handleEvent.ts";

/** Where the provider sends its events. Not a call of the contract: nobody else can make it. */
export const webhookPath = "/api/webhooks/stripe";

/** An event holds one object; the largest are a few dozen kilobytes. */
const longestBody = "1mb";

/** Mounts `POST /api/webhooks/stripe`. The signature is over the very bytes, so nothing else may read the body. */
export function mountWebhook(app: Express, services: Services): void {
  const { webhookSecret } = services.environment.payments;
  app.post(
    webhookPath,
    namePattern(webhookPath),
    express.raw({ type: () => true, limit: longestBody, inflate: false }),
    async (request, response) => {
      const body: unknown = request.body;
      const event = Buffer.isBuffer(body)
        ? readSignedEvent(body, request.get("Stripe-Signature"), webhookSecret, services.clock())
        : null;
      if (!event) throw new UnsignedEvent();
      await handleEvent(services, event);
      response.set("Cache-Control", "no-store").json({ received: true });
    },
  );
  refuseOtherMethods(app, webhookPath, ["POST"]);
}
