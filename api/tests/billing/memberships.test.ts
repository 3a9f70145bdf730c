import { describe, expect, test } from "vitest";
import { expectErrorBody } from "../errorBody.ts";
import { mailTo } from "../mails.ts";
import { signIn, signUp } from "../signedIn.ts";
import { day, membersOf, nextMonth } from "./members.ts";
import { beginToJoin, cards, proSignup, publicOrigin } from "./shop.ts";
import { useShop } from "./useShop.ts";

const shop = useShop();
const {
  ask,
  pay,
  user,
  accountOf,
  isMember,
  isMemberStill,
  kinds,
  lookUp,
  cancel,
  openPortal,
  subscriptionIn,
  firstPaymentOf,
  join,
} = membersOf(shop);

describe("a membership that goes on", () => {
  test("is renewed, month by month, in the books too", async () => {
    const { headers, subscription } = await join();
    await shop.simulator.control.renew({ subscription });
    await shop.settled();
    expect(await accountOf(headers)).toMatchObject({
      subscriptionStatus: "active",
      subscriptionEndDate: "2027-01-21T10:20:30.000Z",
    });
    expect(await shop.app.database.payments.count({ where: { status: "paid" } })).toBe(2);
    expect(await kinds()).toEqual(["verify-email", "welcome-to-pro"]);
  });

  test("has three days for late news of a renewal, and then closes", async () => {
    await join();
    await shop.simulator.control.pauseDeliveries();
    shop.goTo(new Date(Date.parse(nextMonth) + 3 * day - 1000));
    expect(await isMemberStill()).toBe(true);
    shop.goTo(new Date(Date.parse(nextMonth) + 3 * day));
    expect(await isMemberStill()).toBe(false);
  });

  test("whose card fails closes with the month that is paid, says so, and opens when it is paid", async () => {
    const { headers, subscription } = await join(cards.paysOnce);
    await shop.simulator.control.renew({ subscription });
    await shop.settled();
    expect(await accountOf(headers)).toMatchObject({
      subscriptionStatus: "past_due",
      subscriptionEndDate: nextMonth,
    });
    expect(await isMember(headers)).toBe(true);
    const { text } = await mailTo(shop.app, "maria@example.org", "renewal-failed");
    expect(text).toContain(`${publicOrigin}/manage-subscription`);
    shop.goTo(new Date(Date.parse(nextMonth) + 1000));
    expect(await isMemberStill()).toBe(false);
    await shop.simulator.control.retryInvoice({ subscription, succeeds: true });
    await shop.settled();
    expect(await isMemberStill()).toBe(true);
    expect(await user()).toMatchObject({ subscriptionStatus: "active" });
  });

  test("that the provider gave up is cancelled", async () => {
    const { headers, subscription } = await join(cards.paysOnce);
    await shop.simulator.control.renew({ subscription });
    await shop.simulator.control.giveUp({ subscription });
    await shop.settled();
    expect(await accountOf(headers)).toMatchObject({
      subscriptionStatus: "cancelled",
      subscriptionEndDate: nextMonth,
    });
    shop.goTo(new Date("2026-12-25T00:00:00Z"));
    // They may join anew.
    expect((await ask(proSignup(), await signIn(shop.app))).status).toBe(200);
  });

  test("joins anew when the first one is over, and the old one's late news change nothing", async () => {
    const { headers, subscription } = await join();
    await cancel(headers, subscription);
    await shop.simulator.control.renew({ subscription });
    await shop.settled();
    shop.goTo(new Date("2026-12-25T00:00:00Z"));
    expect(await isMemberStill()).toBe(false);
    const again = await beginToJoin(shop.app);
    await pay(again.session);
    expect(await isMemberStill()).toBe(true);
    for (const { id, object } of await shop.simulator.control.listEvents())
      if (object === subscription) {
        await shop.app.database.webhookEvents.destroy({ where: { id } });
        await shop.simulator.control.resendEvent({ event: id });
      }
    expect(await user()).toMatchObject({
      stripeSubscriptionId: subscriptionIn(again.session),
      subscriptionStatus: "active",
    });
    expect(await isMemberStill()).toBe(true);
  });

  test.each(["refund", "openDispute"] as const)(
    "whose last month goes back (%s) closes at once",
    async (how) => {
      const { headers, subscription } = await join();
      const invoice = shop.simulator.state.subscriptions[subscription]?.latestInvoice ?? "";
      const payment = shop.simulator.state.invoices[invoice]?.paymentIntent ?? "";
      await shop.simulator.control[how]({ payment });
      await shop.settled();
      expect(await isMember(headers)).toBe(false);
      expect(await accountOf(headers)).toMatchObject({ subscriptionStatus: "inactive" });
      expect(await shop.app.database.payments.findAll()).toMatchObject([
        { status: how === "refund" ? "refunded" : "disputed" },
      ]);
    },
  );

  test("whose objection is won opens again", async () => {
    const { headers, subscription } = await join();
    const payment = firstPaymentOf(subscription);
    const { dispute } = await shop.simulator.control.openDispute({ payment });
    await shop.settled();
    await shop.simulator.control.closeDispute({ dispute, outcome: "won" });
    await shop.settled();
    expect(await isMember(headers)).toBe(true);
    expect(await shop.app.database.payments.findAll()).toMatchObject([{ status: "paid" }]);
  });
});

describe("one's own membership", () => {
  test("is looked up as it stands at the provider", async () => {
    const { headers, subscription } = await join();
    const response = await lookUp(headers);
    expect(await response.json()).toEqual({
      subscriptionId: subscription,
      status: "active",
      currentPeriodEnd: nextMonth,
      created: shop.start.toISOString(),
    });
  });

  test("that is not there is said in the specification's words", async () => {
    const headers = await signUp(shop.app);
    const { message } = await expectErrorBody(await lookUp(headers), 404, "no_subscription");
    expect(message).toBe("No active subscription found for this email address.");
    const portal = await openPortal(headers);
    await expectErrorBody(portal, 404, "no_subscription");
    await expectErrorBody(await lookUp({}), 401, "unauthenticated");
  });

  test("is cancelled, and stays open to the end of the month that is paid", async () => {
    const { headers, subscription } = await join();
    const response = await cancel(headers, subscription);
    expect(await response.json()).toMatchObject({ status: "cancelled", currentPeriodEnd: nextMonth });
    // Twice is no fault.
    expect((await cancel(headers, subscription)).status).toBe(200);
    await shop.settled();
    const { text } = await mailTo(shop.app, "maria@example.org", "membership-cancelled");
    expect(text).toContain("until December 21, 2026");
    expect((await kinds()).filter((kind) => kind === "membership-cancelled")).toHaveLength(1);
    shop.goTo(new Date(Date.parse(nextMonth) - 1000));
    expect(await isMemberStill()).toBe(true);
    shop.goTo(new Date(Date.parse(nextMonth)));
    expect(await isMemberStill()).toBe(false);
  });

  test("in arrears ends at once when it is cancelled: the card is not tried again", async () => {
    const { headers, subscription } = await join(cards.paysOnce);
    await shop.simulator.control.renew({ subscription });
    await shop.settled();
    await cancel(headers, subscription);
    expect(shop.simulator.state.subscriptions[subscription]).toMatchObject({ status: "canceled" });
  });

  test("is the only one that can be cancelled", async () => {
    const { subscription } = await join();
    const stranger = await signUp(shop.app, { email: "ben@example.org" });
    for (const headers of [stranger, { Authorization: "Bearer a.b.c" }, {}]) {
      const response = await cancel(headers, subscription);
      expect([401, 404]).toContain(response.status);
    }
    const response = await cancel(stranger, subscription);
    await expectErrorBody(response, 404, "no_subscription");
    expect(shop.simulator.state.subscriptions[subscription]).toMatchObject({
      cancelAtPeriodEnd: false,
      status: "active",
    });
  });

  test("has a page of the provider where the card is changed", async () => {
    const { headers } = await join();
    const response = await openPortal(headers);
    const { url } = (await response.json()) as { url: string };
    expect(url).toContain("/p/session/");
    expect(Object.values(shop.simulator.state.portalSessions).at(-1)?.returnUrl).toBe(
      `${publicOrigin}/manage-subscription`,
    );
  });

  test("cannot be cancelled while the provider is down, and that is said in the specification's words", async () => {
    const { headers, subscription } = await join();
    await shop.simulator.control.failRequests({ fault: "error", count: 40 });
    const refused = await cancel(headers, subscription);
    expect((await expectErrorBody(refused, 503, "provider_unavailable")).message).toBe(
      "Unable to cancel subscription. Please contact support.",
    );
    const portal = await openPortal(headers);
    expect((await expectErrorBody(portal, 503, "provider_unavailable")).message).toBe(
      "Unable to open billing portal. Please contact support.",
    );
    expect(await accountOf(headers)).toMatchObject({ subscriptionStatus: "active" });
  });
});
