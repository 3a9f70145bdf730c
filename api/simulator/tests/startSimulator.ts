import Stripe from "stripe";
import { onTestFinished } from "vitest";
import { createSimulator } from "../createSimulator.ts";
import type { SimulatorOptions } from "../Simulator.ts";
import { startWebhookReceiver } from "./webhookReceiver.ts";

export const secretKey = "sk_test_0123456789abcdef";
export const webhookSecret = "whsec_of_the_tests";
export const parentOrigin = "http://localhost:3000";

/** A listening simulator, the real client of the provider, and somebody who takes the webhooks; all gone after the test. */
export async function startSimulator(options: Partial<SimulatorOptions> = {}) {
  const receiver = await startWebhookReceiver();
  const simulator = createSimulator({
    secretKey,
    webhookSecret,
    webhookUrl: receiver.url,
    allowedOrigins: [parentOrigin],
    retryDelays: [20, 40],
    ...options,
  });
  const port = await simulator.listen(0, "127.0.0.1");
  onTestFinished(async () => {
    await simulator.close();
    await receiver.close();
  });
  const stripe = connectStripe(port);
  return { ...simulator, port, origin: `http://127.0.0.1:${port}`, stripe, receiver };
}

export type StartedSimulator = Awaited<ReturnType<typeof startSimulator>>;

export function connectStripe(port: number, key = secretKey): Stripe {
  return new Stripe(key, {
    host: "127.0.0.1",
    port,
    protocol: "http",
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

/** One use of a tool, as the product sells it. */
export const oneUse = {
  mode: "payment",
  line_items: [
    { price_data: { currency: "usd", unit_amount: 499, product_data: { name: "IEP goals, one use" } } },
  ],
  payment_intent_data: { metadata: { payment: "12" } },
  metadata: { payment: "12" },
  client_reference_id: "12",
  success_url: "http://localhost:3000/payment-success?session_id={CHECKOUT_SESSION_ID}",
  cancel_url: "http://localhost:3000/pricing",
} satisfies Stripe.Checkout.SessionCreateParams;

export const price = {
  currency: "usd",
  unit_amount: 1999,
  recurring: { interval: "month" },
  lookup_key: "pro_monthly",
  product_data: { name: "Pro" },
} satisfies Stripe.PriceCreateParams;

/** A paid monthly subscription of a new customer. */
export async function subscribe({ stripe, control }: StartedSimulator, card = "4242424242424242") {
  const { id: monthly } = await stripe.prices.create({ ...price, transfer_lookup_key: true });
  const session = await stripe.checkout.sessions.create({
    mode: "subscription",
    line_items: [{ price: monthly, quantity: 1 }],
    subscription_data: { metadata: { user: "7" } },
    customer_email: "parent@example.org",
    success_url: oneUse.success_url,
  });
  const outcome = await control.pay({ payment: session.id, card });
  if (outcome.status === "needs_action") await control.authenticate({ payment: session.id, approves: true });
  const paid = await stripe.checkout.sessions.retrieve(session.id);
  return { session: paid, subscription: String(paid.subscription), customer: String(paid.customer) };
}
