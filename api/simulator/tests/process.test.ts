import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { connectStripe, good, parentOrigin, startSimulator, subscribe } from "./startSimulator.ts";

/** The real process, with these settings and nothing else of our own environment. */
function run(settings: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [resolve(import.meta.dirname, "../serve.ts")], {
    env: { PATH: process.env["PATH"], ...settings },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (output += String(chunk)));
  const ended = once(child, "close").then(([code]) => Number(code));
  onTestFinished(() => void child.kill("SIGKILL"));
  return { child, ended, output: () => output };
}

function temporaryFile(): { folder: string; stateFile: string } {
  const folder = mkdtempSync(join(tmpdir(), "payment-simulator-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return { folder, stateFile: join(folder, "simulator.json") };
}

test("the process serves the API and ends when it is told to", async () => {
  const simulator = run({ PAYMENT_SIMULATOR_PORT: "0", PAYMENT_SIMULATOR_ORIGINS: parentOrigin });
  const [said] = await once(simulator.child, "message");
  const stripe = connectStripe(Number(said.listening), "sk_test_simulator");
  expect(await stripe.customers.create({ email: "a@example.org" })).toHaveProperty("object", "customer");
  simulator.child.kill("SIGTERM");
  expect(await simulator.ended).toBe(0);
});

test("the process does not start with wrong settings, and says why in a sentence", async () => {
  const wrong = [
    [{ NODE_ENV: "production" }, "does not run in production"],
    [{ PAYMENT_SIMULATOR_PORT: "many" }, "PAYMENT_SIMULATOR_PORT is no port: many"],
    [{ PAYMENT_SIMULATOR_ORIGINS: "localhost:3000" }, "PAYMENT_SIMULATOR_ORIGINS holds what is no origin"],
  ] as const;
  await Promise.all(
    wrong.map(async ([settings, sentence]) => {
      const simulator = run(settings);
      expect(await simulator.ended).toBe(1);
      expect(simulator.output().trim().split("\n")).toEqual([expect.stringContaining(sentence)]);
    }),
  );
});

test("purchases survive a restart, and pending events are sent then", async () => {
  const { folder, stateFile } = temporaryFile();
  const first = await startSimulator({ stateFile, retryDelays: [60_000] });
  const { subscription } = await subscribe(first);
  await first.control.settled();
  first.receiver.answerWith(500);
  const { id } = await first.stripe.paymentIntents.create({ amount: 499, currency: "usd" });
  const before = first.receiver.received.length;
  await first.control.pay({ payment: id, card: good });
  await expect.poll(() => first.receiver.received.length).toBe(before + 1);
  await first.close();
  expect(readdirSync(folder)).toEqual(["simulator.json"]);

  const second = await startSimulator({ stateFile });
  await second.control.settled();
  expect(second.receiver.received).toHaveLength(1);
  expect((await second.control.listEvents()).at(-1)).toMatchObject({ object: id, delivery: "delivered" });
  expect(await second.stripe.subscriptions.retrieve(subscription)).toMatchObject({ status: "active" });
});
