import Stripe from "stripe";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../tests/createTestApp.ts";
import { numberOf, readMetrics, type Sample } from "../../tests/metricsText.ts";
import { purchase } from "../../tests/purchases.ts";
import { supportRequest } from "../../tests/samples.ts";
import { createTestDatabase, type TestDatabase } from "../../tests/testDatabase.ts";
import type { AnswerReport } from "../ai/AnswerReport.ts";
import { webhookPath } from "../billing/webhook/routes.ts";
import type { Job } from "../jobs/Job.ts";
import { createJobRunner } from "../jobs/runner.ts";
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

  test("are seen while they run, and told apart when their sender leaves", async () => {
    const begun = Promise.withResolvers<void>();
    const { app, read } = await watchedApp({
      answerer: {
        answer: (_tool, _input, signal) => {
          begun.resolve();
          return new Promise((_, reject) => {
            signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
          });
        },
      },
    });
    const leaving = new AbortController();
    const { headers } = await purchase(app, { tool: "goals", kind: "ai_question" });
    const json = { goalText: "By June, Leo will read 90 words in a minute." };
    const asked = app
      .request("/api/analyze-goal", { json, headers, signal: leaving.signal })
      .catch(() => null);
    await begun.promise;
    expect(numberOf(await read(), "iep_http_requests_in_flight")).toBe(1);
    leaving.abort();
    await asked;
    await expect
      .poll(async () => requestsBy(await read(), { route: "/api/analyze-goal", status: "aborted" }))
      .toBe(1);
    expect(numberOf(await read(), "iep_http_requests_in_flight")).toBe(0);
  });
});

describe("AI answers", () => {
  test("tell tries, failures, rejected drafts, our own faults, tokens and what they cost", async () => {
    const { metrics, text } = createPrometheus();
    const report = { ...reportOf("rules"), tries: 2, rejected: ["citations", "days"], failure: "timed_out" };
    metrics.answered(report as AnswerReport);
    metrics.answered({ ...reportOf("openai"), tries: 1, faults: ["length"] });
    metrics.tokensCharged({ tool: "goals", input: 1200, output: 300, cost: 1_500 });
    metrics.tokensCharged({ tool: "goals", input: 800, output: 200, cost: null });
    const samples = readMetrics(await text());
    expect(numberOf(samples, "iep_ai_drafts_asked_total", { tool: "goals" })).toBe(3);
    expect(numberOf(samples, "iep_ai_failures_total", { reason: "timed_out" })).toBe(1);
    expect(numberOf(samples, "iep_ai_checks_rejected_total", { check: "citations" })).toBe(1);
    expect(numberOf(samples, "iep_ai_checks_rejected_total", { check: "days" })).toBe(1);
    expect(numberOf(samples, "iep_ai_rules_faults_total", { check: "length" })).toBe(1);
    expect(numberOf(samples, "iep_ai_tokens_total", { kind: "input" })).toBe(2000);
    expect(numberOf(samples, "iep_ai_tokens_total", { kind: "output" })).toBe(500);
    expect(numberOf(samples, "iep_ai_cost_dollars_total", { tool: "goals" })).toBeCloseTo(0.0015, 10);
  });
});

describe("webhooks", () => {
  test("are counted by type and by what became of them, with how old their event was", async () => {
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
    await send({
      ...event,
      id: "evt_metrics_2",
      type: "payment_intent.succeeded",
      data: { object: payment },
    });
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
});

describe("jobs", () => {
  test("are counted by how they ended, with how long the last run took", async () => {
    const { app, read } = await watchedApp();
    const job = (name: string, run: Job["run"]): Job => ({ name, period: 60_000, run });
    const untilTold = (_: unknown, signal: AbortSignal) =>
      new Promise<number>((_resolve, reject) =>
        signal.addEventListener("abort", () => reject(signal.reason)),
      );
    const begun = Promise.withResolvers<void>();
    // One by one: that they also run side by side is not what is looked at here.
    await createJobRunner(app.services, [job("works", async () => 3)]).turn();
    await createJobRunner(app.services, [
      job("fails", async () => Promise.reject(new Error("on purpose"))),
    ]).turn();
    const runner = createJobRunner(app.services, [
      job("long", (needs, signal) => {
        begun.resolve();
        return untilTold(needs, signal);
      }),
    ]);
    const turn = runner.turn();
    await begun.promise;
    await runner.stop();
    await turn;
    const samples = await read();
    const ran = (name: string) =>
      samples.filter(({ name: metric, labels }) => metric === "iep_job_runs_total" && labels["job"] === name);
    expect(ran("works")).toEqual([
      expect.objectContaining({ labels: { job: "works", result: "done" }, value: 1 }),
    ]);
    expect(ran("fails").map(({ labels }) => labels["result"])).toEqual(["failed"]);
    expect(ran("long").map(({ labels }) => labels["result"])).toEqual(["interrupted"]);
    expect(numberOf(samples, "iep_job_last_duration_seconds", { job: "works" })).toBeGreaterThanOrEqual(0);
  });
});

function reportOf(engine: AnswerReport["engine"]): AnswerReport {
  return {
    tool: "goals",
    engine,
    outcome: "answered",
    isCrisis: false,
    asked: 120,
    citations: 2,
    tries: 0,
    rejected: [],
    failure: null,
    fallback: null,
    faults: [],
    milliseconds: 30,
  };
}
