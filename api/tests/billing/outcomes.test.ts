import { billing } from "@iep-insider/sdk/contract";
import { describe, expect, test } from "vitest";
import { expectErrorBody } from "../errorBody.ts";
import { buyersOf } from "./buyers.ts";
import { begin, cards, comeBack, fromGate, fromPage, keyHeader, paymentOf } from "./shop.ts";
import { useShop } from "./useShop.ts";

const shop = useShop();
const { accessOf, redeem, statuses, pay } = buyersOf(shop);

describe("a card", () => {
  test("that is declined opens nothing, and another one can be tried", async () => {
    const begun = await begin(shop.app, fromPage());
    for (const card of [cards.declined, cards.noFunds, cards.expired]) {
      expect(await pay(begun, card)).toMatchObject({ status: "failed" });
      expect(await comeBack(shop.app, paymentOf(begun))).toMatchObject({
        status: "failed",
        purchaseKey: null,
      });
    }
    expect((await accessOf(keyHeader(begun.purchaseKey))).unspent).toEqual([]);
    await pay(begun);
    expect(await comeBack(shop.app, paymentOf(begun))).toMatchObject({
      status: "paid",
      alreadyProcessed: false,
    });
    expect((await accessOf(keyHeader(begun.purchaseKey))).unspent).toHaveLength(1);
  });

  test.each([
    [true, "paid", 1],
    [false, "failed", 0],
  ])("that asks the bank opens what the bank lets: %s", async (approves, status, uses) => {
    const begun = await begin(shop.app, fromPage());
    const payment = paymentOf(begun);
    expect(await pay(begun, cards.asksTheBank)).toEqual({ status: "needs_action" });
    expect(await comeBack(shop.app, payment)).toMatchObject({ status: "processing" });
    await shop.simulator.control.authenticate({ payment, approves });
    await shop.settled();
    expect(await comeBack(shop.app, payment)).toMatchObject({ status });
    expect((await accessOf(keyHeader(begun.purchaseKey))).unspent).toHaveLength(uses);
  });
});

describe("money that goes back", () => {
  test.each(["unused", "used"])("takes the use with it: %s", async (how) => {
    const begun = await begin(shop.app, fromGate());
    const headers = keyHeader(begun.purchaseKey);
    await pay(begun);
    if (how === "used") await redeem("aide-screener", headers);
    await shop.simulator.control.refund({ payment: paymentOf(begun) });
    await shop.settled();
    expect(await accessOf(headers)).toMatchObject({ unspent: [], open: [] });
    expect((await redeem("aide-screener", headers)).status).toBe(402);
    expect(await statuses()).toEqual(["refunded"]);
    expect(await comeBack(shop.app, paymentOf(begun))).toMatchObject({
      status: "refunded",
      purchaseKey: null,
    });
  });

  test("in part leaves the use", async () => {
    const begun = await begin(shop.app, fromGate());
    await pay(begun);
    await shop.simulator.control.refund({ payment: paymentOf(begun), amount: 100 });
    await shop.settled();
    expect(await statuses()).toEqual(["paid"]);
  });

  test.each([
    ["won", "unused", "paid", { unspent: [{ tool: "aide-screener", kind: "quiz" }], open: [] }],
    ["won", "used", "paid", { unspent: [], open: [{ tool: "aide-screener" }] }],
    ["lost", "unused", "disputed", { unspent: [], open: [] }],
  ] as const)("by an objection that is %s, %s", async (outcome, how, status, left) => {
    const begun = await begin(shop.app, fromGate());
    const headers = keyHeader(begun.purchaseKey);
    await pay(begun);
    if (how === "used") await redeem("aide-screener", headers);
    const { dispute } = await shop.simulator.control.openDispute({ payment: paymentOf(begun) });
    await shop.settled();
    expect(await statuses()).toEqual(["disputed"]);
    expect(await accessOf(headers)).toMatchObject({ unspent: [], open: [] });
    await shop.simulator.control.closeDispute({ dispute, outcome });
    await shop.settled();
    expect(await statuses()).toEqual([status]);
    expect(await accessOf(headers)).toMatchObject(left);
    expect(await shop.app.database.outgoingMails.count({ where: { kind: "purchased" } })).toBe(1);
  });
});

describe("the return page", () => {
  test("gives the first browser a key within the hour, and nobody later", async () => {
    const begun = await begin(shop.app, fromGate());
    await pay(begun);
    const first = await comeBack(shop.app, paymentOf(begun));
    expect(first).toMatchObject({
      status: "paid",
      alreadyProcessed: false,
      newAccountCreated: false,
      sessionToken: null,
    });
    expect(first.purchaseKey).not.toBe(begun.purchaseKey);
    expect((await accessOf(keyHeader(first.purchaseKey))).unspent).toHaveLength(1);
    expect(await comeBack(shop.app, paymentOf(begun))).toEqual({
      ...first,
      alreadyProcessed: true,
      purchaseKey: null,
    });
  });

  test("puts the purchase under the key that the browser has", async () => {
    const begun = await begin(shop.app, fromGate());
    await pay(begun);
    const own = "k".repeat(43);
    expect((await comeBack(shop.app, paymentOf(begun), keyHeader(own))).purchaseKey).toBe(own);
    expect((await accessOf(keyHeader(own))).unspent).toHaveLength(1);
  });

  test.each([
    ["after 61 minutes", 61 * 60_000],
    ["a year later", 366 * 24 * 3_600_000],
  ])("opened first %s gives no key", async (_, later) => {
    const begun = await begin(shop.app, fromGate());
    await pay(begun);
    shop.goTo(new Date(shop.start.getTime() + later));
    expect(await comeBack(shop.app, paymentOf(begun))).toMatchObject({ status: "paid", purchaseKey: null });
    expect((await accessOf(keyHeader(begun.purchaseKey))).unspent).toHaveLength(1);
  });

  test("opened by many at once gives one key", async () => {
    const begun = await begin(shop.app, fromGate());
    await pay(begun);
    const answers = await Promise.all([1, 2, 3, 4].map(() => comeBack(shop.app, paymentOf(begun))));
    expect(answers.filter(({ purchaseKey }) => purchaseKey !== null)).toHaveLength(1);
    expect(answers.filter(({ alreadyProcessed }) => !alreadyProcessed)).toHaveLength(1);
  });

  test("does not know what is not there, or is somebody else's", async () => {
    const { payments } = shop.app.services;
    const foreign = await payments.createPayment(
      { amount: 499, email: "x@example.org", metadata: {} },
      "foreign",
    );
    for (const id of ["cs_test_nothing", "pi_nothing", foreign.id]) {
      const response = await shop.app.request(`${billing.confirmPayment.path}?session_id=${id}`);
      await expectErrorBody(response, 404, "not_found");
    }
    const wrong = await shop.app.request(`${billing.confirmPayment.path}?session_id=../v1/customers`);
    await expectErrorBody(wrong, 400, "invalid_request");
  });

  test("shows a page that was left as not paid", async () => {
    const begun = await begin(shop.app, fromGate());
    expect(await comeBack(shop.app, paymentOf(begun))).toMatchObject({
      status: "processing",
      purchaseKey: null,
    });
    await shop.app.services.payments.expireSession(paymentOf(begun));
    expect(await comeBack(shop.app, paymentOf(begun))).toMatchObject({ status: "failed" });
  });
});
