import { createServer } from "node:http";
import { text as readText } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { handlers } from "../../simulator/rest/handlers.ts";
import { addressOf, createPaymentProvider } from "../../src/billing/provider/createPaymentProvider.ts";
import { ProviderRefused, ProviderUnavailable } from "../../src/billing/provider/errors.ts";
import type { PaymentProvider } from "../../src/billing/provider/PaymentProvider.ts";
import { readEnvironment } from "../../src/environment.ts";
import { createTestApp } from "../createTestApp.ts";
import { endpoints } from "./providerEndpoints.ts";
import { cards, openSimulatedShop, type SimulatedShop } from "./simulatedShop.ts";

const page = { successUrl: "https://iep.example/ok", cancelUrl: "https://iep.example/no" };
const oneUse = { amount: 499, email: "a@example.org", metadata: {} };
const purchase = { mode: "payment", name: "One use", ...oneUse, ...page } as const;

/** Drains a list. */
async function allOf(list: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of list);
}

/** Every method of the provider, called. */
const calls: { readonly [Name in keyof PaymentProvider]: (by: PaymentProvider) => Promise<unknown> } = {
  createCustomer: (by) => by.createCustomer({ email: "a@example.org", metadata: {} }, "key-customer"),
  findPrice: (by) => by.findPrice("pro_monthly"),
  createPrice: (by) => by.createPrice({ lookupKey: "pro_monthly", amount: 1999, productName: "Pro" }),
  createSession: (by) => by.createSession(purchase, "key-session"),
  getSession: (by) => by.getSession("cs_test_1"),
  expireSession: (by) => by.expireSession("cs_test_1"),
  listSessions: (by) => allOf(by.listSessions(new Date(0))),
  createPayment: (by) => by.createPayment(oneUse, "key-payment"),
  getPayment: (by) => by.getPayment("pi_1"),
  listPayments: (by) => allOf(by.listPayments(new Date(0))),
  getSubscription: (by) => by.getSubscription("sub_1"),
  listSubscriptions: (by) => allOf(by.listSubscriptions()),
  endSubscriptionWithPeriod: (by) => by.endSubscriptionWithPeriod("sub_1"),
  keepSubscription: (by) => by.keepSubscription("sub_1"),
  endSubscription: (by) => by.endSubscription("sub_1"),
  createPortalSession: (by) => by.createPortalSession("cus_1", "https://iep.example/"),
  refund: (by) => by.refund("pi_1", "key-refund"),
  listDisputes: (by) => by.listDisputes("pi_1"),
};
const methods = Object.keys(calls) as (keyof PaymentProvider)[];

/** A provider that answers everything alike, or not at all, and keeps what it was asked. */
const asked: string[] = [];
let sent = "";
let answer: { status: number; body: string } | null = null;
const server = createServer(async (request, response) => {
  const path = (request.url ?? "").split("?")[0] ?? "";
  asked.push(`${request.method} ${path.replace(/\/(cs_test|pi|sub)_1/, "/:id")}`);
  sent = await readText(request);
  if (answer) response.writeHead(answer.status, { "Content-Type": "application/json" }).end(answer.body);
});
/** Waits as long as a busy machine takes, and asks once. */
let by: PaymentProvider;
let impatient: PaymentProvider;

beforeAll(async () => {
  const simulatorUrl = `http://127.0.0.1:${await listen(server)}`;
  const settings = { secretKey: "sk_test_1", webhookSecret: "whsec_1", publishableKey: null, simulatorUrl };
  by = createPaymentProvider(settings, { timeout: 10_000, maxNetworkRetries: 0 });
  impatient = createPaymentProvider(settings, { timeout: 200, maxNetworkRetries: 0 });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test("billing calls the endpoints that the simulator has, no fewer and no more", async () => {
  expect([...new Set<string>(Object.values(endpoints))].toSorted()).toEqual(Object.keys(handlers).toSorted());
  answer = { status: 500, body: "{}" };
  for (const name of methods) {
    asked.length = 0;
    await calls[name](by).catch(() => undefined);
    expect(asked, name).toEqual([endpoints[name]]);
  }
});

test("what is sold goes to the provider with its price, its receipt's address and our metadata", async () => {
  answer = { status: 500, body: "{}" };
  const metadata = { payment: "12" };
  await by.createSession({ ...purchase, metadata }, "key").catch(() => undefined);
  expect(Object.fromEntries(new URLSearchParams(sent))).toEqual({
    mode: "payment",
    customer_email: "a@example.org",
    success_url: page.successUrl,
    cancel_url: page.cancelUrl,
    "metadata[payment]": "12",
    "line_items[0][price_data][currency]": "usd",
    "line_items[0][price_data][unit_amount]": "499",
    "line_items[0][price_data][product_data][name]": "One use",
    "line_items[0][quantity]": "1",
    "payment_intent_data[metadata][payment]": "12",
    "payment_intent_data[receipt_email]": "a@example.org",
  });
  await by.createPayment({ ...oneUse, metadata }, "key").catch(() => undefined);
  expect(Object.fromEntries(new URLSearchParams(sent))).toMatchObject({
    amount: "499",
    currency: "usd",
    receipt_email: "a@example.org",
    "metadata[payment]": "12",
  });
});

test.each([
  ["a fault of theirs", 500, `{"error":{"type":"api_error","message":"no"}}`],
  ["a page of HTML", 200, "<html>Welcome to nginx</html>"],
  ["an object of another kind", 200, `{"object":"cat","id":"cat_1","data":[{"object":"cat"}]}`],
])("every call takes %s for no answer", async (_, status, body) => {
  answer = { status, body };
  for (const name of methods) await expect(calls[name](by), name).rejects.toThrow(ProviderUnavailable);
});

test("no call waits longer than it should", async () => {
  answer = null;
  for (const ended of await Promise.allSettled(methods.map((name) => calls[name](impatient))))
    expect(ended).toMatchObject({ status: "rejected", reason: expect.any(ProviderUnavailable) });
});

test("every call reports our errors without the request's data", async () => {
  const error = { type: "invalid_request_error", code: "parameter_unknown", message: "No maria@example.org" };
  answer = { status: 400, body: JSON.stringify({ error }) };
  for (const name of methods) {
    const thrown: unknown = await calls[name](by).catch((reason: unknown) => reason);
    expect(thrown, name).toBeInstanceOf(ProviderRefused);
    expect(String(thrown)).toContain("parameter_unknown");
    expect(String(thrown)).not.toContain("maria");
  }
});

describe("with the simulator", () => {
  let shop: SimulatedShop;
  beforeAll(async () => {
    shop = await openSimulatedShop();
  });
  afterAll(() => shop.close());

  test("a payment whose answer was cut off is asked for again under the same key, and made once", async () => {
    const before = Object.keys(shop.simulator.state.paymentIntents).length;
    await shop.simulator.control.failRequests({
      fault: "cut",
      count: 1,
      endpoint: "POST /v1/payment_intents",
    });
    await shop.app.services.payments.createPayment(oneUse, "key-cut");
    expect(Object.keys(shop.simulator.state.paymentIntents)).toHaveLength(before + 1);
  });

  test("a list goes on beyond its first page", async () => {
    const { payments } = shop.app.services;
    const begun = await Promise.all(
      Array.from({ length: 103 }, (_, index) => payments.createPayment(oneUse, `many-${index}`)),
    );
    const listed: string[] = [];
    for await (const { id } of payments.listPayments(new Date(0))) listed.push(id);
    expect(listed).toEqual(expect.arrayContaining(begun.map(({ id }) => id)));
    expect(new Set(listed).size).toBe(listed.length);
  });

  test("an app with real keys offers nothing of it, and refuses what it signs", async () => {
    const { payments } = readEnvironment(keys);
    const app = await createTestApp({ environment: { payments } });
    onTestFinished(() => app.close());
    // As any address that does not exist.
    const { status } = await app.request("/no-such-page");
    expect(status).toBeGreaterThanOrEqual(400);
    for (const path of ["/simulator/pay", "/c/pay/cs_test_1", "/v1/payment_intents", "/payment_intents/form"])
      expect([path, (await app.request(path)).status]).toEqual([path, status]);
    const { control } = shop.simulator;
    await control.setWebhookUrl({ url: `${app.url}/api/webhooks/stripe` });
    const { id } = await shop.app.services.payments.createPayment(oneUse, "key-signed");
    await control.pay({ payment: id, card: cards.pays });
    const event = (await control.listEvents()).at(-1)?.id ?? "";
    expect(await control.resendEvent({ event })).toEqual({ event, status: 400 });
  });
});

const keys = {
  STRIPE_SECRET_KEY: "sk_test_real",
  STRIPE_PUBLISHABLE_KEY: "pk_test_real",
  STRIPE_WEBHOOK_SECRET: "whsec_real",
  OPERATOR_NAME: "Example Inc.",
  OPERATOR_ADDRESS: "1 Main Street",
};

test("with keys the provider is where the package has it, whatever else is set", () => {
  const { payments } = readEnvironment({ ...keys, PAYMENT_SIMULATOR_URL: "http://localhost:3002" });
  expect(payments.simulatorUrl).toBeNull();
  expect(addressOf(payments)).toEqual({});
  const simulator = { host: "localhost", port: "3002", protocol: "http" };
  expect(addressOf(readEnvironment({}).payments)).toEqual(simulator);
});

async function listen(on: typeof server): Promise<number> {
  await new Promise<void>((done) => on.listen(0, "127.0.0.1", done));
  const address = on.address();
  if (typeof address !== "object" || !address) throw new Error("The server does not listen.");
  return address.port;
}
