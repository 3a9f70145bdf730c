import express, { type Express } from "express";
import { namePattern, refuseOtherMethods } from "../../http/areaRoutes.ts";
import type { CountedWebhook } from "../../metrics/Metrics.ts";
import type { Services } from "../../services.ts";
import { UnsignedEvent } from "../errors.ts";
import { type ProviderEvent, readSignedEvent } from "../provider/webhookSignature.ts";
import { handleEvent } from "./handleEvent.ts";

/** The webhook endpoint. Not part of the contract, since only the provider can call it. */
export const webhookPath = "/api/webhooks/stripe";

/** An event holds one object; the largest are a few dozen kilobytes. */
const longestBody = "1mb";

/** Mounts `POST /api/webhooks/stripe`. The signature covers the raw bytes, so no other parser may read the body. */
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
      if (!event) {
        services.metrics.webhookReceived({ type: null, result: "unsigned", age: null, milliseconds: 0 });
        throw new UnsignedEvent();
      }
      await measured(services, event);
      response.set("Cache-Control", "no-store").json({ received: true });
    },
  );
  refuseOtherMethods(app, webhookPath, ["POST"]);
}

/** Handles an event and records its result and duration. */
async function measured(services: Services, event: ProviderEvent): Promise<void> {
  const { metrics, clock } = services;
  const { type, createdAt } = event;
  const began = performance.now();
  const tell = (result: CountedWebhook["result"]) => {
    const age = createdAt && clock().getTime() - createdAt.getTime();
    metrics.webhookReceived({ type, result, age, milliseconds: performance.now() - began });
  };
  const isNew = await handleEvent(services, event).catch((error: unknown) => {
    tell("failed");
    throw error;
  });
  tell(isNew ? "handled" : "repeated");
}
