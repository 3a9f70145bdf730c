import { billing } from "@iep-insider/sdk/contract";
import { expect, test } from "vitest";
import { callAs } from "../callAs.ts";
import { expectErrorBody } from "../errorBody.ts";
import { mailTo } from "../mails.ts";
import { signUp } from "../signedIn.ts";
import { membersOf, nextMonth } from "./members.ts";
import { beginToJoin, publicOrigin } from "./shop.ts";
import { useShop } from "./useShop.ts";

const shop = useShop();
const members = membersOf(shop);
const { user, accountOf, isMember, isMemberStill, kinds, lookUp, cancel, openPortal, join } = members;
const endOfMonth = Date.parse(nextMonth);

test("a running subscription is renewed month by month, in the books too", async () => {
  const { headers, subscription } = await join();
  await shop.provider.renew(subscription);
  expect(await accountOf(headers)).toMatchObject({
    subscriptionStatus: "active",
    subscriptionEndDate: "2027-01-21T10:20:30.000Z",
  });
  expect(await shop.app.database.payments.count({ where: { status: "paid" } })).toBe(2);
  expect(await kinds()).toEqual(["verify-email", "welcome-to-pro"]);
});

test("a running subscription closes at the end of the paid month when the card fails, sends a mail, and reopens once paid", async () => {
  const { headers, subscription } = await join("paysOnce");
  await shop.provider.renew(subscription);
  expect(await accountOf(headers)).toMatchObject({
    subscriptionStatus: "past_due",
    subscriptionEndDate: nextMonth,
  });
  expect(await isMember(headers)).toBe(true);
  const { text } = await mailTo(shop.app, "maria@example.org", "renewal-failed");
  expect(text).toContain(`${publicOrigin}/manage-subscription`);
  shop.now = new Date(endOfMonth + 1000);
  expect(await isMemberStill()).toBe(false);
  await shop.provider.payArrears(subscription);
  expect(await isMemberStill()).toBe(true);
  expect(await user()).toMatchObject({ subscriptionStatus: "active" });
});

test("a running subscription is followed by a new one, which late events of the old one do not change", async () => {
  const { headers, subscription } = await join();
  await cancel(headers, subscription);
  await shop.provider.renew(subscription);
  shop.now = new Date("2026-12-25T00:00:00Z");
  expect(await isMemberStill()).toBe(false);
  const again = await beginToJoin(shop.app);
  await shop.provider.pay(again.session);
  expect(await isMemberStill()).toBe(true);
  await shop.app.database.webhookEvents.destroy({ where: {} });
  for (const [event, { about }] of shop.provider.events)
    if (about.id === subscription) await shop.provider.deliver(event);
  expect(await user()).toMatchObject({
    stripeSubscriptionId: members.subscriptionIn(again.session),
    subscriptionStatus: "active",
  });
  expect(await isMemberStill()).toBe(true);
});

test("a member's own subscription is shown as the provider has it, with a portal for the card", async () => {
  const { headers, subscription } = await join();
  expect(await (await lookUp(headers)).json()).toEqual({
    subscriptionId: subscription,
    status: "active",
    currentPeriodEnd: nextMonth,
    created: shop.start.toISOString(),
  });
  const { url } = await callAs(shop.app, billing.openBillingPortal, headers);
  expect(url).toContain("/p/session/");
  expect([...shop.provider.portals.values()]).toMatchObject([
    { returnUrl: `${publicOrigin}/manage-subscription` },
  ]);
});

test("a member's own subscription stays open to the end of the paid month when it is cancelled, also twice", async () => {
  const { headers, subscription } = await join();
  const response = await cancel(headers, subscription);
  expect(await response.json()).toMatchObject({ status: "cancelled", currentPeriodEnd: nextMonth });
  expect((await cancel(headers, subscription)).status).toBe(200);
  await shop.provider.settled();
  const { text } = await mailTo(shop.app, "maria@example.org", "membership-cancelled");
  expect(text).toContain("until December 21, 2026");
  expect((await kinds()).filter((kind) => kind === "membership-cancelled")).toHaveLength(1);
  shop.now = new Date(endOfMonth - 1000);
  expect(await isMemberStill()).toBe(true);
  shop.now = new Date(endOfMonth);
  expect(await isMemberStill()).toBe(false);
});

test("a member's own subscription renews again when the cancellation is taken back, but not once it has ended", async () => {
  const { headers, subscription } = await join();
  await cancel(headers, subscription);
  const keep = () => callAs(shop.app, billing.keepSubscription, headers, { subscriptionId: subscription });
  expect(await keep()).toMatchObject({ status: "active", currentPeriodEnd: nextMonth });
  expect(await keep()).toMatchObject({ status: "active" });
  expect(members.atProvider(subscription)).toMatchObject({ isToEnd: false });
  await shop.provider.renew(subscription);
  expect(await accountOf(headers)).toMatchObject({ subscriptionStatus: "active" });
  await cancel(headers, subscription);
  await shop.provider.renew(subscription);
  await expect(keep()).rejects.toThrow();
});

test("a member's own subscription ends at once when it is cancelled in arrears, so the card is not tried again", async () => {
  const { headers, subscription } = await join("paysOnce");
  await shop.provider.renew(subscription);
  await cancel(headers, subscription);
  expect(members.atProvider(subscription)).toMatchObject({ status: "canceled" });
});

test("a member's own subscription cannot be cancelled or kept by anybody else", async () => {
  const { subscription } = await join();
  const stranger = await signUp(shop.app, { email: "ben@example.org" });
  await expectErrorBody(await cancel(stranger, subscription), 404, "no_subscription");
  const { method, path } = billing.keepSubscription;
  const keeping = { method, headers: stranger, json: { subscriptionId: subscription } };
  await expectErrorBody(await shop.app.request(path, keeping), 404, "no_subscription");
  for (const headers of [{ Authorization: "Bearer a.b.c" }, {}])
    await expectErrorBody(await cancel(headers, subscription), 401, "unauthenticated");
  expect(members.atProvider(subscription)).toMatchObject({ isToEnd: false, status: "active" });
});

test("a member's own subscription cannot be changed while the provider is down, and the answer says what to do", async () => {
  const { headers, subscription } = await join();
  shop.provider.fail("down");
  for (const [response, sentence] of [
    [await cancel(headers, subscription), "Unable to cancel subscription. Please contact support."],
    [await openPortal(headers), "Unable to open billing portal. Please contact support."],
  ] as const)
    expect((await expectErrorBody(response, 503, "provider_unavailable")).message).toBe(sentence);
  expect(await accountOf(headers)).toMatchObject({ subscriptionStatus: "active" });
});
