import Stripe from "stripe";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../tests/createTestApp.ts";
import { numberOf, readMetrics, type Sample } from "../../tests/metricsText.ts";
import { supportRequest } from "../../tests/samples.ts";
import { createTestDatabase, type TestDatabase } from "../../tests/testDatabase.ts";
import { webhookPath } from "../billing/webhook/routes.ts";
import { createPrometheus } from "./createPrometheus.ts";

let shared: TestDatabase;
const apps: TestApp[] = [];

beforeAll(async () => {
  shared = await createTestDatabase();
});
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});
afterAll(() => shared.drop());

/** An app whose work is counted, on the database of this file. */
async function watchedApp(options: Parameters<typeof createTestApp>[0] = {}) {
  const prometheus = createPrometheus();
  const app = await createTestApp({ database: shared.database, metrics: prometheus.metrics, ...options });
  apps.push(app);
  return { app, prometheus, read: async () => readMetrics(await prometheus.text()) };
}

const requestsBy = (samples: readonly Sample[], labels: Record<string, string>) =>
  numberOf(samples, "iep_http_requests_total", labels);

describe("requests", () => {
  test("are counted by method, pattern and class of status, with how long they took", async () => {
    const { app, read } = await watchedApp();
    await app.request("/api/health");
    await app.request("/api/health");
    await app.request("/api/support", { json: supportRequest() });
    await app.request("/api/support", { json: {} });
    const samples = await read();
    expect(requestsBy(samples, { method: "GET", route: "/api/health", status: "2xx" })).toBe(2);
    expect(requestsBy(samples, { method: "POST", route: "/api/support", status: "2xx" })).toBe(1);
    expect(requestsBy(samples, { method: "POST", route: "/api/support", status: "4xx" })).toBe(1);
    const support = { method: "POST", route: "/api/support" };
    const took = (suffix: string, labels = {}) =>
      numberOf(samples, `iep_http_request_duration_seconds_${suffix}`, { ...support, ...labels });
    expect(took("count")).toBe(2);
    expect(took("bucket", { le: "+Inf" })).toBe(2);
    expect(took("sum")).toBeGreaterThan(0);
    expect(numberOf(samples, "iep_http_requests_in_flight")).toBe(0);
  });

  test("name no address, no e-mail and no word of anybody, whatever is asked", async () => {
    const { app, read } = await watchedApp();
    await app.request("/maria@example.org/letters?token=secret-token");
    await app.request("/api/maria@example.org?email=maria@example.org");
    await app.request("/api/config?maria@example.org");
    await app.request("/embed/v1/maria.js?x=secret-token");
    await app.request("/api/support", { method: "PROPFIND" });
    await app.request("/api/support", { json: supportRequest({ message: "secret-token" }) });
    const samples = await read();
    const said = samples.flatMap(({ labels }) => Object.values(labels));
    expect(said.filter((value) => /@|\?|maria|secret-token|127\.0\.0\.1|PROPFIND/i.test(value))).toEqual([]);
    const routes = samples.filter(({ name }) => name === "iep_http_requests_total");
    expect(new Set(routes.map(({ labels }) => labels["route"]))).toEqual(
      new Set(["/*", "/api/*", "/api/config", "/embed/v1/*", "/api/support"]),
    );
    expect(requestsBy(samples, { method: "other" })).toBe(1);
  });
});

test("webhooks are counted by type and by what became of them, with how old their event was", async () => {
  const now = new Date("2026-11-21T10:00:00.000Z");
  const { app, read } = await watchedApp({ clock: () => now });
  const { webhookSecret } = app.services.environment.payments;
  const send = (event: object, secret = webhookSecret) => {
    const payload = JSON.stringify(event);
    const timestamp = now.getTime() / 1000;
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
    const headers = { "Stripe-Signature": signature, "Content-Type": "application/json" };
    return app.request(webhookPath, { method: "POST", body: payload, headers });
  };
  const customer = { object: "customer", id: "cus_1" };
  const created = now.getTime() / 1000 - 40;
  const event = { id: "evt_metrics_1", type: "customer.created", created, data: { object: customer } };
  await send(event);
  await send(event);
  await send({ ...event, type: "maria@example.org" }, "whsec_other");
  // Nobody is there to be asked about the payment.
  const payment = { object: "payment_intent", id: "pi_1" };
  await send({ ...event, id: "evt_metrics_2", type: "payment_intent.succeeded", data: { object: payment } });
  const samples = await read();
  const came = (type: string, result: string) => numberOf(samples, "iep_webhooks_total", { type, result });
  expect(came("customer.created", "handled")).toBe(1);
  expect(came("customer.created", "repeated")).toBe(1);
  expect(came("payment_intent.succeeded", "failed")).toBe(1);
  // Nobody signed it, so its type is anybody's word.
  expect(came("unknown", "unsigned")).toBe(1);
  expect(numberOf(samples, "iep_webhook_age_seconds_sum")).toBe(40);
  expect(numberOf(samples, "iep_webhook_age_seconds_bucket", { le: "15" })).toBe(0);
  expect(numberOf(samples, "iep_webhook_age_seconds_bucket", { le: "60" })).toBe(1);
});
