import { describe, expect, test } from "vitest";
import { expectErrorBody } from "../errorBody.ts";
import { signIn, signUp } from "../signedIn.ts";
import { membersOf } from "./members.ts";
import { beginToJoin, cards, proSignup } from "./shop.ts";
import { useShop } from "./useShop.ts";

const shop = useShop();
const { ask, pay, user, isMember, kinds, cancel, subscriptionIn, join } = membersOf(shop);

describe("nobody pays twice for a membership", () => {
  test("who has one: they are told, and nobody else is", async () => {
    const { headers } = await join();
    for (const [request, bearer] of [
      [proSignup({ password: undefined }), headers],
      [proSignup(), {}],
    ] as const) {
      const body = await expectErrorBody(await ask(request, bearer), 409, "active_subscription");
      expect(body).toMatchObject({
        hasActiveSubscription: true,
        error: "You already have an active subscription.",
      });
    }
    const stranger = await expectErrorBody(
      await ask(proSignup({ password: "not this one" })),
      409,
      "sign_in_first",
    );
    expect(stranger.hasActiveSubscription).toBeUndefined();
  });

  test("who has cancelled, and has paid for this month", async () => {
    const { headers, subscription } = await join();
    await cancel(headers, subscription);
    await expectErrorBody(await ask(proSignup(), headers), 409, "active_subscription");
  });

  test("whose card failed: the running one is to be paid first", async () => {
    const { subscription } = await join(cards.paysOnce);
    await shop.simulator.control.renew({ subscription });
    await shop.settled();
    shop.goTo(new Date("2026-12-25T00:00:00Z"));
    const { message } = await expectErrorBody(await ask(proSignup()), 409, "active_subscription");
    expect(message).toContain("update your card");
  });

  test("signed in with two tabs: the first page closes", async () => {
    const headers = await signUp(shop.app);
    const first = await beginToJoin(shop.app, proSignup(), headers);
    const second = await beginToJoin(shop.app, proSignup(), headers);
    await expect(pay(first.session)).rejects.toThrow();
    await pay(second.session);
    expect(
      Object.values(shop.simulator.state.subscriptions).filter(({ status }) => status === "active").length,
    ).toBeGreaterThan(0);
    expect(await isMember(headers)).toBe(true);
  });

  test.each(["heard one after the other", "heard at the same moment", "heard backwards"])(
    "signed out with two tabs: the second ends, its money goes back, and they are told (%s)",
    async (order) => {
      const first = await beginToJoin(shop.app);
      const second = await beginToJoin(shop.app);
      if (order !== "heard one after the other") await shop.simulator.control.pauseDeliveries();
      await pay(first.session);
      await pay(second.session);
      const held = (await shop.simulator.control.listEvents()).filter(({ delivery }) => delivery === "held");
      if (order === "heard backwards")
        await shop.simulator.control.releaseDeliveries({ events: held.map(({ id }) => id).toReversed() });
      if (order === "heard at the same moment")
        await Promise.all(held.map(({ id }) => shop.simulator.control.resendEvent({ event: id })));
      await shop.simulator.control.resumeDeliveries();
      await shop.settled();

      const both = [first, second].map(
        ({ session }) => shop.simulator.state.subscriptions[subscriptionIn(session)],
      );
      expect(both.map((one) => one?.status).toSorted()).toEqual(["active", "canceled"]);
      const kept = both.find((one) => one?.status === "active");
      expect(await user()).toMatchObject({ stripeSubscriptionId: kept?.id, subscriptionStatus: "active" });
      expect((await kinds()).filter((kind) => kind !== "verify-email")).toEqual([
        "second-membership-undone",
        "welcome-to-pro",
      ]);
      const paid = await shop.app.database.payments.findAll();
      expect(paid.map(({ status }) => status).toSorted()).toEqual(["paid", "refunded"]);
      expect(await isMember(await signIn(shop.app))).toBe(true);
    },
  );
});
