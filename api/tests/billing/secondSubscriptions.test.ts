import { expect, test } from "vitest";
import { expectErrorBody } from "../errorBody.ts";
import { signIn, signUp } from "../signedIn.ts";
import { membersOf } from "./members.ts";
import { beginToJoin, proSignup } from "./shop.ts";
import { useShop } from "./useShop.ts";

const shop = useShop();
const { ask, user, isMember, kinds, cancel, subscriptionIn, atProvider, join } = membersOf(shop);

test("a second subscription is refused to a member, who is told why, and no one else is told", async () => {
  const { headers, subscription } = await join();
  const signedIn = proSignup({ password: undefined });
  for (const [request, bearer] of [
    [signedIn, headers],
    [proSignup(), {}],
  ] as const) {
    const body = await expectErrorBody(await ask(request, bearer), 409, "active_subscription");
    expect(body).toMatchObject({
      hasActiveSubscription: true,
      error: "You already have an active subscription.",
    });
  }
  expect((await ask(proSignup({ password: "not this one" }))).status).toBe(200);
  // Also who has cancelled and has paid for this month.
  await cancel(headers, subscription);
  await expectErrorBody(await ask(signedIn, headers), 409, "active_subscription");
});

test("a second subscription is refused to a member whose card failed until the first one is paid", async () => {
  const { subscription } = await join("paysOnce");
  await shop.provider.renew(subscription);
  shop.now = new Date("2026-12-25T00:00:00Z");
  const { message } = await expectErrorBody(await ask(proSignup()), 409, "active_subscription");
  expect(message).toContain("update your card");
});

test("a second subscription from two signed-in tabs closes the first page", async () => {
  const headers = await signUp(shop.app);
  const first = await beginToJoin(shop.app, proSignup(), headers);
  const second = await beginToJoin(shop.app, proSignup(), headers);
  await expect(shop.provider.pay(first.session)).rejects.toThrow();
  await shop.provider.pay(second.session);
  expect([...shop.provider.subscriptions.values()]).toMatchObject([{ status: "active" }]);
  expect(await isMember(headers)).toBe(true);
});

// In other orders: `anyOrder.test.ts`.
test("a second subscription from two signed-out tabs ends and is refunded, with a mail", async () => {
  const pages = [await beginToJoin(shop.app), await beginToJoin(shop.app)];
  shop.provider.holdEvents();
  for (const { session } of pages) await shop.provider.pay(session);
  const held = shop.provider.heldEvents();
  await Promise.all(held.map((event) => shop.provider.deliver(event)));
  await shop.provider.releaseEvents();

  const ids = pages.map(({ session }) => subscriptionIn(session));
  expect(ids.map((id) => atProvider(id)?.status).toSorted()).toEqual(["active", "canceled"]);
  const kept = ids.find((id) => atProvider(id)?.status === "active");
  expect(await user()).toMatchObject({ stripeSubscriptionId: kept, subscriptionStatus: "active" });
  expect((await kinds()).filter((kind) => kind !== "verify-email")).toEqual([
    "second-membership-undone",
    "welcome-to-pro",
  ]);
  const paid = await shop.app.database.payments.findAll();
  expect(paid.map(({ status }) => status).toSorted()).toEqual(["paid", "refunded"]);
  expect([...shop.provider.refunds.values()]).toMatchObject([{ amount: 1999 }]);
  expect(await isMember(await signIn(shop.app))).toBe(true);
});
