import Stripe from "stripe";
import type { PaymentSettings } from "../../paymentSettings.ts";
import { asOurs, isMissing, nothingCharged, ProviderRefused, ProviderUnavailable } from "./errors.ts";
import {
  readCustomer,
  readDispute,
  readPayment,
  readPortalSession,
  readPrice,
  readRefund,
  readSession,
  readSubscription,
} from "./objects.ts";
import type { DisputeStatus, NewSession, PaymentProvider, ProviderPrice } from "./PaymentProvider.ts";

/** How long to wait for an answer, in milliseconds, and how often to retry. */
export interface RequestTimeouts {
  readonly timeout: number;
  readonly maxNetworkRetries: number;
}

/** The buyer waits at a button meanwhile: half a minute in total at worst. */
const requestTimeouts: RequestTimeouts = { timeout: 8_000, maxNetworkRetries: 2 };

const pageSize = 100;
const currency = "usd";

/**
 * The `stripe` package, in every mode. With keys it talks to the provider; without, to the simulator, with the same
 * API.
 */
export function createPaymentProvider(settings: PaymentSettings, waits = requestTimeouts): PaymentProvider {
  const stripe = new Stripe(settings.secretKey, {
    ...waits,
    ...addressOf(settings),
    // Telemetry would tell the provider how long our earlier requests took.
    telemetry: false,
  });
  return {
    createCustomer: (customer, idempotencyKey) =>
      begin(async () => readCustomer(await stripe.customers.create({ ...customer }, { idempotencyKey })).id),

    findPrice: (lookupKey) =>
      begin(async () => {
        const { data } = await stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 });
        return data[0] ? monthlyPrice(data[0]) : null;
      }),

    createPrice: ({ lookupKey, amount, productName }) =>
      begin(async () => {
        const price = await stripe.prices.create({
          currency,
          unit_amount: amount,
          recurring: { interval: "month" },
          lookup_key: lookupKey,
          transfer_lookup_key: true,
          product_data: { name: productName },
        });
        const made = monthlyPrice(price);
        if (!made) throw new ProviderUnavailable(nothingCharged);
        return made;
      }),

    createSession: (session, idempotencyKey) =>
      begin(async () =>
        readSession(await stripe.checkout.sessions.create(sessionParameters(session), { idempotencyKey })),
      ),
    getSession: (id) => find(async () => readSession(await stripe.checkout.sessions.retrieve(id))),
    expireSession: (id) => ask(async () => readSession(await stripe.checkout.sessions.expire(id))),
    listSessions: (since) =>
      all(
        stripe.checkout.sessions.list({ created: { gte: secondsOf(since) }, limit: pageSize }),
        readSession,
      ),

    createPayment: ({ amount, email, metadata }, idempotencyKey) =>
      begin(async () =>
        readPayment(
          await stripe.paymentIntents.create(
            {
              amount,
              currency,
              receipt_email: email,
              metadata: { ...metadata },
              automatic_payment_methods: { enabled: true },
            },
            { idempotencyKey },
          ),
        ),
      ),
    getPayment: (id) =>
      find(async () => readPayment(await stripe.paymentIntents.retrieve(id, { expand: ["latest_charge"] }))),
    listPayments: (since) =>
      all(
        stripe.paymentIntents.list({
          created: { gte: secondsOf(since) },
          limit: pageSize,
          expand: ["data.latest_charge"],
        }),
        readPayment,
      ),

    getSubscription: (id) =>
      find(async () =>
        readSubscription(await stripe.subscriptions.retrieve(id, { expand: ["latest_invoice.payments"] })),
      ),
    listSubscriptions: () =>
      all(stripe.subscriptions.list({ status: "all", limit: pageSize }), readSubscription),
    endSubscriptionWithPeriod: (id) =>
      ask(async () =>
        readSubscription(await stripe.subscriptions.update(id, { cancel_at_period_end: true })),
      ),
    keepSubscription: (id) =>
      ask(async () =>
        readSubscription(await stripe.subscriptions.update(id, { cancel_at_period_end: false })),
      ),
    endSubscription: (id) => find(async () => readSubscription(await stripe.subscriptions.cancel(id))),

    createPortalSession: (customer, returnUrl) =>
      ask(async () => {
        const session = await stripe.billingPortal.sessions.create({ customer, return_url: returnUrl });
        return readPortalSession(session).url;
      }),

    refund: (payment, idempotencyKey) =>
      ask(
        async () =>
          readRefund(await stripe.refunds.create({ payment_intent: payment }, { idempotencyKey })).id,
      ).catch((error: unknown) => {
        // It is refunded, as requested.
        if (error instanceof ProviderRefused && error.code === "charge_already_refunded") return null;
        throw error;
      }),
    listDisputes: (payment) =>
      ask(async () => {
        const { data } = await stripe.disputes.list({ payment_intent: payment, limit: pageSize });
        return data.map((dispute) => disputeStatus(readDispute(dispute).status));
      }),
  };
}

/** Where the package sends its requests; with keys, its default. */
export function addressOf({ simulatorUrl }: Pick<PaymentSettings, "simulatorUrl">) {
  if (simulatorUrl === null) return {};
  const { hostname, port, protocol } = new URL(simulatorUrl);
  const isHttps = protocol === "https:";
  return {
    host: hostname,
    port: port || (isHttps ? 443 : 80),
    protocol: isHttps ? ("https" as const) : ("http" as const),
  };
}

function sessionParameters(session: NewSession): Stripe.Checkout.SessionCreateParams {
  const metadata = { ...session.metadata };
  const basics = { metadata, success_url: session.successUrl, cancel_url: session.cancelUrl };
  if (session.mode === "subscription")
    return {
      ...basics,
      mode: "subscription",
      ...("customer" in session.payer
        ? { customer: session.payer.customer }
        : { customer_email: session.payer.email }),
      line_items: [{ price: session.price, quantity: 1 }],
      subscription_data: { metadata },
    };
  return {
    ...basics,
    mode: "payment",
    customer_email: session.email,
    line_items: [
      {
        price_data: { currency, unit_amount: session.amount, product_data: { name: session.name } },
        quantity: 1,
      },
    ],
    // The payment has its own id and its own events.
    payment_intent_data: { metadata, receipt_email: session.email },
  };
}

/** @returns null for a price that is not monthly in US dollars: another product's price under our key. */
function monthlyPrice(said: unknown): ProviderPrice | null {
  const { id, unit_amount: amount, currency: of, recurring } = readPrice(said);
  return amount !== null && of === currency && recurring?.interval === "month" ? { id, amount } : null;
}

/**
 * Maps the provider's dispute statuses. Some are only inquiries (`warning_…`): the money stays, as when a dispute is
 * won.
 */
function disputeStatus(status: string): DisputeStatus {
  if (status === "lost") return "lost";
  return status === "needs_response" || status === "under_review" ? "open" : "won";
}

function secondsOf(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}

async function ask<Answer>(request: () => Promise<Answer>): Promise<Answer> {
  return request().catch((error: unknown) => {
    throw asOurs(error);
  });
}

/** For requests made before any payment is possible: the error says that nothing was charged. */
async function begin<Answer>(request: () => Promise<Answer>): Promise<Answer> {
  return ask(request).catch((error: unknown) => {
    throw error instanceof ProviderUnavailable ? new ProviderUnavailable(nothingCharged) : error;
  });
}

async function find<Answer>(request: () => Promise<Answer>): Promise<Answer | null> {
  return ask(() =>
    request().catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    }),
  );
}

/** Goes through all pages of a list. */
async function* all<Answer>(
  list: AsyncIterable<unknown>,
  read: (said: unknown) => Answer,
): AsyncGenerator<Answer> {
  try {
    for await (const said of list) yield read(said);
  } catch (error) {
    throw asOurs(error);
  }
}
