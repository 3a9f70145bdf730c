import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { accounts } from "@iep-insider/sdk/contract";
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { createSimulator } from "../simulator/createSimulator.ts";
import { migrate } from "../src/database/migrate.ts";
import { openDatabase } from "../src/database/openDatabase.ts";
import { limits } from "../src/http/limits.ts";
import { jobs } from "../src/jobs/index.ts";
import { halfARequest } from "./halfARequest.ts";
import { countRequest, registration, supportRequest } from "./samples.ts";
import { portOf, type ServerProcess, startServer } from "./serverProcess.ts";
import { bearer } from "./signedIn.ts";
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

/** Windows end at full hours: a test that began in the last half minute of one may count in two, on a busy machine. */
async function windowLongEnough(window: number): Promise<void> {
  const left = window - (Date.now() % window);
  if (left < 30_000) await new Promise((resolve) => setTimeout(resolve, left + 100));
}

describe("the process", () => {
  test("makes its database, listens, and says where, in its log and to its parent", async () => {
    const server = start();
    const port = await portOf(server);
    await expect.poll(() => server.output()).toContain("SUPPORT_EMAIL");
    const lines = server
      .output()
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(lines).toContainEqual(expect.objectContaining({ msg: "listening", port, mode: "demo" }));
    expect(lines).toContainEqual(
      expect.objectContaining({ level: 40, msg: expect.stringContaining("SUPPORT_EMAIL") }),
    );
    const ready = await fetch(`http://127.0.0.1:${port}/api/ready`);
    expect([ready.status, await ready.json()]).toEqual([200, { status: "ready" }]);
    server.child.kill("SIGINT");
    expect(await server.exited).toBe(0);
  });

  test("lets a running request finish, takes no new one, and ends with 0", async () => {
    const server = start();
    const port = await portOf(server);
    const idle = connect(port, "127.0.0.1");
    const request = await halfARequest(port);
    server.child.kill("SIGTERM");
    await expect.poll(() => server.output()).toContain('"msg":"stopping"');
    await expect(fetch(`http://127.0.0.1:${port}/api/health`)).rejects.toThrow();

    expect(await request.sendTheRest()).toMatch(/^HTTP\/1\.1 204 /);
    expect(await server.exited).toBe(0);
    expect(server.output()).toContain('"finished":true');
    idle.destroy();
    const database = openDatabase(empty.address);
    expect((await database.usageCounts.findAll()).map((row) => row.count)).toEqual([1]);
    await database.close();
  });

  test("ends at once when told twice", async () => {
    const server = start();
    const request = await halfARequest(await portOf(server));
    request.socket.on("error", () => undefined);
    server.child.kill("SIGTERM");
    await expect.poll(() => server.output()).toContain('"msg":"stopping"');
    server.child.kill("SIGTERM");
    expect(await server.exited).toBe(1);
  });
});

describe("a start that cannot work", () => {
  test("names every wrong setting", async () => {
    const server = start({
      PORT: "many",
      LOG_LEVEL: "loud",
      DATABASE_URL: "oracle://x",
      NODE_ENV: "production",
    });
    expect(await server.exited).toBe(1);
    const [first, ...problems] = server.output().trim().split("\n");
    expect(first).toBe("The server cannot start with these settings:");
    expect(problems.map((line) => line.trim().split(" ")[1])).toEqual([
      "PORT",
      "DATABASE_URL",
      "LOG_LEVEL",
      "SERVER_SECRET",
      "SMTP_URL",
      "STRIPE_SECRET_KEY,",
    ]);
  });

  test("says in one sentence that the port is taken", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const address = other.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const server = start({ PORT: String(port), LOG_LEVEL: "warn" });
    expect(await server.exited).toBe(1);
    expect(server.output().trim()).toBe(
      `Port ${port} is already in use: stop the program that uses it, or set PORT to another one.`,
    );
    other.close();
  });

  test("says in one sentence that the database does not answer, without its password", async () => {
    const server = start({ DATABASE_URL: "mysql://someone:topsecret@127.0.0.1:1/iep" });
    expect(await server.exited).toBe(1);
    expect(server.output()).toMatch(
      /^The database \(127\.0\.0\.1:1\) cannot be used: .* Please check DATABASE_URL\.\n$/,
    );
    expect(server.output()).not.toContain("topsecret");
  });
});

describe("two processes on one database", () => {
  test("start together, count together without losing one, and share the limits", async () => {
    await windowLongEnough(limits.supportRequests.window);
    const ports = await Promise.all([start(), start()].map(portOf));
    const portAt = (index: number) => ports[index % 2] ?? 0;
    const migrated = started.filter((server) => server.output().includes('"msg":"migrated"'));
    expect(migrated).toHaveLength(1);

    const counts = await Promise.all(
      Array.from({ length: 120 }, (_, index) => post(portAt(index), "/api/count", countRequest())),
    );
    expect(new Set(counts.map((answer) => answer.status))).toEqual(new Set([204]));

    const sent = await Promise.all(
      Array.from({ length: 20 }, (_, index) => post(portAt(index), "/api/support", supportRequest())),
    );
    const accepted = sent.filter((answer) => answer.status === 201);
    expect(sent.filter((answer) => answer.status === 429)).toHaveLength(20 - accepted.length);

    const database = openDatabase(empty.address);
    const rows = await database.usageCounts.findAll();
    expect(rows.reduce((sum, row) => sum + row.count, 0)).toBe(120);
    expect(await database.contacts.count()).toBe(accepted.length);
    expect(accepted).toHaveLength(limits.supportRequests.requests);
    await database.close();
  });

  test("share sessions, the limits of accounts, and mails", async () => {
    await windowLongEnough(limits.wrongPasswordsHere.window);
    const outbox = mkdtempSync(join(tmpdir(), "iep-outbox-test-"));
    const [here = 0, there = 0] = await Promise.all([1, 2].map(() => portOf(start({ OUTBOX_DIR: outbox }))));
    const { email, password } = registration();
    const headers = await bearer(await post(here, accounts.register.path, registration()));
    const ask = async (port: number) =>
      (await fetch(`http://127.0.0.1:${port}${accounts.getUser.path}`, { headers })).status;
    expect([await ask(here), await ask(there)]).toEqual([200, 200]);
    await fetch(`http://127.0.0.1:${there}${accounts.logout.path}`, { method: "POST", headers });
    expect([await ask(here), await ask(there)]).toEqual([401, 401]);

    const guesses = limits.wrongPasswordsHere.requests;
    const answers = await Promise.all(
      Array.from({ length: guesses + 6 }, (_, index) =>
        post(index % 2 ? here : there, accounts.login.path, { email, password: "a wrong guess" }),
      ),
    );
    const statuses = answers.map((answer) => answer.status).sort();
    expect(statuses).toEqual([...Array(guesses).fill(401), ...Array(6).fill(429)]);
    expect((await post(there, accounts.login.path, { email, password })).status).toBe(429);
    // Of the mail there is one, whoever sent it.
    const mails = () => readdirSync(outbox).filter((name) => name.endsWith(".eml"));
    await expect.poll(mails).toHaveLength(1);
    rmSync(outbox, { recursive: true });
  });

  test("purge what is too old, each job once", async () => {
    // The job with the shortest period is done once per process only if no period ends meanwhile.
    await windowLongEnough(Math.min(...jobs.map(({ period }) => period)));
    const database = openDatabase(empty.address);
    await migrate(database);
    const message = { ...supportRequest(), lastName: null, phone: null };
    await database.contacts.bulkCreate([
      { ...message, createdAt: new Date("2020-01-01T00:00:00Z") },
      { ...message, firstName: "New", createdAt: new Date() },
    ]);
    // One of the jobs asks the payment provider.
    const keys = { secretKey: "sk_test_simulator", webhookSecret: "whsec_simulator" };
    const simulator = createSimulator({ ...keys, allowedOrigins: [] });
    onTestFinished(() => simulator.close());
    const PAYMENT_SIMULATOR_URL = `http://127.0.0.1:${await simulator.listen(0, "127.0.0.1")}`;
    const settings = { LOG_LEVEL: "debug", PAYMENT_SIMULATOR_URL };
    const servers = [start(settings), start(settings)];
    await Promise.all(servers.map(portOf));
    const done = () => servers.flatMap((server) => server.output().match(/"msg":"job done"/g) ?? []).length;
    await expect.poll(done).toBe(jobs.length);
    expect((await database.contacts.findAll()).map((contact) => contact.firstName)).toEqual(["New"]);
    await database.close();

    for (const server of servers) server.child.kill("SIGTERM");
    expect(await Promise.all(servers.map((server) => server.exited))).toEqual([0, 0]);
    expect(done()).toBe(jobs.length);
  });
});
