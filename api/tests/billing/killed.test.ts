import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join as joinPath, resolve } from "node:path";
import { type Access, access, billing, type PaymentBegun } from "@iep-insider/sdk/contract";
import { expect, onTestFinished, test } from "vitest";
import { createSimulator } from "../../simulator/createSimulator.ts";
import { openDatabase } from "../../src/database/openDatabase.ts";
import { portOf, processEnvironment, startServer } from "../serverProcess.ts";
import { createEmptyDatabase } from "../testDatabase.ts";
import { fromGate, keyHeader, paymentOf, proSignup } from "./shop.ts";
import { cards } from "./simulatedShop.ts";

const dyingServer = resolve(import.meta.dirname, "dyingServer.ts");
const reconcileScript = resolve(import.meta.dirname, "../../src/commands/reconcile.ts");

/** A simulator and a database that outlive the servers of the test. */
async function surroundings() {
  const keys = { secretKey: "sk_test_simulator", webhookSecret: "whsec_simulator" };
  const simulator = createSimulator({ ...keys, allowedOrigins: [], retryDelays: [] });
  const port = await simulator.listen(0, "127.0.0.1");
  const empty = await createEmptyDatabase();
  const outbox = mkdtempSync(joinPath(tmpdir(), "iep-outbox-"));
  const settings = {
    PORT: "0",
    LOG_LEVEL: "error",
    DATABASE_URL: empty.url,
    PAYMENT_SIMULATOR_URL: `http://127.0.0.1:${port}`,
    PUBLIC_ORIGIN: "http://localhost:3000",
    OUTBOX_DIR: outbox,
  };
  onTestFinished(async () => {
    await simulator.close();
    await empty.drop();
    rmSync(outbox, { recursive: true });
  });
  return {
    simulator,
    /** @param dies the method of the provider after which the process dies; "": never. */
    async serve(dies: string) {
      const server = startServer({ ...settings, DIES_AFTER: dies }, dies ? dyingServer : undefined);
      const url = `http://127.0.0.1:${await portOf(server)}`;
      onTestFinished(async () => {
        server.child.kill("SIGKILL");
        await server.exited;
      });
      return { ...server, url };
    },
    /** What `npm run reconcile` does. */
    reconcile: () =>
      new Promise<{ code: number; said: string }>((done) => {
        const env = { ...processEnvironment, ...settings };
        execFile(process.execPath, [reconcileScript], { env }, (error, stdout, stderr) =>
          done({ code: typeof error?.code === "number" ? error.code : 0, said: (stdout + stderr).trim() }),
        );
      }),
    async statuses() {
      const database = openDatabase(empty.address);
      const rows = (await database.payments.findAll({ order: ["id"] })).map(({ status }) => status);
      await database.close();
      return rows;
    },
  };
}

const post = (url: string, path: string, json: unknown) =>
  fetch(url + path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(json),
  });

async function begin(url: string, path: string, json: unknown): Promise<PaymentBegun> {
  const response = await post(url, path, json);
  expect(response.status).toBe(200);
  return (await response.json()) as PaymentBegun;
}

test("a server killed between taking and recording payments has lost none of them", async () => {
  const { simulator, serve, reconcile, statuses } = await surroundings();
  const pay = (begun: PaymentBegun) => simulator.control.pay({ payment: paymentOf(begun), card: cards.pays });

  // Killed while it begins a purchase: the payer can begin again.
  const first = await serve("createSession");
  await expect(post(first.url, billing.createPayment.path, fromGate())).rejects.toThrow();
  await first.exited;
  expect(first.child.signalCode).toBe("SIGKILL");
  expect(await statuses()).toEqual(["pending"]);

  // Killed when the payer comes back.
  const second = await serve("getPayment");
  const use = await begin(second.url, billing.createPayment.path, fromGate());
  const letter = fromGate({
    toolUsed: "letter-generator",
    toolName: "Letter Generator",
    email: "ben@example.org",
  });
  const later = await begin(second.url, billing.createPayment.path, letter);
  const subscription = await begin(second.url, billing.createSubscription.path, proSignup());
  await pay(use);
  await pay(subscription);
  const back = post(second.url, billing.confirmPayment.path, { session_id: paymentOf(use) });
  await expect(back).rejects.toThrow();
  await second.exited;
  expect(await statuses()).toEqual(["pending", "pending", "pending"]);

  // The command mends it, and says so; without the provider it fails.
  await simulator.control.failRequests({ fault: "error", count: 3 });
  expect(await reconcile()).toEqual({ code: 1, said: "The payment provider does not answer." });
  await simulator.control.clearFaults();
  const { code, said } = await reconcile();
  expect(said).toMatch(
    /^Compared \d+ objects with the payment provider; repaired 2\.(\n {2}repaired: cs_\w+: page \d+ is now (completed|paid)){2}$/,
  );
  expect(code).toBe(0);
  expect(await statuses()).toEqual(["pending", "paid", "pending", "paid"]);

  // So does the hourly job, which begins with the start.
  await pay(later);
  const third = await serve("");
  const unspent = async () => {
    const headers = keyHeader(later.purchaseKey);
    return ((await (await fetch(third.url + access.getAccess.path, { headers })).json()) as Access).unspent;
  };
  await expect.poll(unspent).toEqual([{ tool: "letter-generator", kind: "quiz" }]);
}, 60_000);
