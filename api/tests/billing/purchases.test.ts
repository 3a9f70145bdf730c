import { access } from "@iep-insider/sdk/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { mailTo } from "../mails.ts";
import { signUp } from "../signedIn.ts";
import { emptyShop } from "./emptyShop.ts";
import {
  begin,
  cards,
  comeBack,
  fromGate,
  fromPage,
  keyHeader,
  openShop,
  paymentOf,
  type Shop,
} from "./shop.ts";

const now = new Date("2026-11-21T10:20:30.000Z");
let shop: Shop;

beforeAll(async () => {
  shop = await openShop({ clock: () => now });
});
beforeEach(() => emptyShop(shop));
afterAll(() => shop.close());

const accessOf = async (headers: Record<string, string>) =>
  (await shop.app.request(access.getAccess.path, { headers })).json();
const rows = async () =>
  (await shop.app.database.payments.findAll({ order: ["id"] })).map(({ status, toolUsed, userId }) => ({
    status,
    toolUsed,
    userId,
  }));

describe("a purchase from a tool's gate", () => {
  test("by a visitor opens the tool for the browser that began it, and by the mail for any other", async () => {
    const begun = await begin(shop.app, fromGate());
    expect(begun).toEqual({
      checkoutUrl: expect.stringContaining("/c/pay/cs_test_"),
      purchaseKey: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(await rows()).toEqual([{ status: "pending", toolUsed: "aide-screener", userId: null }]);
    expect(await accessOf(keyHeader(begun.purchaseKey))).toMatchObject({ unspent: [], isPending: true });

    await shop.simulator.control.pay({ payment: paymentOf(begun), card: cards.pays });
    await shop.settled();
    expect(await rows()).toEqual([{ status: "paid", toolUsed: "aide-screener", userId: null }]);
    const bought = { unspent: [{ tool: "aide-screener", kind: "quiz" }], isPending: false };
    expect(await accessOf(keyHeader(begun.purchaseKey))).toMatchObject(bought);

    const { text } = await mailTo(shop.app, "maria@example.org", "purchased");
    const token = /\/advanced-tools\?tool=aide-screener&claim=([\w-]{43})$/m.exec(text)?.[1];
    const claimed = await shop.app.request(access.claimPurchase.path, { json: { token } });
    const { purchaseKey } = (await claimed.json()) as { purchaseKey: string };
    expect(await accessOf(keyHeader(purchaseKey))).toMatchObject(bought);
  });
});

describe("a purchase on the pay-per-use page", () => {
  test("by a member of no plan is the account's, and a credit of its kind", async () => {
    const headers = await signUp(shop.app);
    const begun = await begin(shop.app, fromPage({ email: "other@example.org" }), headers);
    expect(begun).toEqual({ clientSecret: expect.stringMatching(/^pi_\w+_secret_\w+$/), purchaseKey: null });
    await shop.simulator.control.pay({ payment: paymentOf(begun), card: cards.pays });
    await shop.settled();
    expect(await accessOf(headers)).toMatchObject({ unspent: [{ tool: null, kind: "quiz" }] });
    expect(await comeBack(shop.app, paymentOf(begun))).toMatchObject({
      status: "paid",
      tool: null,
      kind: "quiz",
      purchaseKey: null,
      alreadyProcessed: false,
    });
    // The account's address, whatever was typed.
    await mailTo(shop.app, "maria@example.org", "purchased");
  });
});
