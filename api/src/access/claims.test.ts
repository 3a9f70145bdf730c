import { access, type ClaimedPurchase } from "@iep-insider/sdk/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../tests/createTestApp.ts";
import { beginEmpty } from "../../tests/emptyAccounts.ts";
import { expectErrorBody } from "../../tests/errorBody.ts";
import { purchase } from "../../tests/purchases.ts";
import { signUp } from "../../tests/signedIn.ts";
import { createPurchaseKey } from "./holder.ts";

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(() => beginEmpty(app));
afterAll(() => app.close());

async function claim(token: string, headers: Record<string, string> = {}): Promise<ClaimedPurchase> {
  const response = await app.request(access.claimPurchase.path, { json: { token }, headers });
  expect(response.status).toBe(200);
  return (await response.json()) as ClaimedPurchase;
}

async function unspent(purchaseKey: string): Promise<number> {
  const response = await app.request(access.getAccess.path, { headers: { "X-Purchase-Key": purchaseKey } });
  return ((await response.json()) as { unspent: unknown[] }).unspent.length;
}

describe("the link in a purchase mail", () => {
  test("gives another browser a key of its own, as often as it is opened", async () => {
    const { claimToken, key } = await purchase(app, { tool: "letters" });
    const one = await claim(claimToken);
    const two = await claim(claimToken);
    expect(one).toEqual({ tool: "letters", kind: "quiz", purchaseKey: expect.any(String) });
    expect(new Set([key, one.purchaseKey, two.purchaseKey]).size).toBe(3);
    for (const each of [key, one.purchaseKey, two.purchaseKey]) expect(await unspent(each)).toBe(1);
    // It is still one use.
    const headers = { "X-Purchase-Key": two.purchaseKey };
    await app.request(access.redeem.path, { json: { tool: "letters" }, headers });
    expect(await unspent(one.purchaseKey)).toBe(0);
  });

  test("adds to the key that a browser has", async () => {
    const { claimToken } = await purchase(app, { tool: "letters" });
    const own = await purchase(app, { tool: "screener" });
    expect((await claim(claimToken, own.headers)).purchaseKey).toBe(own.key);
    await claim(claimToken, own.headers);
    expect(await unspent(own.key)).toBe(2);
  });

  test("gives the purchase to the account that is signed in, unless it belongs to one", async () => {
    const { claimToken, payment } = await purchase(app, { tool: "letters" });
    const [first, second] = [await signUp(app), await signUp(app, { email: "ben@example.org" })];
    await claim(claimToken, first);
    await claim(claimToken, second);
    await payment.reload();
    const owner = await app.database.users.findByPk(payment.userId ?? 0);
    expect(owner?.email).toBe("maria@example.org");
    expect(await app.database.entitlements.count({ where: { userId: payment.userId } })).toBe(1);
  });

  test.each([
    ["of nothing", async () => createPurchaseKey()],
    ["of a purchase that is not paid", async () => (await purchase(app, { isPaid: false })).claimToken],
    [
      "of a purchase that was refunded",
      async () => {
        const { payment, claimToken } = await purchase(app);
        await payment.update({ status: "refunded" });
        return claimToken;
      },
    ],
  ])("%s opens nothing", async (_, makeToken) => {
    const token = await makeToken();
    const keys = await app.database.purchaseKeys.count();
    const response = await app.request(access.claimPurchase.path, { json: { token } });
    await expectErrorBody(response, 400, "invalid_link");
    expect(await app.database.purchaseKeys.count()).toBe(keys);
  });
});
