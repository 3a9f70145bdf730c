import { describe, expect, test } from "vitest";
import { createSimulator } from "../../simulator/createSimulator.ts";
import { createPaymentProvider } from "../../src/billing/provider/createPaymentProvider.ts";
import { ProviderRefused } from "../../src/billing/provider/errors.ts";
import type { PaymentProvider } from "../../src/billing/provider/PaymentProvider.ts";
import { createFakePaymentProvider } from "./fakePaymentProvider.ts";
import { cards } from "./simulatedShop.ts";

/** A provider, and what payer, bank, operator and time do there. */
interface Place {
  readonly api: PaymentProvider;
  pay(id: string, card?: "pays" | "declined" | "asksTheBank" | "paysOnce"): Promise<unknown>;
  answerBank(id: string, approves: boolean): Promise<unknown>;
  refund(id: string, amount?: number): Promise<unknown>;
  openDispute(id: string): Promise<string>;
  closeDispute(id: string, outcome: "won" | "lost"): Promise<unknown>;
  renew(id: string): Promise<unknown>;
  payArrears(id: string): Promise<unknown>;
  /** What was told so far: the types, and of which kind of object. */
  told(): [type: string, object: string | null][];
  close?(): Promise<void>;
}

const clock = () => new Date("2026-11-21T10:20:30.400Z");

function openFake(): Place {
  const fake = createFakePaymentProvider(clock, async () => true);
  return { ...fake, told: () => [...fake.events.values()].map(({ type, about }) => [type, about.object]) };
}

/** The `stripe` package, over HTTP with the simulator. */
async function openSimulator(): Promise<Place> {
  const keys = { secretKey: "sk_test_contract", webhookSecret: "whsec_contract" };
  const { listen, control, state, close } = createSimulator({ ...keys, allowedOrigins: [], clock });
  const simulatorUrl = `http://127.0.0.1:${await listen(0, "127.0.0.1")}`;
  return {
    api: createPaymentProvider({ ...keys, publishableKey: null, simulatorUrl }),
    pay: (payment, card = "pays") => control.pay({ payment, card: cards[card] }),
    answerBank: (payment, approves) => control.authenticate({ payment, approves }),
    refund: (payment, amount) => control.refund({ payment, ...(amount && { amount }) }),
    openDispute: async (payment) => (await control.openDispute({ payment })).dispute,
    closeDispute: (dispute, outcome) => control.closeDispute({ dispute, outcome }),
    renew: (subscription) => control.renew({ subscription }),
    payArrears: (subscription) => control.payArrears({ subscription }),
    told: () =>
      Object.values(state.events).map(({ type, body }) => [type, JSON.parse(body).data.object.object]),
    close,
  };
}

const urls = {
  successUrl: "https://iep.example/ok?id={CHECKOUT_SESSION_ID}",
  cancelUrl: "https://iep.example/",
};
const email = "maria@example.org";
const metadata = { payment: "12" };
const oneUse = { mode: "payment", email, amount: 499, name: "One use", metadata, ...urls } as const;

describe.each([
  ["the fake", openFake],
  ["the simulator and the stripe package", openSimulator],
])("%s", (_, open) => {
  const scenario = (title: string, play: (place: Place) => Promise<void>) =>
    test(title, async () => {
      const place = await open();
      await play(place).finally(() => place.close?.());
    });

  const subscribe = async ({ api, pay }: Place, card?: "paysOnce") => {
    const { id: price } = await api.createPrice({ lookupKey: "pro", amount: 1999, productName: "Pro" });
    const asked = { mode: "subscription", payer: { email }, price, metadata, ...urls } as const;
    const { id } = await api.createSession(asked, "join");
    await pay(id, card);
    return { id: (await api.getSession(id))?.subscription ?? "", session: id };
  };
  const refusal = (code: string, param?: string) =>
    expect.objectContaining({ code, ...(param && { param }) });

  scenario("a page: open, declined, paid, and its payment with it", async ({ api, pay, told }) => {
    const { id, url } = await api.createSession(oneUse, "page");
    expect(url).toContain(`/c/pay/${id}`);
    const open = { id, mode: "payment", status: "open", payment: null, subscription: null, metadata };
    expect(await api.getSession(id)).toMatchObject(open);
    await pay(id, "declined");
    const { payment } = (await api.getSession(id)) ?? {};
    expect(await api.getPayment(payment ?? "")).toMatchObject({
      ...{ status: "requires_payment_method", received: 0, wasDeclined: true, metadata, customer: null },
      charge: { isRefunded: false, isDisputed: false },
    });
    await pay(id);
    expect(await api.getSession(id)).toMatchObject({ status: "complete", url: null, payment });
    expect(await api.getPayment(payment ?? "")).toMatchObject({
      ...{ status: "succeeded", received: 499, currency: "usd", wasDeclined: false },
    });
    await expect(pay(id)).rejects.toThrow();
    expect(told()).toEqual([
      ["payment_intent.payment_failed", "payment_intent"],
      ["payment_intent.succeeded", "payment_intent"],
      ["checkout.session.completed", "checkout.session"],
    ]);
  });

  scenario("a page that expires takes no payment", async ({ api, pay, told }) => {
    const { id } = await api.createSession(oneUse, "page");
    await pay(id, "declined");
    expect(await api.expireSession(id)).toMatchObject({ status: "expired", url: null });
    expect((await api.getPayment((await api.getSession(id))?.payment ?? ""))?.status).toBe("canceled");
    await expect(pay(id)).rejects.toThrow();
    await expect(api.expireSession(id)).rejects.toThrow(ProviderRefused);
    expect(told().at(-1)).toEqual(["checkout.session.expired", "checkout.session"]);
  });

  scenario("a payment whose bank asks", async ({ api, pay, answerBank }) => {
    const asked = { amount: 499, email, metadata };
    const { id, clientSecret } = await api.createPayment(asked, "payment");
    expect(clientSecret).toContain(`${id}_secret_`);
    const seen = async () => (await api.getPayment(id)) ?? {};
    expect(await seen()).toMatchObject({
      status: "requires_payment_method",
      charge: null,
      wasDeclined: false,
    });
    await pay(id, "asksTheBank");
    expect(await seen()).toMatchObject({ status: "requires_action", received: 0, wasDeclined: false });
    await answerBank(id, false);
    expect(await seen()).toMatchObject({
      status: "requires_payment_method",
      wasDeclined: true,
      charge: null,
    });
    await pay(id, "asksTheBank");
    await answerBank(id, true);
    expect(await seen()).toMatchObject({
      status: "succeeded",
      received: 499,
      created: new Date(Date.parse("2026-11-21T10:20:30Z")),
    });
  });

  scenario("refunds: in part, the rest once, and nothing twice", async ({ api, pay, refund, told }) => {
    const { id } = await api.createPayment({ amount: 499, email, metadata }, "payment");
    await expect(api.refund(id, "early")).rejects.toThrow(ProviderRefused);
    await pay(id);
    await refund(id, 100);
    expect((await api.getPayment(id))?.charge).toMatchObject({ isRefunded: false });
    const rest = await api.refund(id, "rest");
    expect(rest).toMatch(/^re_/);
    expect(await api.refund(id, "rest")).toBe(rest);
    expect(await api.refund(id, "again")).toBeNull();
    expect((await api.getPayment(id))?.charge).toMatchObject({ isRefunded: true });
    expect(told().slice(1)).toEqual([
      ["charge.refunded", "charge"],
      ["charge.refunded", "charge"],
    ]);
  });

  scenario("a dispute: no refund meanwhile, and its outcome", async (place) => {
    const { api, pay, told } = place;
    const { id } = await api.createPayment({ amount: 499, email, metadata }, "payment");
    await pay(id);
    expect(await api.listDisputes(id)).toEqual([]);
    const dispute = await place.openDispute(id);
    expect(await api.listDisputes(id)).toEqual(["open"]);
    await expect(api.refund(id, "refund")).rejects.toThrow(refusal("charge_disputed"));
    await place.closeDispute(dispute, "won");
    expect(await api.listDisputes(id)).toEqual(["won"]);
    expect((await api.getPayment(id))?.charge).toMatchObject({ isDisputed: true });
    expect(told().slice(1)).toEqual([
      ["charge.dispute.created", "dispute"],
      ["charge.dispute.closed", "dispute"],
    ]);
  });

  scenario("a subscription: begun, renewed, set to end, kept, ended", async (place) => {
    const { api, told, renew } = place;
    const { id, session } = await subscribe(place);
    expect(await api.getSession(session)).toMatchObject({ status: "complete", payment: null });
    const first = await api.getSubscription(id);
    expect(first).toMatchObject({
      ...{ status: "active", isToEnd: false, metadata, customer: expect.stringMatching(/^cus_/) },
      ...{ periodStart: new Date("2026-11-21T10:20:30Z"), periodEnd: new Date("2026-12-21T10:20:30Z") },
      latestInvoice: { isPaid: true, amountPaid: 1999, payment: expect.stringMatching(/^pi_/) },
    });
    const payment = await api.getPayment(first?.latestInvoice?.payment ?? "");
    expect(payment).toMatchObject({ status: "succeeded", customer: first?.customer, metadata: {} });
    await renew(id);
    const second = await api.getSubscription(id);
    expect(second).toMatchObject({ status: "active", periodEnd: new Date("2027-01-21T10:20:30Z") });
    expect(second?.latestInvoice?.id).not.toBe(first?.latestInvoice?.id);
    expect(await api.endSubscriptionWithPeriod(id)).toMatchObject({ status: "active", isToEnd: true });
    expect(await api.keepSubscription(id)).toMatchObject({ status: "active", isToEnd: false });
    expect(await api.endSubscriptionWithPeriod(id)).toMatchObject({ status: "active", isToEnd: true });
    await renew(id);
    expect(await api.getSubscription(id)).toMatchObject({ status: "canceled", isToEnd: false });
    expect(await api.endSubscription(id)).toBeNull();
    await expect(api.endSubscriptionWithPeriod(id)).rejects.toThrow(ProviderRefused);
    expect(told()).toEqual([
      ["payment_intent.succeeded", "payment_intent"],
      ["customer.subscription.created", "subscription"],
      ["invoice.paid", "invoice"],
      ["checkout.session.completed", "checkout.session"],
      ["customer.subscription.updated", "subscription"],
      ["payment_intent.succeeded", "payment_intent"],
      ["invoice.paid", "invoice"],
      ["customer.subscription.updated", "subscription"],
      ["customer.subscription.updated", "subscription"],
      ["customer.subscription.updated", "subscription"],
      ["customer.subscription.deleted", "subscription"],
    ]);
  });

  scenario(
    "a subscription whose card fails, and is paid after all; its refund and its end",
    async (place) => {
      const { api, told } = place;
      const { id } = await subscribe(place, "paysOnce");
      await place.renew(id);
      expect(await api.getSubscription(id)).toMatchObject({
        ...{ status: "past_due", periodStart: new Date("2026-12-21T10:20:30Z") },
        latestInvoice: { isPaid: false, amountPaid: 0 },
      });
      expect(
        told()
          .slice(4)
          .map(([type]) => type),
      ).toEqual([
        "customer.subscription.updated",
        "payment_intent.payment_failed",
        "invoice.payment_failed",
        "customer.subscription.updated",
      ]);
      await place.payArrears(id);
      const paid = await api.getSubscription(id);
      expect(paid).toMatchObject({ status: "active", latestInvoice: { isPaid: true, amountPaid: 1999 } });
      expect(await api.refund(paid?.latestInvoice?.payment ?? "", "month")).toMatch(/^re_/);
      expect(await api.endSubscription(id)).toMatchObject({ status: "canceled" });
      expect(told().at(-1)).toEqual(["customer.subscription.deleted", "subscription"]);
    },
  );

  scenario("lists: newest first, since a moment, subscriptions without invoices", async (place) => {
    const { api } = place;
    const [page, other] = [await api.createSession(oneUse, "1"), await api.createSession(oneUse, "2")];
    const { id } = await api.createPayment({ amount: 499, email, metadata }, "3");
    const all = async <Row>(list: AsyncIterable<Row>) => {
      const rows: Row[] = [];
      for await (const row of list) rows.push(row);
      return rows;
    };
    const [before, after] = [clock(), new Date(clock().getTime() + 1000)];
    expect((await all(api.listSessions(before))).map((one) => one.id)).toEqual([other.id, page.id]);
    expect((await all(api.listPayments(before))).map((one) => one.id)).toEqual([id]);
    expect([...(await all(api.listSessions(after))), ...(await all(api.listPayments(after)))]).toEqual([]);
    const subscription = await subscribe(place);
    expect(await all(api.listSubscriptions())).toMatchObject([{ id: subscription.id, latestInvoice: null }]);
  });

  scenario("a key does one thing once, and no other", async ({ api }) => {
    const [one, again] = [await api.createSession(oneUse, "key"), await api.createSession(oneUse, "key")];
    expect(again.id).toBe(one.id);
    await expect(api.createSession({ ...oneUse, amount: 1999 }, "key")).rejects.toThrow(ProviderRefused);
    const customer = { email, metadata: { user: "7" } };
    expect(await api.createCustomer(customer, "a")).toBe(await api.createCustomer(customer, "a"));
    expect(await api.createCustomer(customer, "b")).not.toBe(await api.createCustomer(customer, "a"));
  });

  scenario("prices, portals, and what is not there", async ({ api }) => {
    expect(await api.findPrice("pro")).toBeNull();
    await api.createPrice({ lookupKey: "pro", amount: 1500, productName: "Pro" });
    const price = await api.createPrice({ lookupKey: "pro", amount: 1999, productName: "Pro" });
    expect(await api.findPrice("pro")).toEqual({ id: price.id, amount: 1999 });
    const customer = await api.createCustomer({ email, metadata }, "customer");
    expect(await api.createPortalSession(customer, "https://iep.example/")).toContain("/p/session/");
    await expect(api.createPortalSession("cus_lost", "https://iep.example/")).rejects.toThrow(
      refusal("resource_missing", "customer"),
    );
    const joining = { mode: "subscription", metadata, price: price.id, ...urls } as const;
    await expect(api.createSession({ ...joining, payer: { customer: "cus_lost" } }, "lost")).rejects.toThrow(
      refusal("resource_missing", "customer"),
    );
    const found = [api.getSession("cs_test_no"), api.getPayment("pi_no"), api.getSubscription("sub_no")];
    expect(await Promise.all([...found, api.endSubscription("sub_no")])).toEqual([null, null, null, null]);
    await expect(api.refund("pi_no", "refund")).rejects.toThrow(refusal("resource_missing"));
  });
});
