import { billing } from "@iep-insider/sdk/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { reconcilePayments } from "../../src/billing/reconcile/job.ts";
import { reconcile } from "../../src/billing/reconcile/reconcile.ts";
import { reconcileByCommand } from "../../src/billing/reconcile/reconcileByCommand.ts";
import { expectErrorBody } from "../errorBody.ts";
import { emptyShop } from "./emptyShop.ts";
import {
  begin,
  beginToJoin,
  cards,
  fromGate,
  fromPage,
  openShop,
  paymentOf,
  proSignup,
  type Shop,
} from "./shop.ts";

const hour = 3_600_000;
let now = new Date();
const start = now;
let shop: Shop;

beforeAll(async () => {
  shop = await openShop({ clock: () => now });
});
beforeEach(async () => {
  now = start;
  for (const { id, status } of Object.values(shop.simulator.state.subscriptions))
    if (status !== "canceled") await shop.app.services.payments.endSubscription(id);
  await emptyShop(shop);
  await shop.simulator.control.setWebhookUrl({ url: null });
});
afterAll(() => shop.close());

const mend = () => reconcile(shop.app.services);
const statuses = async () =>
  (await shop.app.database.payments.findAll({ order: ["id"] })).map(({ status }) => status);
const signups = async () =>
  (await shop.app.database.subscriptionSignups.findAll({ order: ["id"] })).map(({ status }) => status);
const pay = (payment: string, card: string = cards.pays) => shop.simulator.control.pay({ payment, card });
const lines = (...patterns: RegExp[]) => patterns.map((pattern) => expect.stringMatching(pattern));

describe("reconciling, when every webhook was lost,", () => {
  test("opens what was paid, once, and says so", async () => {
    const begun = await begin(shop.app, fromGate());
    await pay(paymentOf(begun));
    expect(await statuses()).toEqual(["pending"]);
    expect(await mend()).toMatchObject({ mended: lines(/^cs_\w+: page \d+ is now paid$/), unsolved: [] });
    expect(await statuses()).toEqual(["paid"]);
    expect(await mend()).toMatchObject({ mended: [], unsolved: [] });
    expect(await shop.app.database.outgoingMails.count({ where: { kind: "purchased" } })).toBe(1);
  });

  test("is written down when somebody had it done and it changed something", async () => {
    const begun = await begin(shop.app, fromGate());
    await pay(paymentOf(begun));
    for (let times = 0; times < 2; times++) await reconcileByCommand(shop.app.services);
    const entries = await shop.app.database.auditEntries.findAll();
    expect(entries.map(({ actorId, action, detail }) => [actorId, action, detail])).toEqual([
      [null, "payments_reconciled", '{"mended":1,"unsolved":0}'],
    ]);
  });

  test("finds a payment whose answer was cut off before we knew its name", async () => {
    const { payments } = shop.app.services;
    for (const [request, endpoint] of [
      [fromGate(), "POST /v1/checkout/sessions"],
      [fromPage(), "POST /v1/payment_intents"],
    ] as const) {
      await shop.simulator.control.failRequests({ fault: "cut", count: 9, endpoint });
      const response = await shop.app.request(billing.createPayment.path, { json: request });
      await expectErrorBody(response, 503, "provider_unavailable");
    }
    await shop.simulator.control.clearFaults();
    expect(await statuses()).toEqual(["pending", "pending"]);
    const session = Object.keys(shop.simulator.state.sessions).at(-1) ?? "";
    const intent = Object.keys(shop.simulator.state.paymentIntents).at(-1) ?? "";
    await pay(session);
    await pay(intent);
    expect((await mend()).mended).toHaveLength(2);
    expect(await statuses()).toEqual(["paid", "paid"]);
    expect(await payments.getPayment(intent)).toMatchObject({ status: "succeeded" });
  });

  test("takes back what was refunded or disputed, and gives back what was won", async () => {
    const [refunded = "", disputed = "", won = ""] = await Promise.all(
      ["aide-screener", "letters", "screener"].map(async (tool) => {
        const id = paymentOf(await begin(shop.app, fromGate({ toolUsed: tool, toolName: tool })));
        await pay(id);
        return id;
      }),
    );
    await mend();
    await shop.simulator.control.refund({ payment: refunded });
    await shop.simulator.control.openDispute({ payment: disputed });
    const { dispute } = await shop.simulator.control.openDispute({ payment: won });
    await mend();
    expect((await statuses()).toSorted()).toEqual(["disputed", "disputed", "refunded"]);
    await shop.simulator.control.closeDispute({ dispute, outcome: "won" });
    now = new Date(start.getTime() + 60 * 24 * hour);
    await mend();
    expect((await statuses()).toSorted()).toEqual(["disputed", "paid", "refunded"]);
    expect(await shop.app.database.entitlements.count()).toBe(1);
  });

  test("makes the member's account, and follows the membership", async () => {
    const { session } = await beginToJoin(shop.app);
    await pay(session);
    await mend();
    const member = () => shop.app.database.users.findOne({ rejectOnEmpty: true });
    expect(await member()).toMatchObject({ subscriptionStatus: "active" });
    const subscription = (await member()).stripeSubscriptionId ?? "";
    const before = (await member()).subscriptionEndDate;
    await shop.simulator.control.renew({ subscription });
    expect((await mend()).mended).toHaveLength(1);
    expect((await member()).subscriptionEndDate?.getTime()).toBeGreaterThan(before?.getTime() ?? 0);
    await shop.simulator.control.renew({ subscription, succeeds: false });
    await mend();
    expect(await member()).toMatchObject({ subscriptionStatus: "past_due" });
    await shop.simulator.control.giveUp({ subscription });
    await mend();
    expect(await member()).toMatchObject({ subscriptionStatus: "cancelled" });
    expect(await mend()).toMatchObject({ mended: [], unsolved: [] });
  });

  test("finds a sign-up whose answer was cut off", async () => {
    const endpoint = "POST /v1/checkout/sessions";
    await shop.simulator.control.failRequests({ fault: "cut", count: 9, endpoint });
    const response = await shop.app.request(billing.createSubscription.path, { json: proSignup() });
    await expectErrorBody(response, 503, "provider_unavailable");
    await shop.simulator.control.clearFaults();
    await pay(Object.keys(shop.simulator.state.sessions).at(-1) ?? "");
    await mend();
    expect(await signups()).toEqual(["completed"]);
    expect(await shop.app.database.users.count()).toBe(1);
  });

  test("gives up what nobody paid for a day, and opens it all the same when it is paid late", async () => {
    const begun = await begin(shop.app, fromPage());
    await beginToJoin(shop.app);
    now = new Date(start.getTime() + 24 * hour - 1000);
    await mend();
    expect([await statuses(), await signups()]).toEqual([["pending"], ["pending"]]);
    now = new Date(start.getTime() + 24 * hour + 1000);
    await mend();
    expect([await statuses(), await signups()]).toEqual([["failed"], ["failed"]]);
    await pay(paymentOf(begun));
    await mend();
    expect(await statuses()).toEqual(["paid"]);
  });

  test("says what a person has to look at, and lets alone what is nobody's of ours", async () => {
    const { session } = await beginToJoin(shop.app);
    await pay(session);
    const subscription = shop.simulator.state.sessions[session]?.subscription ?? "";
    await shop.app.database.subscriptionSignups.destroy({ where: {} });
    expect(await mend()).toMatchObject({
      mended: [],
      unsolved: [`${subscription}: no account belongs to this membership`],
    });
    await reconcilePayments.run(shop.app.services, new AbortController().signal);
    expect(shop.app.logLines.at(-1)).toContain("payments need a look");
  });

  test("leaves off when it is told to, and fails when the provider is down", async () => {
    await begin(shop.app, fromGate());
    const stopped = AbortSignal.abort(new Error("stop"));
    await expect(reconcile(shop.app.services, stopped)).rejects.toThrow("stop");
    await shop.simulator.control.failRequests({ fault: "error", count: 99 });
    await expect(mend()).rejects.toThrow("does not answer");
  });
});
