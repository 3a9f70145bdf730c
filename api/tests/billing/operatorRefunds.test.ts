import { accounts, adminPayments, type PaymentDetails } from "@iep-insider/sdk/contract";
import { beforeEach, expect, test } from "vitest";
import { grantRight } from "../../src/accounts/grants.ts";
import { readTotals } from "../../src/totals/totals.ts";
import { callAs } from "../callAs.ts";
import { expectErrorBody } from "../errorBody.ts";
import { mailTo } from "../mails.ts";
import { registration } from "../samples.ts";
import { signIn, signUp, verify } from "../signedIn.ts";
import { buyersOf } from "./buyers.ts";
import { countedPayments } from "./countedPayments.ts";
import { day, membersOf } from "./members.ts";
import { begin, fromGate, fromPage, keyHeader, paymentOf } from "./shop.ts";
import { useShop } from "./useShop.ts";

const shop = useShop();
const { accessOf, pay, statuses } = buyersOf(shop);
const { join, isMember, atProvider } = membersOf(shop);
const operator = { email: "operator@example.org" };
let admin: { Authorization: string };

beforeEach(async () => {
  await signUp(shop.app, operator);
  await verify(shop.app, operator.email);
  await grantRight(shop.app.services, "admin", operator.email);
  admin = await signIn(shop.app, operator);
});

test("the record of a payment has what happened, once, however often it is told", async () => {
  const begun = await begin(shop.app, fromGate());
  await pay(begun, "declined");
  await pay(begun);
  for (const event of shop.provider.events.keys()) await shop.provider.deliver(event);
  // Also when the note that it was dealt with is gone.
  await shop.app.database.webhookEvents.destroy({ where: {} });
  for (const event of shop.provider.events.keys()) await shop.provider.deliver(event);
  const { events, entitlement, mails, provider } = await paymentDetails();
  expect(events.map(({ source, type, before, after }) => [source, type, before, after])).toEqual([
    ["buyer", "purchase.begun", null, "pending"],
    ["webhook", expect.stringMatching(/payment_intent|charge/), "pending", "pending"],
    ["webhook", expect.any(String), "pending", "paid"],
  ]);
  expect(events[2]?.eventId).toMatch(/^evt_/);
  expect(entitlement).toEqual({ tool: "aide-screener", usesLeft: 1, opensUntil: null });
  await mailTo(shop.app, "maria@example.org", "purchased");
  await expect
    .poll(async () => (await paymentDetails()).mails)
    .toMatchObject([{ kind: "purchased", state: "sent" }]);
  expect(mails).toHaveLength(1);
  expect(provider).toMatchObject({ page: paymentOf(begun), payment: expect.stringMatching(/^pi_/) });
});

test("the record of a payment outlives its account without a name; the mails of the payment are removed", async () => {
  const buyer = await signUp(shop.app, { email: "maria@example.org" });
  await pay(await begin(shop.app, fromGate(), buyer));
  const { data } = await callAs(shop.app, accounts.exportAccount, buyer);
  expect(data["payment_events"]).toMatchObject([{ type: "purchase.begun" }, { statusAfter: "paid" }]);
  const { password } = registration();
  await shop.app.request(accounts.deleteAccount.path, { json: { password }, headers: buyer });
  const left = await paymentDetails();
  expect(left).toMatchObject({ email: null, userId: null, entitlement: null, mails: [] });
  expect(left.events).toHaveLength(2);
  await expectTotals();
});

test("a refund returns the whole amount, ends the use, and is recorded once for two concurrent requests", async () => {
  const begun = await begin(shop.app, fromGate());
  await pay(begun);
  const { id } = await paymentDetails();
  const answers = await Promise.all([refund(id), refund(id)]);
  for (const answer of answers) expect(answer.status).toBe(200);
  await shop.provider.settled();
  expect(await outcomeOf(await refund(id))).toBe("was_refunded");
  expect(shop.provider.refunds.size).toBe(1);
  expect(await statuses()).toEqual(["refunded"]);
  expect(await accessOf(keyHeader(begun.purchaseKey))).toMatchObject({ unspent: [], open: [] });
  const { events, entitlement } = await paymentDetails();
  expect(entitlement).toBeNull();
  expect(events.filter(({ before, after }) => before !== after).map(({ after }) => after)).toEqual([
    "pending",
    "paid",
    "refunded",
  ]);
  expect(events.filter(({ source }) => source === "operator").map(({ eventId }) => eventId)).toContainEqual(
    expect.stringMatching(/^re_/),
  );
  const [entry, ...others] = await auditEntries("payment_refunded");
  expect(others).toEqual([]);
  expect(entry).toMatchObject({ subjectKind: "payment", subjectId: String(id) });
  expect(JSON.parse(entry?.detail ?? "")).toMatchObject({ cents: 499, kind: "quiz" });
  const { subject, text } = await mailTo(shop.app, "maria@example.org", "refunded");
  expect(subject).toBe("Your IEP Insider refund: $4.99");
  expect(text).toContain("You paid $4.99 for one use: 1:1 Aide Screener. We refunded all of it");
  expect(text).toContain("5 to 10 business days");
  expect(text).toContain("/contact");
  expect(await refundMails()).toBe(1);
  await expectTotals();
});

test("a refund whose event comes first is still the operator's", async () => {
  await pay(await begin(shop.app, fromPage()));
  const { id } = await paymentDetails();
  shop.provider.fail("late", { method: "refund" });
  expect(await outcomeOf(await refund(id))).toBe("refunded");
  await shop.provider.settled();
  expect(await auditEntries("payment_refunded")).toHaveLength(1);
  const [, , told, noted] = (await paymentDetails()).events;
  expect([told, noted]).toMatchObject([
    { source: "webhook", before: "paid", after: "refunded" },
    { source: "operator", type: "refund.created", before: "refunded", after: "refunded" },
  ]);
  await expectTotals();
});

test("a refund of an unpaid purchase is refused kindly, without a call to the provider", async () => {
  const begun = await begin(shop.app, fromPage());
  const { id } = await paymentDetails();
  expect((await expectErrorBody(await refund(id), 409, "not_refundable")).message).toContain("not paid");
  await pay(begun);
  await shop.provider.openDispute(paymentOf(begun));
  expect((await expectErrorBody(await refund(id), 409, "not_refundable")).message).toContain("disputes");
  expect(await auditEntries("payment_refunded")).toEqual([]);
  await expectErrorBody(await refund(987_654_321), 404, "not_found");
  await expectTotals();
});

test("a refund that the provider refuses, or does not answer, changes nothing and says so", async () => {
  const begun = await begin(shop.app, fromPage());
  await pay(begun);
  // The mail is sent separately, and its state is part of the record.
  await expect.poll(async () => (await paymentDetails()).mails).toMatchObject([{ state: "sent" }]);
  const before = await paymentDetails();
  const { id } = before;
  shop.provider.fail("down", { method: "refund" });
  const { message } = await expectErrorBody(await refund(id), 503, "provider_unavailable");
  expect(message).toContain("check this payment again");
  shop.provider.recover();
  // Disputed at the provider, and the news has not come.
  shop.provider.holdEvents();
  await shop.provider.openDispute(paymentOf(begun));
  const refused = await expectErrorBody(await refund(id), 409, "not_refundable");
  expect(refused.message).toContain("disputes");
  expect(await paymentDetails()).toEqual(before);
  expect(await auditEntries("payment_refunded")).toEqual([]);
});

test("a refund of a month closes the tools, and the subscription is ended by an action of its own", async () => {
  const { headers, subscription } = await join();
  const { id, membership } = await paymentDetails();
  expect(membership).toMatchObject({ status: "active", isLatestMonth: true, wasEnded: false });
  await expectErrorBody(await end(id), 409, "no_subscription");
  expect(await outcomeOf(await refund(id))).toBe("refunded");
  await shop.provider.settled();
  expect(await isMember(headers)).toBe(false);
  expect(atProvider(subscription)?.status).toBe("active");
  const { text } = await mailTo(shop.app, "maria@example.org", "refunded");
  expect(text).toContain("You paid $19.99 for one month of IEP Insider Pro.");
  expect(text).toContain("A refund by itself does not end a membership.");
  expect(await refundMails()).toBe(1);
  expect(await outcomeOf(await end(id))).toBe("ended");
  expect(atProvider(subscription)?.status).toBe("canceled");
  expect(await outcomeOf(await end(id))).toBe("was_over");
  await shop.provider.settled();
  expect(await paymentDetails()).toMatchObject({ membership: { wasEnded: true, status: "inactive" } });
  expect(await auditEntries("membership_ended")).toHaveLength(1);
  await expectTotals();
});

test("a refund of an earlier month changes the books alone", async () => {
  const { subscription } = await join();
  const { id } = await paymentDetails();
  shop.now = new Date(shop.start.getTime() + 30 * day);
  admin = await signIn(shop.app, operator);
  await shop.provider.renew(subscription);
  expect((await paymentDetails(id)).membership).toMatchObject({ isLatestMonth: false });
  expect(await outcomeOf(await refund(id))).toBe("refunded");
  await shop.provider.settled();
  expect(
    await isMember(await signIn(shop.app, { email: "maria@example.org", password: "seven blue kites" })),
  ).toBe(true);
  await expectErrorBody(await end(id), 409, "no_subscription");
  await expectTotals();
});

test("a refund made at the provider tells the buyer once, also when its event comes again later", async () => {
  const begun = await begin(shop.app, fromGate());
  await pay(begun);
  await shop.provider.refund(paymentOf(begun));
  expect(await statuses()).toEqual(["refunded"]);
  await mailTo(shop.app, "maria@example.org", "refunded");
  await shop.app.database.webhookEvents.destroy({ where: {} });
  for (const event of shop.provider.events.keys()) await shop.provider.deliver(event);
  expect(await outcomeOf(await refund((await paymentDetails()).id))).toBe("was_refunded");
  expect(await refundMails()).toBe(1);
  // The refund fails and is repeated, when the mail's row is gone.
  await shop.app.database.outgoingMails.destroy({ where: { kind: "refunded" } });
  await shop.app.database.payments.update({ status: "paid" }, { where: {} });
  await shop.app.database.webhookEvents.destroy({ where: {} });
  for (const event of shop.provider.events.keys()) await shop.provider.deliver(event);
  expect(await statuses()).toEqual(["refunded"]);
  expect(await refundMails()).toBe(0);
});

function refund(id: number) {
  return shop.app.request(adminPayments.refundPayment.path, { json: { id }, headers: admin });
}

function end(id: number) {
  return shop.app.request(adminPayments.endPaidMembership.path, { json: { id }, headers: admin });
}

function refundMails(): Promise<number> {
  return shop.app.database.outgoingMails.count({ where: { kind: "refunded" } });
}

async function outcomeOf(response: Response): Promise<string> {
  const body = (await response.json()) as { outcome: string };
  return body.outcome;
}

/** Of the newest payment, or of this one. */
async function paymentDetails(id?: number): Promise<PaymentDetails> {
  const newest = await shop.app.database.payments.findOne({ order: [["id", "DESC"]] });
  return callAs(shop.app, adminPayments.readPayment, admin, { id: id ?? newest?.id });
}

function auditEntries(action: "payment_refunded" | "membership_ended") {
  return shop.app.database.auditEntries.findAll({ where: { action } });
}

async function expectTotals(): Promise<void> {
  expect(await readTotals(shop.app.database)).toMatchObject(await countedPayments(shop.app.database));
}
