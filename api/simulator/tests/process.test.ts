import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { connectControl } from "../control/connectControl.ts";
import { connectStripe } from "./startSimulator.ts";

const script = resolve(import.meta.dirname, "../serve.ts");

/** The real process, with these settings and nothing else of our own environment. */
function run(settings: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [script], {
    env: { PATH: process.env["PATH"], ...settings },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (output += String(chunk)));
  const ended = once(child, "close").then(([code]) => Number(code));
  onTestFinished(() => void child.kill("SIGKILL"));
  return { child, ended, output: () => output };
}

async function portOf(child: ChildProcess): Promise<number> {
  const [said] = await once(child, "message");
  return Number(said.listening);
}

test.each(["SIGTERM", "SIGINT"] as const)("it serves API and control, and ends on %s", async (signal) => {
  const simulator = run({ PAYMENT_SIMULATOR_PORT: "0", PAYMENT_SIMULATOR_ORIGINS: "http://localhost:3000" });
  const port = await portOf(simulator.child);
  const stripe = connectStripe(port, "sk_test_simulator");
  const control = connectControl(`http://127.0.0.1:${port}`, "sk_test_simulator");
  const { id } = await stripe.paymentIntents.create({ amount: 499, currency: "usd" });
  expect(await control.pay({ payment: id, card: "4242424242424242" })).toEqual({ status: "succeeded" });
  expect(await control.listEvents()).toMatchObject([{ type: "payment_intent.succeeded", delivery: "kept" }]);
  simulator.child.kill(signal);
  expect(await simulator.ended).toBe(0);
});

test.each([
  [{ NODE_ENV: "production" }, "does not run in production"],
  [{ PAYMENT_SIMULATOR_PORT: "many" }, "PAYMENT_SIMULATOR_PORT is no port: many"],
  [{ PAYMENT_SIMULATOR_ORIGINS: "localhost:3000" }, "PAYMENT_SIMULATOR_ORIGINS holds what is no origin"],
])("with %j it does not start, and says why in a sentence", async (settings, sentence) => {
  const simulator = run(settings);
  expect(await simulator.ended).toBe(1);
  expect(simulator.output()).toContain(sentence);
  expect(simulator.output().trim().split("\n")).toHaveLength(1);
});
