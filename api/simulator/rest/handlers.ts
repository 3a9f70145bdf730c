import { z } from "zod";
import {
  presentDispute,
  presentPaymentIntent,
  presentPrice,
  presentSession,
  presentSubscription,
} from "../objects.ts";
import { createCustomer, expireSession } from "../payments/checkoutSessions.ts";
import { findRecord } from "../payments/findRecord.ts";
import { createPaymentIntent, refundIntent } from "../payments/paymentIntents.ts";
import { endSubscription, setCancelAtPeriodEnd } from "../payments/subscriptions.ts";
import type { Simulation } from "../simulation.ts";
import { newId } from "../state/ids.ts";
import { createSession, sessionShape } from "./newSession.ts";
import { invalidRequest, missing, tooSmall } from "./ProviderError.ts";
import {
  address,
  amount,
  boolean,
  created,
  currency,
  email,
  leastAmount,
  metadata,
  paging,
  readParameters,
  text,
} from "./parameters.ts";

/** What the address of a request says. */
interface Addressed {
  /** The value of `:id` in the endpoint's path; empty where the path has none. */
  readonly id: string;
  /** How the caller reaches the simulator, for addresses of pages. */
  readonly origin: string;
}

/** Answers one endpoint. Throws `ProviderError`. */
export type Handler = (simulation: Simulation, given: unknown, addressed: Addressed) => object;

/** @param shape the accepted parameters, besides `expand`, which is read elsewhere; any other is rejected. */
function handler<Shape extends z.ZodRawShape>(
  shape: Shape,
  answer: (
    simulation: Simulation,
    parameters: z.infer<z.ZodObject<Shape, z.core.$strict>>,
    addressed: Addressed,
  ) => object,
): Handler {
  const schema = z.strictObject(shape);
  return (simulation, given, addressed) => answer(simulation, readParameters(schema, given), addressed);
}

/**
 * What answers each endpoint; `:id` is an object's id. These are the ones that the product calls: a test compares the
 * two. A parameter that one does not take is refused: it may be a mistyped one.
 */
export const handlers: Readonly<Record<string, Handler>> = {
  "POST /v1/customers": handler({ email, metadata }, (simulation, asked) => ({
    ...createCustomer(simulation, asked.email),
    object: "customer",
    metadata: asked.metadata,
  })),

  "GET /v1/prices": handler(
    { lookup_keys: z.array(text).length(1), active: boolean, ...paging },
    ({ state }, { lookup_keys: [key], ...page }) => {
      const named = Object.entries(state.prices).filter(([, { lookupKey }]) => lookupKey === key);
      return presentList(Object.fromEntries(named), page, "price", presentPrice);
    },
  ),
  "POST /v1/prices": handler(
    {
      currency,
      unit_amount: amount,
      recurring: z.strictObject({ interval: z.literal("month") }),
      lookup_key: text.max(200),
      transfer_lookup_key: boolean.default(false),
      product_data: z.strictObject({ name: text }),
    },
    ({ state, now }, asked) => {
      const holder = Object.values(state.prices).find(({ lookupKey }) => lookupKey === asked.lookup_key);
      if (holder && !asked.transfer_lookup_key)
        throw invalidRequest(
          `A price (\`${holder.id}\`) already uses that lookup key.`,
          undefined,
          "lookup_key",
        );
      if (holder) holder.lookupKey = null;
      const price = {
        id: newId("price"),
        created: now(),
        unitAmount: asked.unit_amount,
        productName: asked.product_data.name,
        lookupKey: asked.lookup_key,
      };
      state.prices[price.id] = price;
      return presentPrice(price);
    },
  ),

  "GET /v1/checkout/sessions": handler({ created, ...paging }, ({ state }, asked) =>
    presentList(state.sessions, asked, "checkout.session", presentSession),
  ),
  "POST /v1/checkout/sessions": handler(sessionShape, (simulation, asked, { origin }) =>
    presentSession(createSession(simulation, asked, origin)),
  ),
  "GET /v1/checkout/sessions/:id": handler({}, ({ state }, _, { id }) =>
    presentSession(findRecord(state.sessions, id, "checkout.session", "session")),
  ),
  "POST /v1/checkout/sessions/:id/expire": handler({}, (simulation, _, { id }) => {
    const session = findRecord(simulation.state.sessions, id, "checkout.session", "session");
    expireSession(simulation, session);
    return presentSession(session);
  }),

  "GET /v1/payment_intents": handler({ created, ...paging }, ({ state }, asked) =>
    presentList(state.paymentIntents, asked, "payment_intent", presentPaymentIntent),
  ),
  "POST /v1/payment_intents": handler(
    {
      amount,
      currency,
      metadata,
      receipt_email: email.optional(),
      automatic_payment_methods: z.strictObject({ enabled: boolean }).optional(),
    },
    (simulation, asked) => {
      if (asked.amount < leastAmount) throw tooSmall("amount");
      const { amount: cents, metadata: pairs } = asked;
      const plain = { amount: cents, metadata: pairs, customer: null, session: null };
      return presentPaymentIntent(createPaymentIntent(simulation, plain));
    },
  ),
  "GET /v1/payment_intents/:id": handler({}, ({ state }, _, { id }) =>
    presentPaymentIntent(findRecord(state.paymentIntents, id, "payment_intent", "intent")),
  ),

  "GET /v1/subscriptions": handler(
    { status: z.literal("all"), ...paging },
    ({ state }, { status: _, ...page }) =>
      presentList(state.subscriptions, page, "subscription", presentSubscription),
  ),
  "GET /v1/subscriptions/:id": handler({}, ({ state }, _, { id }) =>
    presentSubscription(findRecord(state.subscriptions, id, "subscription")),
  ),
  "POST /v1/subscriptions/:id": handler(
    { cancel_at_period_end: boolean },
    (simulation, { cancel_at_period_end: isToEnd }, { id }) => {
      const subscription = findRecord(simulation.state.subscriptions, id, "subscription");
      setCancelAtPeriodEnd(simulation, subscription, isToEnd);
      return presentSubscription(subscription);
    },
  ),
  "DELETE /v1/subscriptions/:id": handler({}, (simulation, _, { id }) => {
    const subscription = findRecord(simulation.state.subscriptions, id, "subscription");
    // The provider does not find what has ended.
    if (subscription.status === "canceled") throw missing("subscription", id);
    endSubscription(simulation, subscription);
    return presentSubscription(subscription);
  }),

  "POST /v1/billing_portal/sessions": handler(
    { customer: text, return_url: address.optional() },
    ({ state, now }, { customer, return_url: returnUrl = null }, { origin }) => {
      findRecord(state.customers, customer, "customer", "customer");
      const id = newId("bps");
      const secret = newId("test", 40);
      state.portalSessions[id] = { id, created: now(), customer, origin, returnUrl, secret };
      return { id, object: "billing_portal.session", customer, url: `${origin}/p/session/${secret}` };
    },
  ),

  "POST /v1/refunds": handler({ payment_intent: text }, (simulation, { payment_intent: id }) => {
    const intent = findRecord(simulation.state.paymentIntents, id, "payment_intent", "payment_intent");
    const refund = refundIntent(simulation, intent);
    return { id: refund, object: "refund", payment_intent: id, status: "succeeded" };
  }),

  "GET /v1/disputes": handler(
    { payment_intent: text, ...paging },
    ({ state }, { payment_intent: of, ...page }) => {
      const found = Object.entries(state.disputes).filter(([, { paymentIntent }]) => paymentIntent === of);
      return presentList(Object.fromEntries(found), page, "dispute", presentDispute);
    },
  ),
};

/** What a list was asked for. */
interface ListRequest {
  readonly limit: number;
  readonly starting_after?: string | undefined;
  readonly created?: { readonly gte?: number | undefined } | undefined;
}

/**
 * One page of a list, newest first. @param all oldest first, as they were made. @param kind as the provider names it.
 */
function presentList<Kept extends { readonly id: string; readonly created: number }>(
  all: Readonly<Record<string, Kept>>,
  { limit, starting_after: after, created }: ListRequest,
  kind: string,
  present: (kept: Kept) => object,
) {
  const since = created?.gte ?? 0;
  const newestFirst = Object.values(all)
    .filter((one) => one.created >= since)
    .toReversed();
  const from = after === undefined ? 0 : newestFirst.findIndex(({ id }) => id === after) + 1;
  if (after !== undefined && from === 0) throw missing(kind, after, "starting_after");
  const page = newestFirst.slice(from, from + limit);
  return { object: "list", data: page.map(present), has_more: from + limit < newestFirst.length };
}
