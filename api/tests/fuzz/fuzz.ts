import { mkdtempSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import fc from "fast-check";
import { createSimulator } from "../../simulator/createSimulator.ts";
import { portOf, type ServerProcess, startServer } from "../serverProcess.ts";
import { type Answer, faultsOf, isMeant503 } from "./judge.ts";
import { kinds, operationsOf, requests, type Sent } from "./requests.ts";

/*
 * `npm run fuzz -- [--requests 10000] [--seed n]`: sends made-up requests to a server of its own, on loopback and SQLite,
 * and fails on every 5xx that is not meant, every stack, SQL or path in an answer, every error in another shape, every
 * answer that does not come, and when the server ends.
 */

const { values } = parseArgs({ options: { requests: { type: "string" }, seed: { type: "string" } } });
const total = Number(values.requests ?? 10_000);
const seed = Number(values.seed ?? process.env["TEST_SEED"] ?? Date.now() % 2 ** 31);
/** Sent with one pair of sessions, so that a run goes on after a request that ended them. */
const perSession = 200;
const atOnce = 8;
const patience = 60_000;

const folder = mkdtempSync(join(tmpdir(), "iep-fuzz-"));
const simulator = createSimulator({
  ...{ secretKey: "sk_test_simulator", webhookSecret: "whsec_simulator" },
  ...{ allowedOrigins: [], retryDelays: [] },
});
const simulatorPort = await simulator.listen(0, "127.0.0.1");
const server = startServer(
  {
    ...{ DATABASE_URL: `sqlite:${folder}/fuzz.sqlite`, OUTBOX_DIR: `${folder}/outbox`, LOG_LEVEL: "error" },
    ...{ EMBED_RELEASES: `${folder}/embed`, PAYMENT_SIMULATOR_URL: `http://127.0.0.1:${simulatorPort}` },
    ...{ SERVER_SECRET: "for fuzzing only, and known to everyone" },
  },
  resolve(import.meta.dirname, "serve.ts"),
);
const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
try {
  process.exitCode = (await run(await portOf(server))) ? 0 : 1;
} finally {
  agent.destroy();
  server.child.kill("SIGKILL");
  await server.exited;
  await simulator.close();
  rmSync(folder, { recursive: true });
}

async function run(port: number): Promise<boolean> {
  const document = await fetch(`http://127.0.0.1:${port}/api/openapi.json`);
  const operations = operationsOf((await document.json()) as Parameters<typeof operationsOf>[0]);
  const arbitrary = requests(operations);
  console.log(`${total} requests over ${operations.length} calls, seed ${seed}`);
  const byKind = new Map<string, number>();
  const byStatus = new Map<number, number>();
  const faults = new Map<string, string>();
  let meant = 0;
  let wrong = 0;
  for (let first = 0; first < total; first += perSession) {
    const tokens = await newSessions(server);
    const numRuns = Math.min(perSession, total - first);
    const waiting = fc.sample(arbitrary, { seed: seed + first, numRuns });
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (let sent = waiting.pop(); sent; sent = waiting.pop()) {
          const answer = await send(port, sent, tokens);
          byKind.set(sent.kind, (byKind.get(sent.kind) ?? 0) + 1);
          byStatus.set(answer.status, (byStatus.get(answer.status) ?? 0) + 1);
          if (isMeant503(answer)) meant += 1;
          const found = answer.status === 0 ? [answer.text] : faultsOf(sent, answer);
          if (found.length > 0) wrong += 1;
          for (const fault of found) {
            const name = `${fault}: ${sent.method} ${sent.path.replace(/[?%;].*/s, "")}`;
            if (!faults.has(name)) faults.set(name, describe(sent, answer));
          }
        }
      }),
    );
    if (server.child.exitCode !== null || server.child.signalCode !== null) break;
  }
  const isRunning = server.child.exitCode === null && server.child.signalCode === null;
  console.log(kinds.map((kind) => `${byKind.get(kind) ?? 0} ${kind}`).join(", "));
  console.log(
    [...byStatus]
      .sort()
      .map(([status, count]) => `${status}: ${count}`)
      .join(", "),
  );
  console.log(`503 that were meant: ${meant}`);
  for (const [name, story] of faults) console.log(`\n${name}\n${story}`);
  if (faults.size > 0) console.log(server.output().split("\n").slice(0, 40).join("\n").slice(0, 20_000));
  if (!isRunning) console.log(`The server ended: ${server.output().slice(-5000)}`);
  const failed = wrong + (isRunning ? 0 : 1);
  console.log(`${total - wrong} passed, ${failed} failed`);
  return failed === 0;
}

/** @throws when the server does not answer. */
function newSessions({ child, exited, output }: ServerProcess): Promise<Record<Sent["as"], string>> {
  return new Promise((done, fail) => {
    exited.then(() => fail(new Error(`The server ended: ${output().slice(-5000)}`)));
    child.once("message", (said) => done({ visitor: "", ...(said as { user: string; operator: string }) }));
    child.send("sessions");
  });
}

/** @returns status 0 with the reason where no answer came. */
function send(port: number, sent: Sent, tokens: Record<Sent["as"], string>): Promise<Answer> {
  return new Promise((done) => {
    const { method, path, body } = sent;
    const token = tokens[sent.as];
    const headers = {
      ...sent.headers,
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(body && { "Content-Length": String(body.length) }),
    };
    const options = { host: "127.0.0.1", port, method, path, headers, agent, timeout: patience };
    const asked = request(options, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("error", (error) => done({ status: 0, type: "", text: `cut off (${error.message})` }));
      response.on("end", () =>
        done({
          status: response.statusCode ?? 0,
          type: response.headers["content-type"] ?? "",
          text: Buffer.concat(parts).toString(),
        }),
      );
    });
    asked.on("timeout", () => asked.destroy(new Error(`no answer in ${patience} ms`)));
    asked.on("error", (error) => done({ status: 0, type: "", text: `no answer (${error.message})` }));
    asked.end(body ?? undefined);
  });
}

function describe({ as, method, path, headers, body }: Sent, { status, text }: Answer): string {
  const sent = `${method} ${path.slice(0, 300)} as ${as}, ${JSON.stringify(headers)}`;
  return `  ${sent}\n  body ${JSON.stringify(body?.toString().slice(0, 500))}\n  answer ${status} ${text.slice(0, 500)}`;
}
