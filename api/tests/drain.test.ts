import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { status } from "@iep-insider/sdk/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase } from "../src/database/openDatabase.ts";
import { halfARequest } from "./halfARequest.ts";
import { portOf, type ServerProcess, startServer } from "./serverProcess.ts";
import { createMigratedDatabase, type EmptyDatabase } from "./testDatabase.ts";

/*
 * How a process leaves the ones beside it behind a balancer: while it drains it is not ready, answers all the same, and
 * sends its connections away.
 */

let migrated: EmptyDatabase;
let server: ServerProcess;
let port: number;
const agents: Agent[] = [];

beforeEach(async () => {
  migrated = await createMigratedDatabase();
});
afterEach(async () => {
  for (const agent of agents.splice(0)) agent.destroy();
  server.child.kill("SIGKILL");
  await server.exited;
  await migrated.drop();
});

async function start(drainSeconds: number): Promise<void> {
  server = startServer({ PORT: "0", DATABASE_URL: migrated.url, DRAIN_SECONDS: String(drainSeconds) });
  port = await portOf(server);
}

async function tellToStop(): Promise<void> {
  server.child.kill("SIGTERM");
  await expect.poll(() => server.output()).toContain('"msg":"stopping"');
}

/** One connection, kept for as long as the server lets it be kept. */
function keptConnection(): Agent {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  agents.push(agent);
  return agent;
}

async function ask(path: string, agent: Agent): Promise<IncomingMessage> {
  const request = get({ host: "127.0.0.1", port, path, agent });
  const [response]: IncomingMessage[] = await once(request, "response");
  if (!response) throw new Error("unreachable: the event has the response");
  response.resume();
  await once(response, "end");
  return response;
}

test("answers what comes while it drains, is not ready, and asks every connection to close", async () => {
  // Far longer than the test takes; it is killed at the end.
  await start(300);
  const kept = keptConnection();
  // It learns the phrasings first (ADR 69).
  const readiness = async () => (await ask(status.getReadiness.path, kept)).statusCode;
  await expect.poll(readiness, { timeout: 30_000 }).toBe(200);
  const before = await ask(status.getReadiness.path, kept);
  expect([before.statusCode, before.headers.connection]).toEqual([200, "keep-alive"]);
  const long = await halfARequest(port);
  await tellToStop();

  const notReady = await ask(status.getReadiness.path, kept);
  expect([notReady.statusCode, notReady.headers.connection]).toEqual([503, "close"]);
  // The balancer has not noticed yet: new connections come, and are served.
  for (const path of [status.getHealth.path, status.getConfig.path]) {
    const answer = await ask(path, keptConnection());
    expect([answer.statusCode, answer.headers.connection]).toEqual([200, "close"]);
  }
  const answer = await long.sendTheRest();
  expect(answer).toMatch(/^HTTP\/1\.1 204 /);
  expect(answer).toMatch(/^Connection: close\r$/m);
  expect(server.output()).not.toContain('"msg":"stopped"');
});

test.each([0, 1])(
  "after %d s of draining takes no new request, lets a running one finish, and ends",
  async (seconds) => {
    await start(seconds);
    const idle = connect(port, "127.0.0.1");
    const long = await halfARequest(port);
    await tellToStop();
    const refused = () =>
      ask(status.getHealth.path, keptConnection()).then(
        () => false,
        () => true,
      );
    await expect.poll(refused).toBe(true);
    expect(await long.sendTheRest()).toMatch(/^HTTP\/1\.1 204 /);
    expect(await server.exited).toBe(0);
    expect(server.output()).toContain('"finished":true');
    idle.destroy();
    const database = openDatabase(migrated.address);
    expect((await database.usageCounts.findAll()).map((row) => row.count)).toEqual([1]);
    await database.close();
  },
);

test("ends at once at a second signal, however long it was to drain and whatever runs", async () => {
  await start(300);
  const request = await halfARequest(port);
  request.socket.on("error", () => undefined);
  await tellToStop();
  server.child.kill("SIGTERM");
  expect(await server.exited).toBe(1);
});
