/** One of the provider's endpoints, `POST /v1/refunds`; `:id` is an object's id. */
export type Endpoint = (typeof endpoints)[number];

/** The endpoints that the simulator supports, which are the ones that the product calls: a test compares the two. */
export const endpoints = [
  "POST /v1/customers",
  "GET /v1/prices",
  "POST /v1/prices",
  "GET /v1/checkout/sessions",
  "POST /v1/checkout/sessions",
  "GET /v1/checkout/sessions/:id",
  "POST /v1/checkout/sessions/:id/expire",
  "GET /v1/payment_intents",
  "POST /v1/payment_intents",
  "GET /v1/payment_intents/:id",
  "GET /v1/subscriptions",
  "GET /v1/subscriptions/:id",
  "POST /v1/subscriptions/:id",
  "DELETE /v1/subscriptions/:id",
  "POST /v1/billing_portal/sessions",
  "POST /v1/refunds",
  "GET /v1/disputes",
] as const;
