import Stripe from "stripe";
import { onTestFinished } from "vitest";
import type { SimulatorOptions } from "../createSimulator.ts";
import { createSimulator } from "../createSimulator.ts";
import { startWebhookReceiver } from "./webhookReceiver.ts";

export const secretKey = "sk_test_0123456789abcdef";
export const webhookSecret = "whsec_of_the_tests";
export const parentOrigin = "http://localhost:3000";
export const good = "4242424242424242";

/** A listening simulator, the provider's real client, and a receiver for the webhooks; all closed after the test. */
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
  const place = { host: "127.0.0.1", port, protocol: "http" } as const;
  return new Stripe(key, { ...place, maxNetworkRetries: 0, telemetry: false });
}

/** One use of a tool, as the product sells it. */
export const oneUse = {
  mode: "payment",
  line_items: [
    { price_data: { currency: "usd", unit_amount: 499, product_data: { name: "IEP goals, one use" } } },
  ],
  customer_email: "parent@example.org",
  success_url: "http://localhost:3000/payment-success?session_id={CHECKOUT_SESSION_ID}",
  cancel_url: "http://localhost:3000/pricing",
} satisfies Stripe.Checkout.SessionCreateParams;

/** The page where a subscription begins. */
export async function openSubscription({ stripe }: StartedSimulator) {
  const { id: price } = await stripe.prices.create({
    currency: "usd",
    unit_amount: 1999,
    recurring: { interval: "month" },
    lookup_key: "pro_monthly",
    transfer_lookup_key: true,
    product_data: { name: "Pro" },
  });
  const { line_items: _, ...rest } = oneUse;
  return stripe.checkout.sessions.create({
    ...rest,
    mode: "subscription",
    line_items: [{ price, quantity: 1 }],
  });
}

/** A paid monthly subscription of a new customer. */
export async function subscribe(simulator: StartedSimulator, card = good) {
  const { id } = await openSubscription(simulator);
  await simulator.control.pay({ payment: id, card });
  const { subscription, customer } = await simulator.stripe.checkout.sessions.retrieve(id);
  return { subscription: String(subscription), customer: String(customer) };
}
