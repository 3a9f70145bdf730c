import { access } from "@iep-insider/sdk/contract";
import Stripe from "stripe";
import { expect, test } from "vitest";
import { webhookPath } from "../../src/billing/webhook/routes.ts";
import { callAs } from "../callAs.ts";
import { beginEmpty } from "../emptyAccounts.ts";
import { expectErrorBody } from "../errorBody.ts";
import { useInTime } from "../useTestApp.ts";
import { begin, comeBack, fromGate, keyHeader, paymentOf } from "./shop.ts";
import { cards, openSimulatedShop } from "./simulatedShop.ts";

const shop = useInTime(
  "2026-11-21T10:20:30.000Z",
  (clock) => openSimulatedShop({ clock }),
  async (opened) => {
    await opened.simulator.control.clearFaults();
    await opened.hearEvents(true);
    await beginEmpty(opened.app);
  },
);

const unspent = async (purchaseKey: string | null) =>
  (await callAs(shop.app, access.getAccess, keyHeader(purchaseKey))).unspent.length;
const mails = () => shop.app.database.outgoingMails.count({ where: { kind: "purchased" } });

/** Sends an event by hand. */
function send(body: string, signature: string | null, type = "application/json") {
  return shop.app.request(webhookPath, {
    method: "POST",
    body,
    headers: { "Content-Type": type, ...(signature !== null && { "Stripe-Signature": signature }) },
  });
}

function sign(payload: string, options: { secret?: string; at?: Date } = {}): string {
  const { secret = shop.settings.webhookSecret, at = shop.now } = options;
  return Stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: Math.floor(at.getTime() / 1000),
  });
}

/** A purchase that is paid, and whose events are held. */
async function paidUnheard() {
  await shop.hearEvents(false);
  const before = Object.keys(shop.simulator.state.events).length;
  const begun = await begin(shop.app, fromGate());
  await shop.simulator.control.pay({ payment: paymentOf(begun), card: cards.pays });
  const told = Object.keys(shop.simulator.state.events).slice(before);
  await shop.hearEvents(true);
  return { ...begun, id: paymentOf(begun), events: told };
}

const eventAbout = (id: string, type = "payment_intent.succeeded") =>
  JSON.stringify({
    id: `evt_${Math.random()}`,
    object: "event",
    type,
    data: { object: { id, object: "payment_intent" } },
  });

test("refuses an event without our provider's fresh signature, and opens nothing", async () => {
  const { purchaseKey } = await paidUnheard();
  const body = eventAbout(Object.keys(shop.simulator.state.paymentIntents).at(-1) ?? "");
  const signatures = {
    "without a signature": null,
    "with another secret": sign(body, { secret: "whsec_other" }),
    "of another body": sign("{}"),
    "that is none": "t=1,v1=abc",
    "of ten minutes ago": sign(body, { at: new Date(shop.now.getTime() - 600_000) }),
    "of a year ago": sign(body, { at: new Date("2025-11-21T10:20:30Z") }),
  };
  for (const [what, signature] of Object.entries(signatures)) {
    await expectErrorBody(await send(body, signature), 400, "invalid_request");
    expect(await unspent(purchaseKey), what).toBe(0);
  }
  expect(await shop.app.database.webhookEvents.count()).toBe(0);
  // The very same one with the right signature opens it: it was the signature that was refused.
  expect((await send(body, sign(body))).status).toBe(200);
  expect(await unspent(purchaseKey)).toBe(1);
});

test("takes events of other kinds and of other sellers' payments, and does nothing", async () => {
  for (const type of ["customer.created", "payout.paid", "v2.core.account.created"]) {
    const object = { id: "xx_1", object: "customer" };
    const body = JSON.stringify({ id: `evt_${type}`, type, data: { object } });
    expect((await send(body, sign(body))).status).toBe(200);
  }
  const metadata = { payment: "1", payment_of: "another database" };
  const asked = { amount: 499, email: "x@example.org", metadata };
  const stranger = await shop.app.services.payments.createPayment(asked, "stranger");
  await shop.simulator.control.pay({ payment: stranger.id, card: cards.pays });
  await shop.settled();
  expect(await shop.app.database.entitlements.count()).toBe(0);
});

test("believes nothing that an event says of its object", async () => {
  const begun = await begin(shop.app, fromGate());
  const object = { object: "payment_intent", status: "succeeded", amount_received: 499 };
  const body = JSON.stringify({
    id: "evt_lie",
    type: "payment_intent.succeeded",
    data: { object: { id: paymentOf(begun), ...object } },
  });
  expect((await send(body, sign(body))).status).toBe(200);
  expect(await unspent(begun.purchaseKey)).toBe(0);
});

test("handles an event once, however often it comes, also at the same moment", async () => {
  const { events, purchaseKey } = await paidUnheard();
  const resend = (event: string) => shop.simulator.control.resendEvent({ event });
  await Promise.all(events.flatMap((event) => [1, 2, 3].map(() => resend(event))));
  await Promise.all(events.map(resend));
  expect(await unspent(purchaseKey)).toBe(1);
  expect(await mails()).toBe(1);
  expect(await shop.app.database.webhookEvents.count()).toBe(events.length);
});

test("answers 503 while the provider is down, so that the event comes again", async () => {
  const { events, purchaseKey } = await paidUnheard();
  const [event = ""] = events;
  await shop.simulator.control.failRequests({ fault: "error", count: 20 });
  expect((await shop.simulator.control.resendEvent({ event })).status).toBe(503);
  expect(await unspent(purchaseKey)).toBe(0);
  await shop.simulator.control.clearFaults();
  expect((await shop.simulator.control.resendEvent({ event })).status).toBe(200);
  expect(await unspent(purchaseKey)).toBe(1);
});

test.each(["the webhook first", "the page first", "both at once"])(
  "a webhook and the return page open what was paid once: %s",
  async (order) => {
    const { id, purchaseKey, events } = await paidUnheard();
    const hear = () => Promise.all(events.map((event) => shop.simulator.control.resendEvent({ event })));
    if (order === "the webhook first") await hear();
    const [confirmed] = await Promise.all([comeBack(shop.app, id), order === "both at once" ? hear() : null]);
    if (order === "the page first") await hear();
    expect(confirmed).toMatchObject({ status: "paid", alreadyProcessed: false, tool: "aide-screener" });
    expect(await unspent(purchaseKey)).toBe(1);
    expect(await mails()).toBe(1);
  },
);
