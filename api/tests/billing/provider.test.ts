import { once } from "node:events";
import { createServer } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { endpoints as simulated } from "../../simulator/endpoints.ts";
import { addressOf, createPaymentProvider } from "../../src/billing/provider/createPaymentProvider.ts";
import { endpoints } from "../../src/billing/provider/endpoints.ts";
import { ProviderRefused, ProviderUnavailable } from "../../src/billing/provider/errors.ts";
import type { PaymentProvider } from "../../src/billing/provider/PaymentProvider.ts";
import { readEnvironment } from "../../src/environment.ts";
import { createTestApp } from "../createTestApp.ts";
import { openShop, type Shop } from "./shop.ts";

let shop: Shop;
let provider: PaymentProvider;
/** Waits as long as a busy machine takes, and asks once. */
const patience = { timeout: 10_000, maxNetworkRetries: 0 };
const page = { successUrl: "https://iep.example/ok", cancelUrl: "https://iep.example/no" };
const purchase = {
  mode: "payment",
  email: "a@example.org",
  amount: 499,
  name: "One use",
  metadata: {},
  ...page,
} as const;

beforeAll(async () => {
  shop = await openShop();
  provider = createPaymentProvider(shop.settings, patience);
});
beforeEach(() => shop.simulator.control.clearFaults());
afterAll(() => shop.close());

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
  createPayment: (by) =>
    by.createPayment({ amount: 499, email: "a@example.org", metadata: {} }, "key-payment"),
  getPayment: (by) => by.getPayment("pi_1"),
  listPayments: (by) => allOf(by.listPayments(new Date(0))),
  getSubscription: (by) => by.getSubscription("sub_1"),
  listSubscriptions: (by) => allOf(by.listSubscriptions()),
  endSubscriptionWithPeriod: (by) => by.endSubscriptionWithPeriod("sub_1"),
  endSubscription: (by) => by.endSubscription("sub_1"),
  createPortalSession: (by) => by.createPortalSession("cus_1", "https://iep.example/"),
  refund: (by) => by.refund("pi_1", "key-refund"),
  listDisputes: (by) => by.listDisputes("pi_1"),
};
const methods = Object.keys(calls) as (keyof PaymentProvider)[];

/** Answers everything with the same, and keeps what was asked. */
async function answering(status: number, body: string) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = (request.url ?? "").split("?")[0] ?? "";
    asked.push(`${request.method} ${path.replace(/\/(cs_test|pi|sub)_1/, "/:id")}`);
    response.writeHead(status, { "Content-Type": "application/json" }).end(body);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const settings = { ...shop.settings, simulatorUrl: `http://127.0.0.1:${port}` };
  return { asked, by: createPaymentProvider(settings, patience) };
}

describe("the endpoints that billing calls", () => {
  test("are those that the simulator speaks, no fewer and no more", () => {
    expect(Object.values(endpoints).toSorted()).toEqual([...simulated].toSorted());
  });

  test.each(methods)("%s calls the one that the list says", async (name) => {
    const { asked, by } = await answering(500, "{}");
    await calls[name](by).catch(() => undefined);
    expect(asked).toEqual([endpoints[name]]);
  });
});

describe.each(methods)("%s", (name) => {
  test.each([
    ["a fault of theirs", 500, `{"error":{"type":"api_error","message":"no"}}`],
    ["too many requests", 429, `{"error":{"type":"invalid_request_error","message":"slow down"}}`],
    ["a page of HTML", 200, "<html>Welcome to nginx</html>"],
    ["nothing", 200, ""],
    ["an object of another kind", 200, `{"object":"cat","id":"cat_1","data":[{"object":"cat"}]}`],
  ])("takes %s for no answer", async (_, status, body) => {
    const { by } = await answering(status, body);
    await expect(calls[name](by)).rejects.toThrow(ProviderUnavailable);
  });

  test("waits no longer than it should", async () => {
    await shop.simulator.control.failRequests({ fault: "hang", count: 1, milliseconds: 15_000 });
    const impatient = createPaymentProvider(shop.settings, { timeout: 200, maxNetworkRetries: 0 });
    const begun = performance.now();
    await expect(calls[name](impatient)).rejects.toThrow(ProviderUnavailable);
    expect(performance.now() - begun).toBeLessThan(12_000);
  });

  test("tells of our own faults without what was sent", async () => {
    const said = {
      type: "invalid_request_error",
      code: "parameter_unknown",
      message: "No maria@example.org",
      param: "x",
    };
    const { by } = await answering(400, JSON.stringify({ error: said }));
    const error: unknown = await calls[name](by).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ProviderRefused);
    expect(String(error)).toContain("parameter_unknown");
    expect(String(error)).not.toContain("maria");
  });
});

describe("the provider", () => {
  test("is asked again under the same key when its answer was cut off, and does it once", async () => {
    const patient = createPaymentProvider(shop.settings, { timeout: 10_000, maxNetworkRetries: 2 });
    const before = Object.keys(shop.simulator.state.paymentIntents).length;
    await shop.simulator.control.failRequests({
      fault: "cut",
      count: 1,
      endpoint: "POST /v1/payment_intents",
    });
    await patient.createPayment({ amount: 499, email: "a@example.org", metadata: {} }, "key-cut");
    expect(Object.keys(shop.simulator.state.paymentIntents)).toHaveLength(before + 1);
  });

  test("has no object of an id that is not there", async () => {
    expect(await provider.getSession("cs_test_nothing")).toBeNull();
    expect(await provider.getPayment("pi_nothing")).toBeNull();
    expect(await provider.getSubscription("sub_nothing")).toBeNull();
    expect(await provider.endSubscription("sub_nothing")).toBeNull();
  });

  test("lists beyond the first page", async () => {
    const begun: string[] = [];
    for (let index = 0; index < 103; index++)
      begun.push(
        (await provider.createPayment({ amount: 499, email: "a@example.org", metadata: {} }, `many-${index}`))
          .id,
      );
    const listed: string[] = [];
    for await (const { id } of provider.listPayments(new Date(0))) listed.push(id);
    expect(listed).toEqual(expect.arrayContaining(begun));
    expect(new Set(listed).size).toBe(listed.length);
  });

  test("gives the price of a month a new amount under the same name", async () => {
    const first = await provider.createPrice({ lookupKey: "changing", amount: 1500, productName: "Pro" });
    const second = await provider.createPrice({ lookupKey: "changing", amount: 1999, productName: "Pro" });
    expect(await provider.findPrice("changing")).toEqual({ id: second.id, amount: 1999 });
    expect(first.id).not.toBe(second.id);
  });
});

describe("with keys", () => {
  const keys = {
    STRIPE_SECRET_KEY: "sk_test_real",
    STRIPE_PUBLISHABLE_KEY: "pk_test_real",
    STRIPE_WEBHOOK_SECRET: "whsec_real",
    OPERATOR_NAME: "Example Inc.",
    OPERATOR_ADDRESS: "1 Main Street",
  };

  test("the provider is where the package has it, whatever else is set", () => {
    const { payments } = readEnvironment({ ...keys, PAYMENT_SIMULATOR_URL: "http://localhost:3002" });
    expect(payments.simulatorUrl).toBeNull();
    expect(addressOf(payments)).toEqual({});
    expect(addressOf(readEnvironment({}).payments)).toEqual({
      host: "localhost",
      port: "3002",
      protocol: "http",
    });
  });

  test("nothing of the simulator is reachable, and what it signs is refused", async () => {
    const { payments } = readEnvironment(keys);
    const app = await createTestApp({ environment: { payments } });
    onTestFinished(() => app.close());
    // As any address that does not exist.
    const { status } = await app.request("/no-such-page");
    expect(status).toBeGreaterThanOrEqual(400);
    for (const path of ["/simulator/pay", "/c/pay/cs_test_1", "/v1/payment_intents", "/payment_intents/form"])
      expect([path, (await app.request(path)).status]).toEqual([path, status]);
    await shop.simulator.control.setWebhookUrl({ url: `${app.url}/api/webhooks/stripe` });
    const { id } = await provider.createPayment(
      { amount: 499, email: "a@example.org", metadata: {} },
      "key-signed",
    );
    await shop.simulator.control.pay({ payment: id, card: "4242424242424242" });
    const event = (await shop.simulator.control.listEvents()).at(-1)?.id ?? "";
    expect(await shop.simulator.control.resendEvent({ event })).toEqual({ event, status: 400 });
  });
});
