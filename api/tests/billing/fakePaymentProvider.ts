import { nothingCharged, ProviderUnavailable } from "../../src/billing/provider/errors.ts";
import type { PaymentProvider } from "../../src/billing/provider/PaymentProvider.ts";
import type { ProviderEvent } from "../../src/billing/provider/webhookSignature.ts";
import type { Clock } from "../../src/clock.ts";
import { type Card, createFakeBooks, newId, put, refused, the } from "./fakeBooks.ts";

/** `down`: nothing was done. `cut`: it was done, and the answer is lost. `late`: its events arrive before its answer. */
export type Fault = "down" | "cut" | "late";

export type FakePaymentProvider = ReturnType<typeof createFakePaymentProvider>;

/** What fails before anyone can be charged; the refusal says so. */
const beginnings = ["createCustomer", "findPrice", "createPrice", "createSession", "createPayment"];

/**
 * The payment provider in memory, for tests of what we do with its answers. `providerContract.test.ts` holds it to
 * the simulator, which the `stripe` package talks to over HTTP.
 * @param hear takes each event, in order: what the webhook does once a signature is verified.
 */
export function createFakePaymentProvider(clock: Clock, hear: (event: ProviderEvent) => Promise<unknown>) {
  const books = createFakeBooks(clock, tell);
  const { sessions, payments, subscriptions, customers, prices, disputes, refunds, portals } = books;
  const doneUnderKey = new Map<string, { readonly asked: string; readonly id: string }>();
  const events = new Map<string, ProviderEvent>();
  let held: ProviderEvent[] | null = null;
  let deliveries = Promise.resolve<unknown>(null);
  let faults: { fault: Fault; method: keyof PaymentProvider | null; left: number }[] = [];

  const newestFirst = <Row extends { created: Date }>(rows: Map<string, Row>, since = new Date(0)) =>
    [...rows.values()].filter(({ created }) => created.getTime() + 999 >= since.getTime()).toReversed();

  const api: PaymentProvider = {
    createCustomer: (asked, key) =>
      call("createCustomer", () => once(key, asked, () => put(customers, "cus", asked.email))),
    findPrice: (lookupKey) =>
      call("findPrice", () => {
        const found = [...prices.values()].find((price) => price.lookupKey === lookupKey);
        return found ? { id: found.id, amount: found.amount } : null;
      }),
    createPrice: ({ lookupKey, amount }) =>
      call("createPrice", () => {
        for (const price of prices.values()) if (price.lookupKey === lookupKey) price.lookupKey = null;
        const id = newId("price");
        prices.set(id, { id, amount, lookupKey });
        return { id, amount };
      }),
    createSession: (asked, key) =>
      call("createSession", () =>
        the(
          sessions,
          once(key, asked, () => books.newSession(asked)),
        ),
      ),
    getSession: (id) => call("getSession", () => sessions.get(id) ?? null),
    expireSession: (id) => call("expireSession", () => books.expire(the(sessions, id))),
    listSessions: (since) => list("listSessions", () => newestFirst(sessions, since)),
    createPayment: (asked, key) =>
      call("createPayment", () =>
        the(
          payments,
          once(key, asked, () => books.newPayment(asked)),
        ),
      ),
    getPayment: (id) => call("getPayment", () => payments.get(id) ?? null),
    listPayments: (since) => list("listPayments", () => newestFirst(payments, since)),
    getSubscription: (id) => call("getSubscription", () => subscriptions.get(id) ?? null),
    listSubscriptions: () =>
      list("listSubscriptions", () =>
        newestFirst(subscriptions).map((one) => ({ ...one, latestInvoice: null })),
      ),
    endSubscriptionWithPeriod: (id) =>
      call("endSubscriptionWithPeriod", () => {
        const subscription = books.running(id);
        if (!subscription.isToEnd) books.change(subscription, { isToEnd: true });
        return subscription;
      }),
    keepSubscription: (id) =>
      call("keepSubscription", () => {
        const subscription = books.running(id);
        if (subscription.isToEnd) books.change(subscription, { isToEnd: false });
        return subscription;
      }),
    endSubscription: (id) =>
      call("endSubscription", () =>
        !subscriptions.has(id) || subscriptions.get(id)?.status === "canceled"
          ? null
          : books.end(books.running(id)),
      ),
    createPortalSession: (customer, returnUrl) =>
      call("createPortalSession", () => {
        the(customers, customer, "customer");
        return `https://provider.example/p/session/${put(portals, "test", { customer, returnUrl })}`;
      }),
    refund: (payment, key) =>
      call("refund", () => {
        const { charge } = the(payments, payment, "payment_intent");
        if (charge?.isRefunded && !doneUnderKey.has(key)) return null;
        return once(key, payment, () => books.giveBack(payment));
      }),
    listDisputes: (payment) =>
      call("listDisputes", () =>
        [...disputes.values()]
          .filter((one) => one.payment === payment)
          .map(({ status }) => status)
          .toReversed(),
      ),
  };

  return {
    api,
    ...{ sessions, payments, subscriptions, prices, refunds, portals },
    /** All that was told, heard or not, oldest first. */
    events,
    /** The payer presses "Pay". @throws when it cannot be paid (any more). */
    async pay(id: string, card: Card = "pays") {
      const session = sessions.get(id);
      if (session && session.status !== "open") throw new Error(`${id} is ${session.status}.`);
      const payment = session ? books.paymentOf(session) : the(payments, id);
      if (payment.status === "succeeded" || payment.status === "canceled")
        throw new Error(`${id} is ${payment.status}.`);
      if (card === "asksTheBank") Object.assign(payment, { status: "requires_action", wasDeclined: false });
      else books.charge(payment, card, session);
      await settled();
    },
    /** Answers the bank's question. */
    async answerBank(id: string, approves: boolean) {
      const session = sessions.get(id);
      const payment = session ? books.paymentOf(session) : the(payments, id);
      const earlier = payment.charge;
      books.charge(payment, approves ? "pays" : "declined", session);
      // The card was not tried.
      if (!approves) payment.charge = earlier;
      await settled();
    },
    /** As the operator would in the provider's dashboard. */
    async refund(id: string, amount?: number) {
      books.giveBack(books.chargedFor(id).id, amount);
      await settled();
    },
    async openDispute(id: string) {
      const payment = books.chargedFor(id);
      if (payment.charge) payment.charge.isDisputed = true;
      const dispute = put(disputes, "du", { payment: payment.id, status: "open" });
      tell("charge.dispute.created", "dispute", dispute, { payment_intent: payment.id });
      await settled();
      return dispute;
    },
    async closeDispute(id: string, outcome: "won" | "lost") {
      const dispute = the(disputes, id);
      dispute.status = outcome;
      tell("charge.dispute.closed", "dispute", id, { payment_intent: dispute.payment });
      await settled();
    },
    /** The period is over: the next one is charged, or the subscription ends if that was asked for. */
    async renew(id: string, succeeds?: boolean) {
      const subscription = books.running(id);
      if (subscription.isToEnd) books.end(subscription);
      else books.beginPeriod(subscription, succeeds ?? subscription.card !== "paysOnce");
      await settled();
    },
    /** The bank thinks better of it. */
    async payArrears(id: string) {
      books.payInvoice(books.running(id), true);
      await settled();
    },
    /** What the provider does when all further tries failed. */
    async giveUp(id: string) {
      books.end(books.running(id));
      await settled();
    },
    /** The next calls go wrong: all, or this many, or those of a method. */
    fail(fault: Fault, { method = null, calls = Number.POSITIVE_INFINITY }: Partial<FaultPlace> = {}) {
      faults.push({ fault, method, left: calls });
    },
    recover() {
      faults = [];
    },
    /** From now on events wait, until they are delivered one by one, or all. */
    holdEvents() {
      held ??= [];
    },
    /** @returns ids, oldest first. */
    heldEvents: () => (held ?? []).map(({ id }) => id),
    async releaseEvents() {
      const waiting = held ?? [];
      held = null;
      for (const event of waiting) deliver(event);
      await settled();
    },
    /** Delivers an event now, whatever became of it before. */
    deliver: (id: string) => hear(the(events, id)),
    settled,
    /** Forgets everything. */
    async reset() {
      faults = [];
      held = null;
      await settled().finally(() => (deliveries = Promise.resolve(null)));
      for (const table of [...books.tables, doneUnderKey, events]) table.clear();
    },
  };

  async function call<Answer>(method: keyof PaymentProvider, work: () => Answer): Promise<Answer> {
    const next = faults.find((one) => one.left > 0 && (one.method === null || one.method === method));
    if (next) next.left -= 1;
    const lost = new ProviderUnavailable(beginnings.includes(method) ? nothingCharged : undefined);
    if (next?.fault === "down") throw lost;
    // What changes later changes no answer.
    const answer = structuredClone(work());
    if (next?.fault === "cut") throw lost;
    if (next?.fault === "late") await settled();
    return answer;
  }

  async function* list<Row>(method: keyof PaymentProvider, work: () => Row[]): AsyncGenerator<Row> {
    yield* await call(method, work);
  }

  /** The same request under the same key is done once. */
  function once(key: string, request: object | string, work: () => string): string {
    const asked = JSON.stringify(request);
    const before = doneUnderKey.get(key);
    if (before && before.asked !== asked) throw refused("idempotency_error");
    const id = before?.id ?? work();
    doneUnderKey.set(key, { asked, id });
    return id;
  }

  function tell(type: string, object: string, id: string, names: Partial<ProviderEvent["about"]> = {}) {
    const about = { id, object, payment_intent: null, subscription: null, ...names };
    const event = { id: newId("evt"), type, createdAt: books.now(), about };
    events.set(event.id, event);
    if (held) held.push(event);
    else deliver(event);
  }

  function deliver(event: ProviderEvent) {
    // What fails is delivered once more; if that fails too, `settled` tells of it in the test that it belongs to.
    deliveries = deliveries.then(() => hear(event).catch(() => hear(event)));
    deliveries.catch(() => undefined);
  }

  async function settled() {
    let last = null;
    while (last !== deliveries) {
      last = deliveries;
      await last;
    }
  }
}

interface FaultPlace {
  readonly method: keyof PaymentProvider | null;
  readonly calls: number;
}
