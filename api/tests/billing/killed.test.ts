import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join as joinPath, resolve } from "node:path";
import { type Access, access, billing } from "@iep-insider/sdk/contract";
import { describe, expect, onTestFinished, test } from "vitest";
import { createSimulator } from "../../simulator/createSimulator.ts";
import { openDatabase } from "../../src/database/openDatabase.ts";
import { portOf, startServer } from "../serverProcess.ts";
import { createEmptyDatabase } from "../testDatabase.ts";
import { cards, fromGate, keyHeader, paymentOf, proSignup } from "./shop.ts";

describe("a server that is killed between taking the payment and recording it", () => {
  const keys = { secretKey: "sk_test_simulator", webhookSecret: "whsec_simulator" };

  /** A simulator and a database that outlive the servers of a test. */
  async function surroundings() {
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
    /** @param dies the method of the provider after which the process dies; "": never. */
    const serve = async (dies: string, script?: string) => {
      const server = startServer({ ...settings, DIES_AFTER: dies }, script);
      const url = `http://127.0.0.1:${await portOf(server)}`;
      onTestFinished(async () => {
        server.child.kill("SIGKILL");
        await server.exited;
      });
      return { ...server, url };
    };
    return { simulator, empty, settings, serve };
  }

  const dying = resolve(import.meta.dirname, "dyingServer.ts");
  const post = (url: string, path: string, json: unknown) =>
    fetch(url + path, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(json),
    });
  const statusesIn = async (address: Parameters<typeof openDatabase>[0]) => {
    const database = openDatabase(address);
    const rows = (await database.payments.findAll()).map(({ status }) => status);
    await database.close();
    return rows;
  };

  test("has lost nothing: started again, it opens what was paid", async () => {
    const { simulator, empty, serve } = await surroundings();
    const first = await serve("getPayment", dying);
    const begun = (await (await post(first.url, billing.createPayment.path, fromGate())).json()) as {
      checkoutUrl: string;
      purchaseKey: string;
    };
    const id = paymentOf(begun);
    await simulator.control.pay({ payment: id, card: cards.pays });
    await expect(fetch(`${first.url}${billing.confirmPayment.path}?session_id=${id}`)).rejects.toThrow();
    await first.exited;
    expect(first.child.signalCode).toBe("SIGKILL");
    expect(await statusesIn(empty.address)).toEqual(["pending"]);

    // Its hourly job begins with the start.
    const again = await serve("");
    const unspent = async () => {
      const response = await fetch(again.url + access.getAccess.path, {
        headers: keyHeader(begun.purchaseKey),
      });
      return ((await response.json()) as Access).unspent;
    };
    await expect.poll(unspent).toEqual([{ tool: "aide-screener", kind: "quiz" }]);
    expect(await statusesIn(empty.address)).toEqual(["paid"]);
  }, 60_000);

  test("has lost no member: npm run reconcile makes the account, and says so", async () => {
    const { simulator, empty, settings, serve } = await surroundings();
    const first = await serve("getSubscription", dying);
    const begun = (await (await post(first.url, billing.createSubscription.path, proSignup())).json()) as {
      checkoutUrl: string;
    };
    const id = paymentOf(begun);
    await simulator.control.pay({ payment: id, card: cards.pays });
    await expect(fetch(`${first.url}${billing.confirmPayment.path}?session_id=${id}`)).rejects.toThrow();
    await first.exited;
    expect(await statusesIn(empty.address)).toEqual([]);

    const script = resolve(import.meta.dirname, "../../src/commands/reconcile.ts");
    const run = (env: Record<string, string>) =>
      new Promise<{ code: number; said: string }>((done) => {
        execFile(
          process.execPath,
          [script],
          { env: { PATH: process.env["PATH"], ...env } },
          (error, stdout, stderr) =>
            done({ code: typeof error?.code === "number" ? error.code : 0, said: (stdout + stderr).trim() }),
        );
      });
    const { code, said } = await run(settings);
    expect(said).toMatch(
      /^Compared \d+ objects of the payment provider; mended 1\.\n {2}mended: cs_\w+: page \d+ is now completed$/,
    );
    expect(code).toBe(0);
    expect(await statusesIn(empty.address)).toEqual(["paid"]);
    expect(await run(settings)).toMatchObject({ code: 0, said: expect.stringMatching(/mended 0\.$/) });

    await simulator.control.failRequests({ fault: "error", count: 99 });
    expect(await run(settings)).toEqual({ code: 1, said: "The payment provider does not answer." });
  }, 60_000);

  test("while it began a purchase leaves a row, and the payer can begin again", async () => {
    const { empty, serve } = await surroundings();
    const first = await serve("createSession", dying);
    await expect(post(first.url, billing.createPayment.path, fromGate())).rejects.toThrow();
    await first.exited;
    expect(await statusesIn(empty.address)).toEqual(["pending"]);
    const again = await serve("");
    expect((await post(again.url, billing.createPayment.path, fromGate())).status).toBe(200);
  }, 60_000);
});
