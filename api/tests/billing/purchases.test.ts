import { type Access, access, billing } from "@iep-insider/sdk/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { grantRight } from "../../src/accounts/grants.ts";
import { expectErrorBody } from "../errorBody.ts";
import { mailTo } from "../mails.ts";
import { signUp } from "../signedIn.ts";
import { registerSite } from "../sites.ts";
import { emptyShop } from "./emptyShop.ts";
import {
  begin,
  cards,
  comeBack,
  fromGate,
  fromPage,
  type Headers,
  keyHeader,
  openShop,
  paymentOf,
  publicOrigin,
  type Shop,
} from "./shop.ts";

let now = new Date("2026-11-21T10:20:30.000Z");
const start = now;
let shop: Shop;

beforeAll(async () => {
  shop = await openShop({ clock: () => now });
});
beforeEach(async () => {
  now = start;
  await emptyShop(shop);
});
afterAll(() => shop.close());

const ask = (request: unknown, headers: Headers = {}) =>
  shop.app.request(billing.createPayment.path, { json: request, headers });
const accessOf = async (headers: Headers) =>
  (await (await shop.app.request(access.getAccess.path, { headers })).json()) as Access;
const redeem = (tool: string, headers: Headers) =>
  shop.app.request(access.redeem.path, { json: { tool }, headers });
const rows = () => shop.app.database.payments.findAll({ order: ["id"] });
const statuses = async () => (await rows()).map(({ status }) => status);
const begunAtProvider = () =>
  Object.keys(shop.simulator.state.sessions).length + Object.keys(shop.simulator.state.paymentIntents).length;

async function pay(
  begun: { checkoutUrl?: string | undefined; clientSecret?: string | undefined },
  card: string = cards.pays,
) {
  const outcome = await shop.simulator.control.pay({ payment: paymentOf(begun), card });
  await shop.settled();
  return outcome;
}

describe("a purchase from a tool's gate", () => {
  test("by a visitor opens the tool for the browser that began it, and by the mail for any other", async () => {
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
    expect(await accessOf(keyHeader(begun.purchaseKey))).toMatchObject({ unspent: [], isPending: true });

    await pay(begun);
    expect(await rows()).toMatchObject([{ status: "paid", paidAt: now }]);
    const bought = { unspent: [{ tool: "aide-screener", kind: "quiz" }], isPending: false };
    expect(await accessOf(keyHeader(begun.purchaseKey))).toMatchObject(bought);
    expect((await redeem("aide-screener", keyHeader(begun.purchaseKey))).status).toBe(200);

    const { text } = await mailTo(shop.app, "maria@example.org", "purchased");
    const token = /\/advanced-tools\?tool=aide-screener&claim=([\w-]{43})$/m.exec(text)?.[1];
    const claimed = await shop.app.request(access.claimPurchase.path, { json: { token } });
    const { purchaseKey } = (await claimed.json()) as { purchaseKey: string };
    expect(await accessOf(keyHeader(purchaseKey))).toMatchObject({ open: [{ tool: "aide-screener" }] });
  });

  test("says on the provider's page what is bought, and leads back as it should", async () => {
    const begun = await begin(shop.app, fromGate({ returnUrl: `${publicOrigin}/tools?a=1` }));
    const session = shop.simulator.state.sessions[paymentOf(begun)];
    expect(session).toMatchObject({
      customerEmail: "maria@example.org",
      lineItems: [{ name: "IEP Insider: 1:1 Aide Screener, one use" }],
      successUrl:
        `${publicOrigin}/payment-success?session_id={CHECKOUT_SESSION_ID}&type=quiz&tool=aide-screener` +
        `&return_url=${encodeURIComponent(`${publicOrigin}/tools?a=1`)}`,
      cancelUrl: `${publicOrigin}/tools?a=1`,
    });
    expect(session?.innerMetadata).toEqual(session?.metadata);
  });

  test("keeps the key that a browser has, and puts a further purchase under it", async () => {
    const first = await begin(shop.app, fromGate());
    await pay(first);
    const second = await begin(
      shop.app,
      fromGate({ toolUsed: "letters", toolName: "Letter Generator" }),
      keyHeader(first.purchaseKey),
    );
    expect(second.purchaseKey).toBe(first.purchaseKey);
    await pay(second);
    expect((await accessOf(keyHeader(first.purchaseKey))).unspent).toHaveLength(2);
  });

  test("by somebody signed in is the account's, in every browser, and needs no key", async () => {
    const headers = await signUp(shop.app);
    const begun = await begin(shop.app, fromGate({ email: "other@example.org" }), headers);
    expect(begun.purchaseKey).toBeNull();
    await pay(begun);
    expect((await accessOf(headers)).unspent).toHaveLength(1);
    // The account's address, whatever was typed.
    await mailTo(shop.app, "maria@example.org", "purchased");
    expect(await rows()).toMatchObject([{ email: "maria@example.org", userId: expect.any(Number) }]);
  });
});

describe("a purchase on the pay-per-use page", () => {
  test("is a credit, which the first tool of its kind takes", async () => {
    const headers = await signUp(shop.app);
    const begun = await begin(shop.app, fromPage(), headers);
    expect(begun).toEqual({ clientSecret: expect.stringMatching(/^pi_\w+_secret_\w+$/), purchaseKey: null });
    const intent = shop.simulator.state.paymentIntents[paymentOf(begun)];
    expect(intent).toMatchObject({ amount: 499, receiptEmail: "maria@example.org" });
    await pay(begun);
    expect((await accessOf(headers)).unspent).toEqual([{ tool: null, kind: "quiz" }]);
    expect(await comeBack(shop.app, paymentOf(begun))).toMatchObject({
      status: "paid",
      tool: null,
      kind: "quiz",
    });
    expect((await redeem("letters", headers)).status).toBe(200);
    expect((await redeem("aide-screener", headers)).status).toBe(402);
  });

  test("can be made in advance, also when there is a credit", async () => {
    const headers = await signUp(shop.app);
    await pay(await begin(shop.app, fromPage(), headers));
    await pay(await begin(shop.app, fromPage(), headers));
    expect((await accessOf(headers)).unspent).toHaveLength(2);
  });
});

describe("what is not for sale", () => {
  test.each([
    ["an unknown tool", fromGate({ toolName: "Magic Wand", toolUsed: "wand" }), "toolName"],
    ["a free tool", fromGate({ toolName: "Parent Rights Guide" }), "toolName"],
    ["a tool to come", fromGate({ toolName: "IEP Goal Analyzer", paymentType: "ai_question" }), "toolName"],
    ["a tool of another kind", fromGate({ paymentType: "ai_question" }), "paymentType"],
    ["an unknown option", fromPage({ toolUsed: "Everything" }), "toolUsed"],
    ["an option of another kind", fromPage({ paymentType: "ai_question" }), "paymentType"],
    ["an unknown kind", { ...fromPage(), paymentType: "gold" }, "paymentType"],
    ["an amount of one's own", { ...fromPage(), amount: 1 }, "amount"],
    ["no address", { ...fromPage(), email: "" }, "email"],
  ])("is refused with a sentence: %s", async (_, request, field) => {
    const before = begunAtProvider();
    const { fields } = await expectErrorBody(await ask(request), 400, "invalid_request");
    expect(Object.keys(fields ?? {})).toEqual([field]);
    expect(await rows()).toEqual([]);
    expect(begunAtProvider()).toBe(before);
  });

  test.each(["aide-screener", "1:1 Aide Screener", "1:1 AIDE SCREENER "])(
    "is not a tool by the name %j",
    async (toolName) => {
      await begin(shop.app, fromGate({ toolName }));
      expect(await rows()).toMatchObject([{ toolUsed: "aide-screener" }]);
    },
  );
});

describe("the way back", () => {
  test.each([
    "https://evil.example/",
    `${publicOrigin}.evil.example/`,
    `https://iep.example@evil.example/`,
    "//evil.example/",
    "/tools",
    "javascript:alert(1)",
    "data:text/html,hi",
    "https://partner.example/page",
    `${publicOrigin}/${"ä".repeat(500)}`,
  ])("does not lead to %s", async (returnUrl) => {
    const { fields } = await expectErrorBody(await ask(fromGate({ returnUrl })), 400, "invalid_request");
    expect(Object.keys(fields ?? {})).toEqual(["returnUrl"]);
    expect(await rows()).toEqual([]);
  });

  test("leads to the partner whose page began the purchase, and to no other", async () => {
    const site = await registerSite(shop.app, "site_PartnerA01");
    await registerSite(shop.app, "site_PartnerB01", "https://other.example");
    const returnUrl = "https://partner.example/our-tools?x=1#here";
    const begun = await begin(shop.app, fromGate({ returnUrl }), site);
    expect(await rows()).toMatchObject([{ partnerId: expect.any(Number), returnUrl }]);
    await pay(begun);
    expect(await comeBack(shop.app, paymentOf(begun))).toMatchObject({ returnUrl });
    const elsewhere = fromGate({ returnUrl: "https://other.example/", toolName: "Letter Generator" });
    await expectErrorBody(await ask(elsewhere, site), 400, "invalid_request");
  });
});

describe("nobody is charged twice", () => {
  test.each([
    ["that is bought and not used", async (_: Headers) => undefined],
    ["that is open today", async (headers: Headers) => void (await redeem("aide-screener", headers))],
  ])("for a tool %s", async (_, use) => {
    const begun = await begin(shop.app, fromGate());
    await pay(begun);
    const headers = keyHeader(begun.purchaseKey);
    await use(headers);
    await expectErrorBody(await ask(fromGate(), headers), 409, "already_open");
    expect(await statuses()).toEqual(["paid"]);
  });

  test("but can buy again when the day is over", async () => {
    const begun = await begin(shop.app, fromGate());
    await pay(begun);
    await redeem("aide-screener", keyHeader(begun.purchaseKey));
    now = new Date(start.getTime() + 24 * 3_600_000 + 1);
    expect((await ask(fromGate(), keyHeader(begun.purchaseKey))).status).toBe(200);
  });

  test("whom every tool is open to, neither for a tool nor for a credit", async () => {
    const headers = await signUp(shop.app);
    await grantRight(shop.app.services, "all-tools", "maria@example.org");
    for (const request of [fromGate(), fromPage()])
      await expectErrorBody(await ask(request, headers), 409, "already_open");
  });

  test("who has paid, and comes back before we have heard of it", async () => {
    const begun = await begin(shop.app, fromGate());
    await shop.simulator.control.pauseDeliveries();
    await shop.simulator.control.pay({ payment: paymentOf(begun), card: cards.pays });
    await expectErrorBody(await ask(fromGate(), keyHeader(begun.purchaseKey)), 409, "already_open");
    expect(await statuses()).toEqual(["paid"]);
    expect((await accessOf(keyHeader(begun.purchaseKey))).unspent).toHaveLength(1);
  });

  test("who has the page open in two tabs: the first one closes", async () => {
    const first = await begin(shop.app, fromGate());
    const second = await begin(shop.app, fromGate(), keyHeader(first.purchaseKey));
    await shop.settled();
    await expect(pay(first)).rejects.toThrow();
    await pay(second);
    expect(await statuses()).toEqual(["failed", "paid"]);
    expect((await accessOf(keyHeader(first.purchaseKey))).unspent).toHaveLength(1);
  });
});

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

describe("when the provider", () => {
  test.each(["error", "busy", "nonsense", "cut"] as const)(
    "has a bad day (%s), nothing is charged and it is said",
    async (fault) => {
      await shop.simulator.control.failRequests({ fault, count: 20 });
      const { message } = await expectErrorBody(await ask(fromGate()), 503, "provider_unavailable");
      expect(message).toContain("You were not charged.");
      expect(await statuses()).toEqual(["pending"]);
      await shop.simulator.control.clearFaults();
      const begun = await begin(shop.app, fromGate());
      await pay(begun);
      expect((await accessOf(keyHeader(begun.purchaseKey))).unspent).toHaveLength(1);
    },
  );

  test("stumbles once, nobody notices", async () => {
    await shop.simulator.control.failRequests({ fault: "cut", count: 1 });
    const before = begunAtProvider();
    await begin(shop.app, fromGate());
    expect(begunAtProvider()).toBe(before + 1);
  });

  test("cannot be asked by the return page, the payment is said to be safe", async () => {
    const begun = await begin(shop.app, fromGate());
    await pay(begun);
    await shop.simulator.control.failRequests({ fault: "error", count: 20 });
    const response = await shop.app.request(`${billing.confirmPayment.path}?session_id=${paymentOf(begun)}`);
    const { message } = await expectErrorBody(response, 503, "provider_unavailable");
    expect(message).toContain("your payment is safe");
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
    now = new Date(start.getTime() + later);
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
