import { accounts, billing } from "@iep-insider/sdk/contract";
import { expect, test } from "vitest";
import { reconcile } from "../../src/billing/reconcile/reconcile.ts";
import { purgeSignups, purgeWebhookEvents } from "../../src/jobs/purges.ts";
import { callAs } from "../callAs.ts";
import { expectErrorBody } from "../errorBody.ts";
import { supportRequest } from "../samples.ts";
import { signUp } from "../signedIn.ts";
import { day, membersOf } from "./members.ts";
import {
  begin,
  beginToJoin,
  fromGate,
  fromPage,
  type Headers,
  openShop,
  paymentOf,
  proSignup,
} from "./shop.ts";
import { useShop } from "./useShop.ts";

const shop = useShop();
const { join: member, atProvider } = membersOf(shop);
const password = "seven blue kites";
const pay = (payment: string) => shop.provider.pay(payment);
const remove = (headers: Headers) =>
  shop.app.request(accounts.deleteAccount.path, { json: { password }, headers });
const exported = async (headers: Headers) => (await callAs(shop.app, accounts.exportAccount, headers)).data;

test("the export of an account holds what was bought and what was agreed to, and no secret", async () => {
  const { headers } = await member();
  const { payments, subscription_signups: joined, entitlements } = await exported(headers);
  expect(payments).toMatchObject([{ paymentType: "subscription", amount: 1999, status: "paid" }]);
  expect(joined).toMatchObject([
    { agreedTo: expect.stringContaining("renews each month"), status: "completed" },
  ]);
  expect(entitlements).toMatchObject([{ tools: "all", source: "subscription" }]);
  expect(JSON.stringify([payments, joined])).not.toMatch(/claimTokenHash|browserHash|password/);
});

test("the deletion of an account ends the subscription first, and leaves the books without the person", async () => {
  const { headers, subscription } = await member();
  await begin(shop.app, fromGate(), await signUp(shop.app, { email: "ben@example.org" }));
  expect((await remove(headers)).status).toBe(204);
  expect(atProvider(subscription)).toMatchObject({ status: "canceled" });
  expect(await shop.app.database.payments.findAll({ order: ["id"] })).toMatchObject([
    { userId: null, email: "deleted account", emailKey: "deleted account", status: "paid", amount: 1999 },
    { email: "ben@example.org" },
  ]);
  expect(await shop.app.database.subscriptionSignups.count()).toBe(0);
  expect(await shop.app.database.entitlements.count()).toBe(0);
  // Its last events, and `reconcile`, find no account and create none.
  await shop.provider.settled();
  const { unsolved } = await reconcile(shop.app.services);
  expect(unsolved.filter((line) => line.startsWith(subscription))).toEqual([]);
  expect(await shop.app.database.users.count()).toBe(1);
});

test("the deletion of an account does not happen while the provider cannot be told, and says so", async () => {
  const { headers, subscription } = await member();
  shop.provider.fail("down");
  const { message } = await expectErrorBody(await remove(headers), 503, "provider_unavailable");
  expect(message).toContain("your account was not deleted");
  shop.provider.recover();
  expect((await shop.app.request(accounts.getUser.path, { headers })).status).toBe(200);
  expect((await remove(headers)).status).toBe(204);
  expect(atProvider(subscription)).toMatchObject({ status: "canceled" });
});

test("the deletion of an account takes uses, keys and the mail's link along", async () => {
  const headers = await signUp(shop.app);
  await pay(paymentOf(await begin(shop.app, fromGate(), headers)));
  await remove(headers);
  expect(await shop.app.database.entitlements.count()).toBe(0);
  expect(await shop.app.database.payments.findAll()).toMatchObject([{ claimTokenHash: null, userId: null }]);
});

test("the deletion of an account closes the pages that could still be paid on", async () => {
  const headers = await signUp(shop.app);
  const { session } = await beginToJoin(shop.app, proSignup(), headers);
  const gate = paymentOf(await begin(shop.app, fromGate(), headers));
  await remove(headers);
  for (const payment of [session, gate]) await expect(pay(payment)).rejects.toThrow();
});

test("the deletion of an account gives back what is paid all the same, on a page that cannot be closed", async () => {
  const headers = await signUp(shop.app);
  const payment = paymentOf(await begin(shop.app, fromPage(), headers));
  await remove(headers);
  await pay(payment);
  expect(await shop.app.database.payments.findAll()).toMatchObject([{ status: "refunded" }]);
  expect(await shop.app.database.entitlements.count()).toBe(0);
  expect([...shop.provider.refunds.values()]).toEqual([{ payment, amount: 499 }]);
});

test("the deletion of an account ends a subscription that was paid for, and not heard of yet", async () => {
  const headers = await signUp(shop.app);
  const { session } = await beginToJoin(shop.app, proSignup(), headers);
  shop.provider.holdEvents();
  await pay(session);
  expect((await remove(headers)).status).toBe(204);
  expect([...shop.provider.subscriptions.values()]).toMatchObject([{ status: "canceled" }]);
});

test("a message to us says whether a member sent it", async () => {
  const { headers } = await member();
  const send = (bearer: Headers) =>
    shop.app.request("/api/support", { json: supportRequest({ firstName: "Ana" }), headers: bearer });
  for (const bearer of [headers, await signUp(shop.app, { email: "ben@example.org" }), {}])
    expect((await send(bearer)).status).toBe(201);
  const stored = await shop.app.database.contacts.findAll({ order: ["id"] });
  expect(stored.map(({ isPro }) => isPro)).toEqual([true, false, false]);
});

const never = new AbortController().signal;

test("the purge removes unpaid sign-ups after 7 days, and keeps the paid ones", async () => {
  const { session } = await beginToJoin(shop.app);
  await pay(session);
  await beginToJoin(shop.app, proSignup({ email: "ben@example.org" }));
  const left = async () =>
    (await shop.app.database.subscriptionSignups.findAll()).map(({ email }) => email).toSorted();
  shop.now = new Date(shop.start.getTime() + 7 * day);
  await purgeSignups.run(shop.app.services, never);
  expect(await left()).toEqual(["ben@example.org", "maria@example.org"]);
  shop.now = new Date(shop.start.getTime() + 7 * day + 1);
  await purgeSignups.run(shop.app.services, never);
  expect(await left()).toEqual(["maria@example.org"]);
});

test("the purge removes the ids of events after 90 days", async () => {
  await pay(paymentOf(await begin(shop.app, fromGate())));
  const count = await shop.app.database.webhookEvents.count();
  expect(count).toBeGreaterThan(0);
  shop.now = new Date(shop.start.getTime() + 90 * day);
  expect(await purgeWebhookEvents.run(shop.app.services, never)).toBe(0);
  shop.now = new Date(shop.start.getTime() + 90 * day + 1);
  expect(await purgeWebhookEvents.run(shop.app.services, never)).toBe(count);
});

test.each([
  ["purchases", billing.createPayment.path, fromGate()],
  ["memberships", billing.createSubscription.path, proSignup()],
  ["membershipsOfAddress", billing.createSubscription.path, proSignup()],
] as const)("the limits %s stop a flood before the provider is asked", async (limit, path, json) => {
  const limits = { ...shop.app.services.limits, [limit]: { requests: 1, window: 60_000 } };
  const strict = await openShop({ clock: () => shop.now, limits });
  expect((await strict.app.request(path, { json })).status).toBe(200);
  const begun = strict.provider.sessions.size;
  await expectErrorBody(await strict.app.request(path, { json }), 429, "rate_limited");
  expect(strict.provider.sessions.size).toBe(begun);
  await strict.close();
});
