import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs, promisify } from "node:util";
import { createSimulator } from "../../simulator/createSimulator.ts";
import { openDatabase } from "../../src/database/openDatabase.ts";
import { readEnvironment } from "../../src/environment.ts";
import { processEnvironment } from "../serverProcess.ts";
import { createBadNetwork } from "./badNetwork.ts";
import { type Bought, buy, chancesOf, tryToOpen } from "./buyer.ts";
import { createMortalServer } from "./mortalServer.ts";
import { createRandom } from "./random.ts";

/*
 * `npm run bench -- faults [--purchases 1000] [--seed n]`: purchases at the payment simulator while our server is killed
 * and webhooks are lost, doubled, delayed and reordered; then `npm run reconcile`. Nothing that was paid may be lost or
 * counted twice, and every buyer must be able to open it. The seed decides the people and what becomes of the webhooks;
 * at which statement a kill strikes is up to the machine. Exits with 1 on any loss.
 */

const { values } = parseArgs({ options: { purchases: { type: "string" }, seed: { type: "string" } } });
const purchases = Number(values.purchases ?? 1000);
const seed = Number(values.seed ?? Date.now() % 2 ** 31);
const atOnce = 8;
const progressEvery = Math.max(1, Math.round(purchases / 10));
/** Purchases per kill. */
const perKill = 25;

const started = performance.now();
const folder = mkdtempSync(join(tmpdir(), "iep-faults-"));
const random = createRandom(seed);
// Whose port is known only once it listens.
const place = { url: "" };
const network = await createBadNetwork(createRandom(seed + 1), () => `${place.url}/api/webhooks/stripe`);
const simulator = createSimulator({
  ...{ secretKey: "sk_test_simulator", webhookSecret: "whsec_simulator", webhookUrl: network.url },
  ...{ allowedOrigins: [], retryDelays: [50, 200, 800] },
});
const simulatorPort = await simulator.listen(0, "127.0.0.1");
const settings = {
  ...{ DATABASE_URL: `sqlite:${folder}/faults.sqlite`, OUTBOX_DIR: `${folder}/outbox`, LOG_LEVEL: "error" },
  ...{ EMBED_RELEASES: `${folder}/embed`, PAYMENT_SIMULATOR_URL: `http://127.0.0.1:${simulatorPort}` },
  ...{ PUBLIC_ORIGIN: "http://localhost:3000", TRUST_PROXY: "1", DRAIN_SECONDS: "0" },
};
const server = await createMortalServer(settings);
place.url = server.url;
try {
  process.exitCode = (await run()) ? 0 : 1;
} finally {
  await server.stop();
  await simulator.close();
  network.close();
  rmSync(folder, { recursive: true });
}

async function run(): Promise<boolean> {
  console.log(`${purchases} purchases, seed ${seed}`);
  const world = { server, simulator };
  await server.up();
  const people = Array.from({ length: purchases }, (_, number) => ({
    number,
    chances: chancesOf(random),
    killAfter: random() < 1 / perKill ? random() * 60 : null,
  }));
  const waiting = people.toReversed();
  const bought = new Map<number, Bought>();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let person = waiting.pop(); person; person = waiting.pop()) {
        if (person.killAfter !== null) setTimeout(() => server.kill(), person.killAfter);
        bought.set(person.number, await buy(world, person.number, person.chances));
        if (bought.size % progressEvery === 0)
          console.log(`${bought.size} paid, ${server.kills} kills, ${seconds()} s`);
      }
    }),
  );
  await simulator.control.settled();
  await network.settled();
  await server.up();
  const before = await faultsOf(bought);
  const first = await reconcile();
  const second = await reconcile();
  const after = await faultsOf(bought);
  const closed = await mapInTurn([...bought], async ([number, one]) => {
    const fault = await tryToOpen(world, number, one);
    return fault === null ? [] : [`buyer ${number}: ${fault}`];
  });

  const { counts } = network;
  console.log(
    Object.entries(counts)
      .map(([fate, count]) => `${count} webhooks ${fate}`)
      .join(", "),
  );
  console.log(
    `${server.kills} kills; before reconciling ${before.lost.length} payments were not known to us`,
  );
  console.log(first.split("\n")[0]);
  console.log(`again: ${second.split("\n")[0]}`);
  for (const line of [...after.lost, ...after.double, ...closed].slice(0, 20)) console.log(`  ${line}`);
  const isStill = /repaired 0\./.test(second);
  if (!isStill) console.log("  A second reconcile still found something to repair.");
  console.log(
    `${bought.size} paid: ${after.lost.length} lost, ${after.double.length} double, ${closed.length} cannot be opened; seed ${seed}, ${seconds()} s`,
  );
  return (
    isStill && after.lost.length + after.double.length + closed.length === 0 && bought.size === purchases
  );
}

/** What our books say of what was paid. */
async function faultsOf(bought: ReadonlyMap<number, Bought>) {
  const database = openDatabase(readEnvironment(settings).database);
  try {
    const payments = await database.payments.findAll();
    const entitlements = await database.entitlements.findAll();
    const mails = await database.outgoingMails.count({ where: { kind: "purchased" } });
    const lost: string[] = [];
    const double: string[] = [];
    let paidUses = 0;
    for (const [number, { kind, payment }] of bought) {
      const email = `buyer${number}@example.org`;
      const rows = payments.filter((row) => row.email === email && row.status === "paid");
      const uses =
        kind === "use"
          ? entitlements.filter(({ paymentId }) => rows.some(({ id }) => id === paymentId))
          : rows;
      if (kind === "use") paidUses += rows.length;
      if (rows.length === 0 || uses.length === 0) lost.push(`${payment} of buyer ${number} is lost`);
      if (rows.length > 1 || uses.length > 1) double.push(`${payment} of buyer ${number} counts twice`);
    }
    const strangers = payments.filter(({ status }) => status === "paid").length - (bought.size - lost.length);
    if (strangers > double.length) double.push(`${strangers} payments are in our books that were not made`);
    if (mails > paidUses) double.push(`${mails} purchase mails for ${paidUses} purchases`);
    return { lost, double };
  } finally {
    await database.close();
  }
}

/** What `npm run reconcile` does and prints. */
async function reconcile(): Promise<string> {
  const script = resolve(import.meta.dirname, "../../src/commands/reconcile.ts");
  const env = { ...processEnvironment, ...settings };
  const { stdout } = await promisify(execFile)(process.execPath, [script], { env, maxBuffer: 10 ** 8 });
  return stdout.trim();
}

async function mapInTurn<One, Result>(
  list: readonly One[],
  ask: (one: One) => Promise<Result[]>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const one of list) results.push(...(await ask(one)));
  return results;
}

function seconds(): number {
  return Math.round((performance.now() - started) / 1000);
}
