import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createSimulator } from "../createSimulator.ts";
import { parentOrigin, secretKey, startSimulator, subscribe, webhookSecret } from "./startSimulator.ts";

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "payment-simulator-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test("everything is still known after a restart, and time goes on", async () => {
  const folder = temporaryFolder();
  const stateFile = join(folder, "new", "simulator.json");
  const first = await startSimulator({ stateFile });
  const { subscription, customer } = await subscribe(first);
  await first.stripe.paymentIntents.create({ amount: 499, currency: "usd" }, { idempotencyKey: "one" });
  const { now } = await first.control.moveClock({ hours: 3 });
  await first.control.settled();
  await first.close();
  expect(readdirSync(join(folder, "new"))).toEqual(["simulator.json"]);

  const second = await startSimulator({ stateFile });
  expect(second.state).toEqual(first.state);
  const found = await second.stripe.subscriptions.list({ customer });
  expect(found.data.map(({ id }) => id)).toEqual([subscription]);
  await second.stripe.paymentIntents.create({ amount: 499, currency: "usd" }, { idempotencyKey: "one" });
  expect((await second.stripe.paymentIntents.list({ limit: 100 })).data).toHaveLength(2);
  const later = await second.control.moveClock({});
  expect(Date.parse(later.now)).toBeGreaterThanOrEqual(Date.parse(now));
});

test("what was paid is in the file before anybody hears of it", async () => {
  const stateFile = join(temporaryFolder(), "simulator.json");
  const { stripe, control } = await startSimulator({ stateFile });
  const { id } = await stripe.paymentIntents.create({ amount: 499, currency: "usd" });
  await control.pay({ payment: id, card: "4242424242424242" });
  expect(JSON.parse(readFileSync(stateFile, "utf8")).paymentIntents[id].status).toBe("succeeded");
});

test("events that were on their way leave after the restart", async () => {
  const stateFile = join(temporaryFolder(), "simulator.json");
  const first = await startSimulator({ stateFile, retryDelays: [60_000] });
  first.receiver.answerWith(500);
  const { id } = await first.stripe.paymentIntents.create({ amount: 499, currency: "usd" });
  await first.control.pay({ payment: id, card: "4242424242424242" });
  await expect.poll(() => first.receiver.received.length).toBe(1);
  await first.close();

  const second = await startSimulator({ stateFile });
  await second.control.settled();
  expect(second.receiver.received).toHaveLength(1);
  expect(await second.control.listEvents()).toMatchObject([{ delivery: "delivered", attempts: 2 }]);
});

test("a file that is none stops the start with a sentence", () => {
  const stateFile = join(temporaryFolder(), "simulator.json");
  writeFileSync(stateFile, "{");
  const options = { secretKey, webhookSecret, allowedOrigins: [parentOrigin], stateFile };
  expect(() => createSimulator(options)).toThrow(`cannot read ${stateFile}`);
});
