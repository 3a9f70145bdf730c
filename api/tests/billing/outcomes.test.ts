import { billing } from "@iep-insider/sdk/contract";
import { expect, test } from "vitest";
import { expectErrorBody } from "../errorBody.ts";
import { registerSite } from "../sites.ts";
import { buyersOf } from "./buyers.ts";
import { begin, comeBack, fromGate, fromPage, keyHeader, paymentOf } from "./shop.ts";
import { useShop } from "./useShop.ts";

const shop = useShop();
const { accessOf, redeem, statuses, pay } = buyersOf(shop);

/** A use from the gate, paid. */
async function bought() {
  const begun = await begin(shop.app, fromGate());
  await pay(begun);
  return { id: paymentOf(begun), key: begun.purchaseKey, headers: keyHeader(begun.purchaseKey) };
}

test("a card that is declined opens nothing, and another one can be tried", async () => {
  const begun = await begin(shop.app, fromPage());
  const unspent = async () => (await accessOf(keyHeader(begun.purchaseKey))).unspent;
  for (let tries = 0; tries < 2; tries++) {
    await pay(begun, "declined");
    const failed = { status: "failed", purchaseKey: null };
    expect(await comeBack(shop.app, paymentOf(begun))).toMatchObject(failed);
  }
  expect(await unspent()).toEqual([]);
  await pay(begun);
  const paid = { status: "paid", alreadyProcessed: false };
  expect(await comeBack(shop.app, paymentOf(begun))).toMatchObject(paid);
  expect(await unspent()).toHaveLength(1);
});

test.each([
  [true, "paid", 1],
  [false, "failed", 0],
])("a card that asks the bank opens what the bank approves: %s", async (approves, status, uses) => {
  const begun = await begin(shop.app, fromPage());
  await pay(begun, "asksTheBank");
  expect(await comeBack(shop.app, paymentOf(begun))).toMatchObject({ status: "processing" });
  await shop.provider.answerBank(paymentOf(begun), approves);
  expect(await comeBack(shop.app, paymentOf(begun))).toMatchObject({ status });
  expect((await accessOf(keyHeader(begun.purchaseKey))).unspent).toHaveLength(uses);
});

test.each(["unused", "used"])("money that goes back by a refund takes the use with it: %s", async (how) => {
  const { id, headers } = await bought();
  if (how === "used") await redeem("aide-screener", headers);
  await shop.provider.refund(id);
  expect(await accessOf(headers)).toMatchObject({ unspent: [], open: [] });
  expect((await redeem("aide-screener", headers)).status).toBe(402);
  expect(await statuses()).toEqual(["refunded"]);
  expect(await comeBack(shop.app, id)).toMatchObject({ status: "refunded", purchaseKey: null });
});

test("money that goes back in part leaves the use", async () => {
  const { id } = await bought();
  await shop.provider.refund(id, 100);
  expect(await statuses()).toEqual(["paid"]);
});

test.each([
  ["won", "used", "paid", { unspent: [], open: [{ tool: "aide-screener" }, { tool: "letter-generator" }] }],
  ["lost", "unused", "disputed", { unspent: [], open: [] }],
] as const)(
  "money that goes back by a dispute closes the use until it is %s (%s)",
  async (outcome, how, status, left) => {
    const { id, headers } = await bought();
    if (how === "used") await redeem("aide-screener", headers);
    const dispute = await shop.provider.openDispute(id);
    expect(await statuses()).toEqual(["disputed"]);
    expect(await accessOf(headers)).toMatchObject({ unspent: [], open: [] });
    await shop.provider.closeDispute(dispute, outcome);
    expect(await statuses()).toEqual([status]);
    expect(await accessOf(headers)).toMatchObject(left);
    expect(await shop.app.database.outgoingMails.count({ where: { kind: "purchased" } })).toBe(1);
  },
);

test("the return page gives the key to the browser that began the payment, and to no one else", async () => {
  const { id, key, headers } = await bought();
  const own = "k".repeat(43);
  const first = await comeBack(shop.app, id, keyHeader(own));
  expect(first).toMatchObject({
    ...{ status: "paid", alreadyProcessed: false, purchaseKey: null },
    ...{ newAccountCreated: false, sessionToken: null },
  });
  expect((await accessOf(keyHeader(own))).unspent).toEqual([]);
  expect((await comeBack(shop.app, id)).purchaseKey).toBeNull();
  const returned = await comeBack(shop.app, id, headers);
  expect(returned).toEqual({ ...first, alreadyProcessed: true, purchaseKey: key });
});

test("the return page leaves a key bound to the partner's page that it was given on", async () => {
  const there = await registerSite(shop.app, "site_return1234567");
  const begun = await begin(shop.app, fromGate(), there);
  await pay(begun);
  const headers = keyHeader(begun.purchaseKey);
  expect((await comeBack(shop.app, paymentOf(begun), headers)).purchaseKey).toBeNull();
  expect((await accessOf(headers)).unspent).toEqual([]);
  expect((await accessOf({ ...headers, ...there })).unspent).toHaveLength(1);
});

test("the return page opened concurrently is handled once", async () => {
  const { id } = await bought();
  const answers = await Promise.all([1, 2, 3, 4].map(() => comeBack(shop.app, id)));
  expect(answers.filter(({ alreadyProcessed }) => !alreadyProcessed)).toHaveLength(1);
});

test("a GET of the return page's call changes nothing", async () => {
  const { id } = await bought();
  const response = await shop.app.request(`${billing.confirmPayment.path}?session_id=${id}`, {
    method: "GET",
  });
  await expectErrorBody(response, 405, "method_not_allowed");
  expect(await comeBack(shop.app, id)).toMatchObject({ alreadyProcessed: false });
});

test("the return page finds no payment that does not exist or belongs to another account", async () => {
  const asked = { amount: 499, email: "x@example.org", metadata: {} };
  const foreign = await shop.app.services.payments.createPayment(asked, "foreign");
  const open = (id: string) => shop.app.request(billing.confirmPayment.path, { json: { session_id: id } });
  for (const id of ["cs_test_nothing", "pi_nothing", foreign.id])
    await expectErrorBody(await open(id), 404, "not_found");
  await expectErrorBody(await open("../v1/customers"), 400, "invalid_request");
});
