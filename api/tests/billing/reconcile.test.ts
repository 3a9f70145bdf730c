import { billing } from "@iep-insider/sdk/contract";
import { beforeEach, expect, test } from "vitest";
import { reconcilePayments } from "../../src/billing/reconcile/job.ts";
import { reconcile } from "../../src/billing/reconcile/reconcile.ts";
import { reconcileByCommand } from "../../src/billing/reconcile/reconcileByCommand.ts";
import { expectErrorBody } from "../errorBody.ts";
import { begin, beginToJoin, fromGate, fromPage, paymentOf, proSignup } from "./shop.ts";
import { useShop } from "./useShop.ts";

const shop = useShop();
const hour = 3_600_000;

beforeEach(() => shop.provider.holdEvents());

const run = () => reconcile(shop.app.services);
const statuses = async () =>
  (await shop.app.database.payments.findAll({ order: ["id"] })).map(({ status }) => status);
const signups = async () =>
  (await shop.app.database.subscriptionSignups.findAll({ order: ["id"] })).map(({ status }) => status);
const newest = (table: ReadonlyMap<string, unknown>) => [...table.keys()].at(-1) ?? "";

test("reconciling that an operator started is recorded if it changed something", async () => {
  const begun = await begin(shop.app, fromGate());
  await shop.provider.pay(paymentOf(begun));
  for (let times = 0; times < 2; times++) await reconcileByCommand(shop.app.services);
  const entries = await shop.app.database.auditEntries.findAll();
  expect(entries.map(({ actorId, action, detail }) => [actorId, action, detail])).toEqual([
    [null, "payments_reconciled", '{"mended":1,"unsolved":0}'],
  ]);
});

test("reconciling finds a payment whose answer was cut off before we knew its name", async () => {
  shop.provider.fail("cut");
  for (const json of [fromGate(), fromPage()]) {
    const response = await shop.app.request(billing.createPayment.path, { json });
    await expectErrorBody(response, 503, "provider_unavailable");
  }
  shop.provider.recover();
  expect(await statuses()).toEqual(["pending", "pending"]);
  await shop.provider.pay(newest(shop.provider.payments));
  await shop.provider.pay(newest(shop.provider.sessions));
  expect((await run()).repaired).toHaveLength(2);
  expect(await statuses()).toEqual(["paid", "paid"]);
});

test("reconciling makes the member's account, and follows the subscription", async () => {
  const { session } = await beginToJoin(shop.app);
  await shop.provider.pay(session);
  await run();
  const member = () => shop.app.database.users.findOne({ rejectOnEmpty: true });
  expect(await member()).toMatchObject({ subscriptionStatus: "active" });
  const subscription = (await member()).stripeSubscriptionId ?? "";
  const before = (await member()).subscriptionEndDate;
  await shop.provider.renew(subscription);
  expect((await run()).repaired).toHaveLength(1);
  expect((await member()).subscriptionEndDate?.getTime()).toBeGreaterThan(before?.getTime() ?? 0);
  await shop.provider.renew(subscription, false);
  await run();
  expect(await member()).toMatchObject({ subscriptionStatus: "past_due" });
  await shop.provider.giveUp(subscription);
  await run();
  expect(await member()).toMatchObject({ subscriptionStatus: "cancelled" });
  expect(await run()).toMatchObject({ repaired: [], unsolved: [] });
});

test("reconciling finds a sign-up whose answer was cut off", async () => {
  shop.provider.fail("cut", { method: "createSession" });
  const response = await shop.app.request(billing.createSubscription.path, { json: proSignup() });
  await expectErrorBody(response, 503, "provider_unavailable");
  shop.provider.recover();
  await shop.provider.pay(newest(shop.provider.sessions));
  await run();
  expect(await signups()).toEqual(["completed"]);
  expect(await shop.app.database.users.count()).toBe(1);
});

test("reconciling gives up what is unpaid for a day, and still opens it if it is paid late", async () => {
  const begun = await begin(shop.app, fromPage());
  await beginToJoin(shop.app);
  shop.now = new Date(shop.start.getTime() + 24 * hour - 1000);
  await run();
  expect([await statuses(), await signups()]).toEqual([["pending"], ["pending"]]);
  shop.now = new Date(shop.start.getTime() + 24 * hour + 1000);
  await run();
  expect([await statuses(), await signups()]).toEqual([["failed"], ["failed"]]);
  await shop.provider.pay(paymentOf(begun));
  await run();
  expect(await statuses()).toEqual(["paid"]);
});

test("reconciling finds a refund of a payment that is two months old", async () => {
  const begun = await begin(shop.app, fromGate());
  await shop.provider.pay(paymentOf(begun));
  await run();
  shop.now = new Date(shop.start.getTime() + 60 * 24 * hour);
  await shop.provider.refund(paymentOf(begun));
  await run();
  expect(await statuses()).toEqual(["refunded"]);
});

test("reconciling reports what needs a person, and ignores payments that are not ours", async () => {
  const { session } = await beginToJoin(shop.app);
  await shop.provider.pay(session);
  const subscription = newest(shop.provider.subscriptions);
  await shop.app.database.subscriptionSignups.destroy({ where: {} });
  expect(await run()).toMatchObject({
    repaired: [],
    unsolved: [`${subscription}: no account belongs to this subscription`],
  });
  await reconcilePayments.run(shop.app.services, new AbortController().signal);
  expect(shop.app.logLines.at(-1)).toContain("payments need a look");
});

test("reconciling leaves off when it is told to, and fails when the provider is down", async () => {
  await begin(shop.app, fromGate());
  const stopped = AbortSignal.abort(new Error("stop"));
  await expect(reconcile(shop.app.services, stopped)).rejects.toThrow("stop");
  shop.provider.fail("down");
  await expect(run()).rejects.toThrow("does not answer");
});
