import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs, promisify } from "node:util";
import { usage } from "@iep-insider/sdk/contract";
import { createConnection } from "mysql2/promise";
import { createSimulator } from "../../simulator/createSimulator.ts";
import { createRandom } from "../faults/random.ts";
import { portOf, processEnvironment, type ServerProcess, startServer } from "../serverProcess.ts";
import { compareBooks } from "./books.ts";
import { measureCapacity } from "./capacity.ts";
import { type Sample, startLoad } from "./load.ts";
import { checksums, cluster, doToNode, writer } from "./nodes.ts";

/*
 * `npm run bench -- cluster [--seconds 60] [--workers 4] [--seed n]`: three database nodes behind HAProxy and two API
 * processes behind HAProxy, under a closed loop of visitors. First undisturbed; then the writing node is killed and comes
 * back, an API process is killed, the writing node is frozen and comes back, and a new version with a migration is rolled
 * out. The seed decides what visitors do. Exits with 1 when a bar is missed.
 */

const { values } = parseArgs({
  options: { seconds: { type: "string" }, workers: { type: "string" }, seed: { type: "string" } },
});
const seconds = Number(values.seconds ?? 60);
const workers = Number(values.workers ?? 4);
const seed = Number(values.seed ?? Date.now() % 2 ** 31);
const bars = { errors: 0.001, window: 5_000, p95: 3 };
const databaseName = "iepinsider";
const countKind = `${usage.count.method} ${usage.count.path}`;
const nextVersion = resolve(import.meta.dirname, "nextVersion.ts");

const folder = mkdtempSync(join(tmpdir(), "iep-cluster-bench-"));
const url = `http://127.0.0.1:${cluster.frontPort}`;
const databaseUrl = cluster.databaseServer + databaseName;
const simulator = createSimulator({
  ...{ secretKey: "sk_test_simulator", webhookSecret: "whsec_simulator" },
  ...{ webhookUrl: `${url}/api/webhooks/stripe`, allowedOrigins: [], retryDelays: [500, 2_000, 5_000] },
});
const simulatorPort = await simulator.listen(0, "127.0.0.1");
const settings = {
  ...{ DATABASE_URL: databaseUrl, OUTBOX_DIR: `${folder}/outbox`, LOG_LEVEL: "error" },
  ...{ EMBED_RELEASES: `${folder}/embed`, PAYMENT_SIMULATOR_URL: `http://127.0.0.1:${simulatorPort}` },
  ...{ PUBLIC_ORIGIN: "http://localhost:3000", TRUST_PROXY: "1", DRAIN_SECONDS: "4" },
};
const processes: ServerProcess[] = [];
/** The same, and those before them. */
const started: ServerProcess[] = [];
/** When the undisturbed time ended. */
let quietTo = 0;
/** Moments at which something was done to the cluster, and what. */
const faults: { readonly at: number; readonly what: string }[] = [];

// Nothing outlives this process, whatever ends it.
process.on("exit", () => {
  for (const { child } of processes) child.kill("SIGKILL");
});
process.once("SIGTERM", () => void close().then(() => process.exit(1)));
try {
  process.exitCode = (await run()) ? 0 : 1;
} finally {
  await close();
}
process.disconnect?.();

async function run(): Promise<boolean> {
  console.log(
    `${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores, seed ${seed}, ${workers} visitors at once, ${seconds} s undisturbed`,
  );
  await makeDatabase();
  for (const index of cluster.processPorts.keys()) await startProcess(index);
  await untilReady(url);
  await measureCapacity(url, Math.min(10, seconds / 4));
  const load = startLoad(
    { server: { url, up: async () => undefined }, simulator },
    { workers, random: createRandom(seed), origin: settings.PUBLIC_ORIGIN },
  );
  await pause(Math.min(10_000, seconds * 500));
  const quietFrom = performance.now();
  await pause(seconds * 1000);
  quietTo = performance.now();
  await disturb();
  const disturbedTo = performance.now();
  await load.stop();
  await simulator.control.settled();
  const reconciled = await reconcile();
  console.log(reconciled.split("\n")[0]);
  for (const index of processes.keys()) await stopProcess(index);

  const { lost, double } = await compareBooks(databaseUrl, load.acknowledged);
  const unlike = await unlikeTables();
  const quiet = load.samples.filter(({ at }) => at >= quietFrom && at < quietTo);
  const disturbed = load.samples.filter(({ at }) => at >= quietTo && at <= disturbedTo);
  const outside = load.samples.filter((sample) => sample.at >= quietFrom && !isInWindow(sample));
  const failed = outside.filter(({ problem }) => problem !== null);
  report("undisturbed", quiet, quietTo - quietFrom);
  report("with faults", disturbed, disturbedTo - quietTo);
  const { accounts, messages, bought, counts, charged } = load.acknowledged;
  const answered = [...charged.values()].filter((times) => times > 0).length;
  console.log(
    `Confirmed: ${counts.confirmed} counts, ${accounts.length} accounts, ${messages.length} messages, ${bought.size} purchases, ${answered} of them spent on an answer`,
  );
  if (answered === 0) throw new Error("No use was spent: there is nothing to compare.");
  for (const line of [...lost, ...double].slice(0, 20)) console.log(`  ${line}`);
  for (const line of listErrors(load.samples.filter(({ at }) => at >= quietFrom))) console.log(`  ${line}`);
  if (failed.length > 0) for (const line of loggedErrors().slice(0, 10)) console.log(`  logged ${line}`);
  const share = failed.length / outside.length;
  const ratio = p95(requests(disturbed)) / p95(requests(quiet));
  return [
    bar("confirmed writes lost", lost.length, 0),
    bar("charged or spent twice", double.length, 0),
    bar(`errors outside ${bars.window / 1000} s of a fault (%)`, share * 100, bars.errors * 100),
    bar("p95 with faults, times the undisturbed", ratio, bars.p95),
    bar("tables that differ between nodes", unlike.length, 0, unlike.join()),
  ].every(Boolean);
}

async function disturb(): Promise<void> {
  const rest = () => pause(Math.min(12_000, seconds * 400));
  const killed = await writer();
  await fault(`node ${killed + 1}, the writer, is killed`, () => doToNode(killed, "kill"));
  await rest();
  await fault(`node ${killed + 1} comes back`, () => doToNode(killed, "start"));
  await rest();
  await fault("API process 1 is killed, and started again", async () => {
    processes[0]?.child.kill("SIGKILL");
    await processes[0]?.exited;
    await startProcess(0);
  });
  await rest();
  const frozen = await writer();
  await fault(`node ${frozen + 1}, the writer, is cut off`, () => doToNode(frozen, "freeze"));
  await rest();
  await fault(`node ${frozen + 1} is back`, () => doToNode(frozen, "thaw"));
  await rest();
  for (const index of processes.keys()) {
    await fault(`API process ${index + 1} is replaced by the next version`, async () => {
      await stopProcess(index);
      await startProcess(index, nextVersion);
    });
    await rest();
  }
}

async function fault(what: string, work: () => Promise<void>): Promise<void> {
  const at = performance.now();
  faults.push({ at, what });
  await work();
  console.log(`${sinceQuiet(at)} s: ${what} (took ${((performance.now() - at) / 1000).toFixed(1)} s)`);
}

function sinceQuiet(moment: number): string {
  return ((moment - quietTo) / 1000).toFixed(1);
}

/** What the processes logged as failed requests, and how often. */
function loggedErrors(): string[] {
  const counts = new Map<string, number>();
  for (const { output } of started)
    for (const line of output().split("\n")) {
      if (!line.includes('"err":')) continue;
      const [, route = ""] = /"route":"([^"]*)"/.exec(line) ?? [];
      const codes = [...line.matchAll(/"(?:type|code)":"([^"]*)"/g)].map(([, code = ""]) => code);
      const what = `${route} ${codes.join(" ")}`;
      counts.set(what, (counts.get(what) ?? 0) + 1);
    }
  return [...counts].map(([what, times]) => `${times} × ${what}`);
}

/** Failed requests by second, kind and cause; those outside of every window are marked. */
function listErrors(samples: readonly Sample[]): string[] {
  const counts = new Map<string, number>();
  for (const sample of samples) {
    if (sample.problem === null) continue;
    const mark = isInWindow(sample) ? "" : "OUTSIDE ";
    const what = `${mark}${Math.floor((sample.at - quietTo) / 1000)} s ${sample.kind}: ${sample.problem}`;
    counts.set(what, (counts.get(what) ?? 0) + 1);
  }
  return [...counts].map(([what, times]) => `${times} × ${what}`);
}

/** Whether it was under way in the seconds after something was done. */
function isInWindow({ at: began, took }: Sample): boolean {
  return faults.some(({ at }) => began + took >= at && began < at + bars.window);
}

async function makeDatabase(): Promise<void> {
  const connection = await createConnection(cluster.databaseServer);
  await connection.query(`CREATE DATABASE ${databaseName} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
  await connection.end();
}

async function startProcess(index: number, script?: string): Promise<void> {
  const server = startServer({ ...settings, PORT: String(cluster.processPorts[index]) }, script);
  processes[index] = server;
  started.push(server);
  // As the guide's unit does, before the next process is replaced.
  await untilReady(`http://127.0.0.1:${await portOf(server)}`);
}

async function stopProcess(index: number): Promise<void> {
  const server = processes[index];
  if (server?.child.exitCode !== null || server.child.signalCode !== null) return;
  server.child.kill("SIGTERM");
  await server.exited;
}

async function untilReady(origin: string): Promise<void> {
  for (;;) {
    const response = await fetch(`${origin}/api/ready`).catch(() => null);
    await response?.arrayBuffer();
    if (response?.ok) return;
    await pause(200);
  }
}

/** What `npm run reconcile` does and prints. */
async function reconcile(): Promise<string> {
  const script = resolve(import.meta.dirname, "../../src/commands/reconcile.ts");
  const env = { ...processEnvironment, ...settings };
  const { stdout } = await promisify(execFile)(process.execPath, [script], { env, maxBuffer: 10 ** 8 });
  return stdout.trim();
}

async function unlikeTables(): Promise<string[]> {
  const all = await Promise.all(cluster.nodes.map((_, node) => checksums(node, databaseName)));
  const tables = Object.keys(all[0] ?? {});
  console.log(`${tables.length} tables compared on ${all.length} nodes`);
  return tables.filter((table) => new Set(all.map((one) => one[table])).size > 1);
}

function report(name: string, samples: readonly Sample[], milliseconds: number): void {
  const failed = samples.filter(({ problem }) => problem !== null).length;
  const rate = (samples.length / (milliseconds / 1000)).toFixed(0);
  console.log(
    `${name}: ${samples.length} requests, ${rate} a second, p50 ${at(requests(samples), 0.5)} ms, p95 ${p95(requests(samples)).toFixed(0)} ms, ${failed} failed`,
  );
}

/**
 * Sorted times of single requests that a visitor waits for, in milliseconds. A purchase is several requests and a
 * payment; no visitor waits for a count, which is answered when its batch is stored.
 */
function requests(samples: readonly Sample[]): number[] {
  return samples
    .filter(({ kind }) => kind !== "purchase" && kind !== countKind)
    .map(({ took }) => took)
    .sort((one, other) => one - other);
}

function p95(times: readonly number[]): number {
  return times[Math.floor(times.length * 0.95)] ?? Number.NaN;
}

function at(times: readonly number[], share: number): string {
  return (times[Math.floor(times.length * share)] ?? Number.NaN).toFixed(0);
}

function bar(what: string, measured: number, most: number, seen = ""): boolean {
  const holds = measured <= most;
  const figure = Number.isInteger(measured) ? String(measured) : measured.toFixed(3);
  console.log(`${holds ? "ok    " : "MISSED"} ${what}: ${figure}, at most ${most} ${seen}`);
  return holds;
}

async function close(): Promise<void> {
  for (const { child, exited } of processes) {
    child.kill("SIGKILL");
    await exited;
  }
  await simulator.close();
  rmSync(folder, { recursive: true, force: true });
}
