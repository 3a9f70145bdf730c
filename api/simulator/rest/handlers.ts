import type { Endpoint } from "../endpoints.ts";
import type { Handler } from "./Handler.ts";
import {
  createSessionHandler,
  expireSessionHandler,
  getSession,
  listSessions,
} from "./resources/checkoutSessions.ts";
import { createCustomerHandler } from "./resources/customers.ts";
import { listDisputes } from "./resources/disputes.ts";
import {
  createPaymentIntentHandler,
  getPaymentIntent,
  listPaymentIntents,
} from "./resources/paymentIntents.ts";
import { createPortalSession } from "./resources/portalSessions.ts";
import { createPriceHandler, listPrices } from "./resources/prices.ts";
import { createRefund } from "./resources/refunds.ts";
import {
  cancelSubscription,
  getSubscription,
  listSubscriptions,
  updateSubscription,
} from "./resources/subscriptions.ts";

/** What answers each endpoint. */
export const handlers: Readonly<Record<Endpoint, Handler>> = {
  "POST /v1/customers": createCustomerHandler,
  "GET /v1/prices": listPrices,
  "POST /v1/prices": createPriceHandler,
  "GET /v1/checkout/sessions": listSessions,
  "POST /v1/checkout/sessions": createSessionHandler,
  "GET /v1/checkout/sessions/:id": getSession,
  "POST /v1/checkout/sessions/:id/expire": expireSessionHandler,
  "GET /v1/payment_intents": listPaymentIntents,
  "POST /v1/payment_intents": createPaymentIntentHandler,
  "GET /v1/payment_intents/:id": getPaymentIntent,
  "GET /v1/subscriptions": listSubscriptions,
  "GET /v1/subscriptions/:id": getSubscription,
  "POST /v1/subscriptions/:id": updateSubscription,
  "DELETE /v1/subscriptions/:id": cancelSubscription,
  "POST /v1/billing_portal/sessions": createPortalSession,
  "POST /v1/refunds": createRefund,
  "GET /v1/disputes": listDisputes,
};
