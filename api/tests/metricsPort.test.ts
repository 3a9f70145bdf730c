import { once } from "node:events";
import { createServer } from "node:http";
import { afterEach, beforeEach, expect, test } from "vitest";
import { numberOf, readMetrics } from "./metricsText.ts";
import { portOf, type ServerProcess, startServer } from "./serverProcess.ts";
import { createEmptyDatabase, type EmptyDatabase } from "./testDatabase.ts";

let empty: EmptyDatabase;
let server: ServerProcess;

beforeEach(async () => {
  empty = await createEmptyDatabase();
});
afterEach(async () => {
  server.child.kill("SIGKILL");
  await server.exited;
  await empty.drop();
});

function start(settings: Record<string, string>): void {
  server = startServer({ PORT: "0", DATABASE_URL: empty.url, ...settings });
}

/** The port that the log names; undefined while it names none. */
function metricsPort(): unknown {
  const line = server
    .output()
    .split("\n")
    .find((one) => one.includes('"msg":"listening"'));
  return line && JSON.parse(line).metricsPort;
}

test("a process shows its metrics on a port of their own, which its log names", async () => {
  start({ METRICS_PORT: "0" });
  const port = await portOf(server);
  await fetch(`http://127.0.0.1:${port}/api/health`);
  await expect.poll(metricsPort).toEqual(expect.any(Number));
  expect(metricsPort()).not.toBe(port);
  const samples = readMetrics(await (await fetch(`http://127.0.0.1:${metricsPort()}/metrics`)).text());
  expect(numberOf(samples, "iep_http_requests_total", { route: "/api/health" })).toBe(1);
  expect(numberOf(samples, "iep_database_up")).toBe(1);
  // What visitors reach has none of it.
  expect(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).not.toContain(
    "iep_http_requests_total",
  );
  server.child.kill("SIGTERM");
  expect(await server.exited).toBe(0);
});

test("without the setting there is no such port", async () => {
  start({});
  await portOf(server);
  await expect.poll(metricsPort).toBeNull();
});

test("says which setting names the port that is taken", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const address = other.address();
  const port = typeof address === "object" && address ? address.port : 0;
  start({ METRICS_PORT: String(port), LOG_LEVEL: "warn" });
  expect(await server.exited).toBe(1);
  expect(server.output().trim()).toBe(
    `Port ${port} is already in use: stop the program that uses it, or set METRICS_PORT to another one.`,
  );
  other.close();
});
