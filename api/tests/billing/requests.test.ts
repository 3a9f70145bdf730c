import { expect, test } from "vitest";
import { expectErrorBody, expectWrongFields } from "../errorBody.ts";
import { registerSite } from "../sites.ts";
import { buyersOf } from "./buyers.ts";
import { begin, comeBack, fromGate, fromPage, keyHeader, paymentOf, publicOrigin } from "./shop.ts";
import { useShop } from "./useShop.ts";

const shop = useShop();
const { ask, accessOf, rows, statuses, begunAtProvider, pay } = buyersOf(shop);

test.each([
  ["an unknown tool", fromGate({ toolName: "Magic Wand", toolUsed: "wand" }), "toolName"],
  ["a tool of another kind", fromGate({ paymentType: "ai_question" }), "paymentType"],
  ["an unknown option", fromPage({ toolUsed: "Everything" }), "toolUsed"],
  ["an amount of one's own", { ...fromPage(), amount: 1 }, "amount"],
])("a purchase of something not for sale is refused with an explanation: %s", async (_, request, field) => {
  const before = begunAtProvider();
  await expectWrongFields(await ask(request), field);
  expect(await rows()).toEqual([]);
  expect(begunAtProvider()).toBe(before);
});

test.each([
  "https://evil.example/",
  `${publicOrigin}.evil.example/`,
  `https://iep.example@evil.example/`,
  "javascript:alert(1)",
  "https://partner.example/page",
])("the way back does not lead to %s", async (returnUrl) => {
  await expectWrongFields(await ask(fromGate({ returnUrl })), "returnUrl");
  expect(await rows()).toEqual([]);
});

test("the return link goes to the partner whose page started the purchase, and to no other", async () => {
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

test("when the provider does not answer, nothing is charged, the answer says so, and another try works", async () => {
  shop.provider.fail("down");
  const { message } = await expectErrorBody(await ask(fromGate()), 503, "provider_unavailable");
  expect(message).toContain("You were not charged.");
  expect(await statuses()).toEqual(["pending"]);
  shop.provider.recover();
  const begun = await begin(shop.app, fromGate());
  await pay(begun);
  expect((await accessOf(keyHeader(begun.purchaseKey))).unspent).toHaveLength(1);
});
