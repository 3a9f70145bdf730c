import { once } from "node:events";
import { readdirSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { accounts } from "@iep-insider/sdk/contract";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { createSimulator } from "../simulator/createSimulator.ts";
import { openDatabase } from "../src/database/openDatabase.ts";
import { jobs } from "../src/jobs/index.ts";
import { numberOf, readMetrics } from "./metricsText.ts";
import { countRequest, registration } from "./samples.ts";
import { logOf, portOf, type ServerProcess, startServer } from "./serverProcess.ts";
import { bearer } from "./signedIn.ts";
import { makeTemporaryFolder } from "./temporaryFolder.ts";
import { createEmptyDatabase, type EmptyDatabase } from "./testDatabase.ts";

let empty: EmptyDatabase;
let started: ServerProcess[];

beforeEach(async () => {
  empty = await createEmptyDatabase();
  started = [];
});
afterEach(async () => {
  for (const server of started) server.child.kill("SIGKILL");
  await Promise.all(started.map((server) => server.exited));
  await empty.drop();
});

function start(settings: Record<string, string> = {}): ServerProcess {
  const server = startServer({ PORT: "0", DATABASE_URL: empty.url, ...settings });
  started.push(server);
  return server;
}

function post(port: number, path: string, json: unknown): Promise<Response> {
  const headers = { "Content-Type": "application/json" };
  return fetch(`http://127.0.0.1:${port}${path}`, { method: "POST", headers, body: JSON.stringify(json) });
}

const get = (port: unknown, path: string, headers = {}) =>
  fetch(`http://127.0.0.1:${port}${path}`, { headers });

const listening = (server: ServerProcess) => logOf(server).find(({ msg }) => msg === "listening");

test("the process makes its database, listens, says where, and ends when told to", async () => {
  const server = start();
  const port = await portOf(server);
  await expect.poll(() => server.output()).toContain("SUPPORT_EMAIL");
  expect(listening(server)).toMatchObject({ port, mode: "demo", metricsPort: null });
  expect(logOf(server)).toContainEqual(
    expect.objectContaining({ level: 40, msg: expect.stringContaining("SUPPORT_EMAIL") }),
  );
  const ready = async () => (await get(port, "/api/ready")).json();
  expect(await ready()).toMatchObject({ code: "not_ready" });
  await expect.poll(ready).toEqual({ status: "ready" });
  server.child.kill("SIGINT");
  expect(await server.exited).toBe(0);
});

test("the process shows its metrics on a port of their own, which visitors do not reach", async () => {
  const server = start({ METRICS_PORT: "0" });
  const port = await portOf(server);
  await get(port, "/api/health");
  await expect.poll(() => listening(server)).toBeDefined();
  const metricsPort = listening(server)?.["metricsPort"];
  expect(metricsPort).not.toBe(port);
  const samples = readMetrics(await (await get(metricsPort, "/metrics")).text());
  expect(numberOf(samples, "iep_http_requests_total", { route: "/api/health" })).toBe(1);
  expect(numberOf(samples, "iep_database_up")).toBe(1);
  expect(await (await get(port, "/metrics")).text()).not.toContain("iep_http_requests_total");
});

test.each(["PORT", "METRICS_PORT"])(
  "a start that cannot work says in one sentence that the port of %s is taken",
  async (setting) => {
    const other = createServer().listen(0, "127.0.0.1");
    onTestFinished(() => void other.close());
    await once(other, "listening");
    const address = other.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const server = start({ [setting]: String(port), LOG_LEVEL: "warn" });
    expect(await server.exited).toBe(1);
    expect(server.output().trim()).toBe(
      `Port ${port} is already in use: stop the program that uses it, or set ${setting} to another one.`,
    );
  },
);

test("two processes on one database start together, lose no count, and share sessions, mails, and jobs", async () => {
  const outbox = makeTemporaryFolder("outbox-test");
  onTestFinished(() => rmSync(outbox, { recursive: true }));
  // One of the jobs asks the payment provider.
  const keys = { secretKey: "sk_test_simulator", webhookSecret: "whsec_simulator" };
  const simulator = createSimulator({ ...keys, allowedOrigins: [] });
  onTestFinished(() => simulator.close());
  const PAYMENT_SIMULATOR_URL = `http://127.0.0.1:${await simulator.listen(0, "127.0.0.1")}`;
  const settings = { LOG_LEVEL: "debug", OUTBOX_DIR: outbox, PAYMENT_SIMULATOR_URL };
  const servers = [start(settings), start(settings)];
  const [here = 0, there = 0] = await Promise.all(servers.map(portOf));
  const lines = (msg: string) => servers.flatMap(logOf).filter((line) => line["msg"] === msg);
  await expect.poll(() => lines("migrated")).toHaveLength(1);

  const counts = await Promise.all(
    Array.from({ length: 120 }, (_, index) => post(index % 2 ? here : there, "/api/count", countRequest())),
  );
  expect(new Set(counts.map(({ status }) => status))).toEqual(new Set([204]));
  const database = openDatabase(empty.address);
  onTestFinished(() => database.close());
  const rows = await database.usageCounts.findAll();
  expect(rows.reduce((sum, row) => sum + row.count, 0)).toBe(120);

  const headers = await bearer(await post(here, accounts.register.path, registration()));
  const ask = async (port: number) => (await get(port, accounts.getUser.path, headers)).status;
  expect([await ask(here), await ask(there)]).toEqual([200, 200]);
  await fetch(`http://127.0.0.1:${there}${accounts.logout.path}`, { method: "POST", headers });
  expect([await ask(here), await ask(there)]).toEqual([401, 401]);
  // There is one mail, no matter which process sent it.
  await expect.poll(() => readdirSync(outbox).filter((name) => name.endsWith(".eml"))).toHaveLength(1);

  // Each job ran, and in none of its periods twice.
  const ran = () => lines("job done") as unknown as { job: string; time: number; milliseconds: number }[];
  await expect.poll(() => new Set(ran().map(({ job }) => job)).size).toBe(jobs.length);
  const periods = ran().map(({ job, time, milliseconds }) => {
    const period = jobs.find(({ name }) => name === job)?.period ?? 0;
    return `${job} ${Math.floor((time - milliseconds) / period)}`;
  });
  expect(periods).toEqual([...new Set(periods)]);
  for (const server of servers) server.child.kill("SIGTERM");
  expect(await Promise.all(servers.map((server) => server.exited))).toEqual([0, 0]);
});
