import { oneUseOf, tools } from "@iep-insider/sdk/catalog";
import { access } from "@iep-insider/sdk/contract";
import { expect, test } from "vitest";
import { grantRight } from "../../src/accounts/grants.ts";
import { callAs } from "../callAs.ts";
import { expectErrorBody } from "../errorBody.ts";
import { mailTo } from "../mails.ts";
import { signUp } from "../signedIn.ts";
import { buyersOf } from "./buyers.ts";
import { begin, comeBack, fromGate, fromPage, keyHeader, paymentOf } from "./shop.ts";
import { useShop } from "./useShop.ts";

const shop = useShop();
const { ask, accessOf, redeem, rows, statuses, pay } = buyersOf(shop);

test("a purchase from a tool's gate by a visitor opens the tool for the browser that began it, and by the mail for any other", async () => {
  const begun = await begin(shop.app, fromGate());
  expect(begun).toEqual({
    checkoutUrl: expect.stringContaining("/c/pay/cs_test_"),
    purchaseKey: expect.stringMatching(/^[\w-]{43}$/),
  });
  expect(await rows()).toMatchObject([
    {
      status: "pending",
      toolUsed: "aide-screener",
      userId: null,
      amount: 499,
      paymentType: "quiz",
      emailKey: "maria@example.org",
    },
  ]);
  expect(await accessOf(keyHeader(begun.purchaseKey))).toMatchObject({
    unspent: [],
    pending: ["aide-screener"],
  });

  await pay(begun);
  expect(await rows()).toMatchObject([{ status: "paid", paidAt: shop.now }]);
  const bought = { unspent: [{ tool: "aide-screener", kind: "quiz" }], pending: [] };
  expect(await accessOf(keyHeader(begun.purchaseKey))).toMatchObject(bought);
  expect((await redeem("aide-screener", keyHeader(begun.purchaseKey))).status).toBe(200);

  const { text } = await mailTo(shop.app, "maria@example.org", "purchased");
  const token = /\/advanced-tools\?tool=aide-screener&claim=([\w-]{43})$/m.exec(text)?.[1];
  const { purchaseKey } = await callAs(shop.app, access.claimPurchase, {}, { token });
  expect(await accessOf(keyHeader(purchaseKey))).toMatchObject({
    open: [{ tool: "aide-screener" }, { tool: "letter-generator" }],
  });
});

test.each(tools.filter(({ id }) => ["day", "document"].includes(oneUseOf(id) ?? "")))(
  "a purchase opens the very tool it was bought for: $title",
  async ({ id, title, payment }) => {
    const paymentType = payment ?? "quiz";
    const begun = await begin(shop.app, fromGate({ toolUsed: id, toolName: title, paymentType }));
    await pay(begun);
    const opened = await redeem(id, keyHeader(begun.purchaseKey));
    expect([opened.status, await opened.json()]).toEqual([200, { tool: id, until: expect.any(String) }]);
  },
);

test("a purchase from a tool's gate keeps the key that a browser has, and puts a further purchase under it", async () => {
  const first = await begin(shop.app, fromGate());
  await pay(first);
  const second = await begin(
    shop.app,
    fromGate({ toolUsed: "letter-generator", toolName: "Letter Generator" }),
    keyHeader(first.purchaseKey),
  );
  expect(second.purchaseKey).toBe(first.purchaseKey);
  await pay(second);
  expect((await accessOf(keyHeader(first.purchaseKey))).unspent).toHaveLength(2);
});

test("a signed-in purchase from a tool's gate belongs to the account, in every browser, and needs no key", async () => {
  const headers = await signUp(shop.app);
  const begun = await begin(shop.app, fromGate({ email: "other@example.org" }), headers);
  expect(begun.purchaseKey).toBeNull();
  await pay(begun);
  expect((await accessOf(headers)).unspent).toHaveLength(1);
  // The account's address, whatever was typed.
  await mailTo(shop.app, "maria@example.org", "purchased");
  expect(await rows()).toMatchObject([{ email: "maria@example.org", userId: expect.any(Number) }]);
});

test("a purchase on the pay-per-use page is a credit, which the first tool of its kind takes", async () => {
  const headers = await signUp(shop.app);
  const begun = await begin(shop.app, fromPage(), headers);
  expect(begun).toEqual({ clientSecret: expect.stringMatching(/^pi_\w+_secret_\w+$/), purchaseKey: null });
  const payment = shop.provider.payments.get(paymentOf(begun));
  expect(payment).toMatchObject({ amount: 499, email: "maria@example.org" });
  await pay(begun);
  expect((await accessOf(headers)).unspent).toEqual([{ tool: null, kind: "quiz" }]);
  expect(await comeBack(shop.app, paymentOf(begun))).toMatchObject({
    status: "paid",
    tool: null,
    kind: "quiz",
  });
  expect((await redeem("letter-generator", headers)).status).toBe(200);
  expect((await redeem("aide-screener", headers)).status).toBe(402);
});

test("a tool that is bought or open today cannot be bought twice, but again after the day is over", async () => {
  const begun = await begin(shop.app, fromGate());
  await pay(begun);
  const headers = keyHeader(begun.purchaseKey);
  await expectErrorBody(await ask(fromGate(), headers), 409, "already_open");
  await redeem("aide-screener", headers);
  await expectErrorBody(await ask(fromGate(), headers), 409, "already_open");
  expect(await statuses()).toEqual(["paid"]);
  shop.now = new Date(shop.start.getTime() + 24 * 3_600_000 + 1);
  expect((await ask(fromGate(), headers)).status).toBe(200);
});

test("a user with access to every tool can buy neither a tool nor a credit", async () => {
  const headers = await signUp(shop.app);
  await grantRight(shop.app.services, "all-tools", "maria@example.org");
  for (const request of [fromGate(), fromPage()])
    await expectErrorBody(await ask(request, headers), 409, "already_open");
});

test("a buyer who returns before we know of the payment is not charged twice", async () => {
  const begun = await begin(shop.app, fromGate());
  shop.provider.holdEvents();
  await pay(begun);
  await expectErrorBody(await ask(fromGate(), keyHeader(begun.purchaseKey)), 409, "already_open");
  expect(await statuses()).toEqual(["paid"]);
  expect((await accessOf(keyHeader(begun.purchaseKey))).unspent).toHaveLength(1);
});

test("a payment page open in two tabs charges once: the first one closes", async () => {
  const first = await begin(shop.app, fromGate());
  const second = await begin(shop.app, fromGate(), keyHeader(first.purchaseKey));
  await expect(pay(first)).rejects.toThrow();
  await pay(second);
  expect(await statuses()).toEqual(["failed", "paid"]);
  expect((await accessOf(keyHeader(first.purchaseKey))).unspent).toHaveLength(1);
});
