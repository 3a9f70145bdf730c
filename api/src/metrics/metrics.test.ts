import { expect, test } from "vitest";
import { numberOf, readMetrics, type Sample } from "../../tests/metricsText.ts";
import { supportRequest } from "../../tests/samples.ts";
import { openTestApp } from "../../tests/useTestApp.ts";
import { createPrometheus } from "./createPrometheus.ts";

/** An app whose work is counted. */
async function watchedApp() {
  const prometheus = createPrometheus();
  const app = await openTestApp({ metrics: prometheus.metrics });
  return { app, read: async () => readMetrics(await prometheus.text()) };
}

const requestsBy = (samples: readonly Sample[], labels: Record<string, string>) =>
  numberOf(samples, "iep_http_requests_total", labels);

test("requests are counted by method, pattern and class of status, with how long they took", async () => {
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

test("requests name no address, no e-mail and no word of anybody, whatever is asked", async () => {
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
