import { expect, test } from "vitest";
import { oneUse, secretKey, startSimulator, subscribe } from "../tests/startSimulator.ts";
import { connectControl } from "./connectControl.ts";
import { controlSchemas } from "./schemas.ts";

test("every control call needs the secret key", async () => {
  const { origin, control } = await startSimulator();
  expect(Object.keys(controlSchemas).toSorted()).toEqual(Object.keys(control).toSorted());
  for (const name of Object.keys(controlSchemas)) {
    const response = await fetch(`${origin}/simulator/${name}`, { method: "POST" });
    expect(response.status, name).toBe(401);
  }
});

test("what it takes is checked", async () => {
  const { origin } = await startSimulator();
  const control = connectControl(origin, secretKey);
  await expect(control.pay({ payment: "pi_1", card: "4242424242424242" })).rejects.toThrow(
    "No such payment_intent",
  );
  await expect(control.failRequests({ fault: "error", count: 0 })).rejects.toThrow("400");
  await expect(control.resendEvent({ event: "evt_1" })).rejects.toThrow("No such event");
});

test("over HTTP it does what it does in the process", async () => {
  const { stripe, origin, receiver } = await startSimulator();
  const control = connectControl(origin, secretKey);
  await control.pauseDeliveries();
  const { id } = await stripe.paymentIntents.create({ amount: 499, currency: "usd" });
  await control.pay({ payment: id, card: "4000002500003155" });
  await control.authenticate({ payment: id, approves: true });
  await control.refund({ payment: id, amount: 100 });
  const { dispute } = await control.openDispute({ payment: id });
  await control.closeDispute({ dispute, outcome: "lost" });
  const events = await control.listEvents();
  expect(events.map(({ type, delivery }) => [type, delivery])).toEqual([
    ["payment_intent.succeeded", "held"],
    ["charge.refunded", "held"],
    ["charge.dispute.created", "held"],
    ["charge.dispute.closed", "held"],
  ]);
  await control.resumeDeliveries();
  await control.settled();
  expect(receiver.received).toHaveLength(4);
  const { latest_charge: charge } = await stripe.paymentIntents.retrieve(id, { expand: ["latest_charge"] });
  expect(charge).toMatchObject({ amount_refunded: 100, refunded: false, disputed: true });
});

test("a session's money is refunded by the session's id, a subscription's too", async () => {
  const simulator = await startSimulator();
  const { session } = await subscribe(simulator);
  const single = await simulator.stripe.checkout.sessions.create({
    ...oneUse,
    customer_email: "a@example.org",
  });
  await simulator.control.pay({ payment: single.id, card: "4242424242424242" });
  for (const payment of [session.id, single.id]) await simulator.control.refund({ payment });
  expect(Object.values(simulator.state.refunds).map(({ amount }) => amount)).toEqual([1999, 499]);
});
