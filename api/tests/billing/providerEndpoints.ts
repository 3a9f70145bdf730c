import type { PaymentProvider } from "../../src/billing/provider/PaymentProvider.ts";

/** The provider endpoint that each method calls; `:id` is an object's id. */
export const endpoints = {
  createCustomer: "POST /v1/customers",
  findPrice: "GET /v1/prices",
  createPrice: "POST /v1/prices",
  createSession: "POST /v1/checkout/sessions",
  getSession: "GET /v1/checkout/sessions/:id",
  expireSession: "POST /v1/checkout/sessions/:id/expire",
  listSessions: "GET /v1/checkout/sessions",
  createPayment: "POST /v1/payment_intents",
  getPayment: "GET /v1/payment_intents/:id",
  listPayments: "GET /v1/payment_intents",
  getSubscription: "GET /v1/subscriptions/:id",
  listSubscriptions: "GET /v1/subscriptions",
  endSubscriptionWithPeriod: "POST /v1/subscriptions/:id",
  keepSubscription: "POST /v1/subscriptions/:id",
  endSubscription: "DELETE /v1/subscriptions/:id",
  createPortalSession: "POST /v1/billing_portal/sessions",
  refund: "POST /v1/refunds",
  listDisputes: "GET /v1/disputes",
} as const satisfies Readonly<Record<keyof PaymentProvider, `${"GET" | "POST" | "DELETE"} /v1/${string}`>>;
