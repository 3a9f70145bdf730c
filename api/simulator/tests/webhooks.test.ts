import Stripe from "stripe";
import { expect, test } from "vitest";
import { good, type StartedSimulator, startSimulator, webhookSecret } from "./startSimulator.ts";

async function payOnce({ stripe, control }: StartedSimulator): Promise<string> {
  const { id } = await stripe.paymentIntents.create({ amount: 499, currency: "usd" });
  await control.pay({ payment: id, card: good });
  return id;
}

/** The events that came in, each verified as the product verifies them. */
function eventsIn({ receiver }: StartedSimulator): Stripe.Event[] {
  return receiver.received.map(({ body, signature }) =>
    Stripe.webhooks.constructEvent(body, signature, webhookSecret),
  );
}

const idsIn = (simulator: StartedSimulator) =>
  eventsIn(simulator).map(({ data }) => ("id" in data.object ? data.object.id : null));

test("an event is the provider's, signed, and holds the object as it was", async () => {
  const simulator = await startSimulator();
  const id = await payOnce(simulator);
  await simulator.control.settled();
  expect(eventsIn(simulator)).toMatchObject([
    {
      id: expect.stringMatching(/^evt_/),
      object: "event",
      api_version: Stripe.API_VERSION,
      type: "payment_intent.succeeded",
      data: { object: { id, object: "payment_intent", status: "succeeded" } },
    },
  ]);
});

test("a rejected event is retried without delaying the others, and finally given up", async () => {
  const simulator = await startSimulator({ retryDelays: [300] });
  simulator.receiver.answerWith(500);
  const [first, second] = [await payOnce(simulator), await payOnce(simulator)];
  await simulator.control.settled();
  expect(idsIn(simulator)).toEqual([first, second, first]);

  simulator.receiver.answerWith(500, 404);
  await payOnce(simulator);
  await simulator.control.settled();
  const lost = (await simulator.control.listEvents()).at(-1);
  expect(lost).toMatchObject({ delivery: "undelivered" });
  expect(await simulator.control.resendEvent({ event: lost?.id ?? "" })).toMatchObject({ status: 200 });
  expect((await simulator.control.listEvents()).at(-1)).toMatchObject({ delivery: "delivered" });
});
