import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { reconcile } from "../../src/billing/reconcile/reconcile.ts";
import { readTotals } from "../../src/totals/totals.ts";
import { countedPayments } from "./countedPayments.ts";
import { emptyShop } from "./emptyShop.ts";
import { begin, beginToJoin, cards, fromGate, openShop, paymentOf, type Shop } from "./shop.ts";

const now = new Date("2026-11-21T10:20:30.000Z");
let shop: Shop;

beforeAll(async () => {
  shop = await openShop({ clock: () => now });
});
afterAll(() => shop.close());

/** All that access and the books rest on, without what counts up. */
async function whatIsTrue() {
  const { payments, entitlements, users, outgoingMails } = shop.app.database;
  const mails = await outgoingMails.findAll();
  return {
    payments: (await payments.findAll())
      .map(({ paymentType, status, amount }) => `${paymentType} ${status} ${amount}`)
      .toSorted(),
    entitlements: (await entitlements.findAll())
      .map(({ source, tool, usesLeft, endsAt }) => `${source} ${tool} ${usesLeft} ${endsAt?.toISOString()}`)
      .toSorted(),
    members: (await users.findAll()).map(
      ({ subscriptionStatus, subscriptionEndDate }) =>
        `${subscriptionStatus} ${subscriptionEndDate?.toISOString()}`,
    ),
    purchaseMails: mails.filter(({ kind }) => kind === "purchased").length,
  };
}

/** What people do at the provider; each leaves events that nobody has heard yet. */
const stories = {
  async bought() {
    await buy();
    return {
      payments: ["quiz paid 499"],
      entitlements: ["purchase aide-screener 1 undefined"],
      members: [],
    };
  },
  async "bought at the second card"() {
    const payment = paymentOf(await begin(shop.app, fromGate()));
    await shop.simulator.control.pay({ payment, card: cards.declined });
    await shop.simulator.control.pay({ payment, card: cards.pays });
    return {
      payments: ["quiz paid 499"],
      entitlements: ["purchase aide-screener 1 undefined"],
      members: [],
    };
  },
  async "bought and refunded"() {
    await shop.simulator.control.refund({ payment: await buy() });
    return { payments: ["quiz refunded 499"], entitlements: [], members: [] };
  },
  async "disputed and won"() {
    const { dispute } = await shop.simulator.control.openDispute({ payment: await buy() });
    await shop.simulator.control.closeDispute({ dispute, outcome: "won" });
    return {
      payments: ["quiz paid 499"],
      entitlements: ["purchase aide-screener 1 undefined"],
      members: [],
    };
  },
  async joined() {
    await join();
    return {
      payments: ["subscription paid 1999"],
      entitlements: ["subscription null null 2026-12-24T10:20:30.000Z"],
      members: ["active 2026-12-21T10:20:30.000Z"],
    };
  },
  async "joined and refunded"() {
    await shop.simulator.control.refund({ payment: firstPaymentOf(await join()) });
    return {
      payments: ["subscription refunded 1999"],
      entitlements: [],
      members: ["inactive 2026-11-21T10:20:30.000Z"],
    };
  },
  async "joined and cancelled"() {
    await shop.app.services.payments.endSubscriptionWithPeriod(await join());
    return {
      payments: ["subscription paid 1999"],
      entitlements: ["subscription null null 2026-12-21T10:20:30.000Z"],
      members: ["cancelled 2026-12-21T10:20:30.000Z"],
    };
  },
  async "joined twice"() {
    const pages = [await beginToJoin(shop.app), await beginToJoin(shop.app)];
    for (const { session } of pages) await shop.simulator.control.pay({ payment: session, card: cards.pays });
    return {
      payments: ["subscription paid 1999", "subscription refunded 1999"],
      entitlements: ["subscription null null 2026-12-24T10:20:30.000Z"],
      members: ["active 2026-12-21T10:20:30.000Z"],
    };
  },
} as const;

/** Those of earlier runs: their accounts are gone, and reconciling would rightly ask for a look at them. */
async function endMemberships(): Promise<void> {
  for (const { id, status } of Object.values(shop.simulator.state.subscriptions))
    if (status !== "canceled") await shop.app.services.payments.endSubscription(id);
}

async function buy(): Promise<string> {
  const payment = paymentOf(await begin(shop.app, fromGate()));
  await shop.simulator.control.pay({ payment, card: cards.pays });
  return payment;
}

async function join(): Promise<string> {
  const { session } = await beginToJoin(shop.app);
  await shop.simulator.control.pay({ payment: session, card: cards.pays });
  return shop.simulator.state.sessions[session]?.subscription ?? "";
}

function firstPaymentOf(subscription: string): string {
  const { invoices, subscriptions } = shop.simulator.state;
  return invoices[subscriptions[subscription]?.latestInvoice ?? ""]?.paymentIntent ?? "";
}

const names = Object.keys(stories) as (keyof typeof stories)[];

describe.each(names)("%s", (name) => {
  test("is the same truth in whatever order, however often, and with whichever losses its events come", async () => {
    await fc.assert(
      // Each number is an event to deliver; what is missing is lost until somebody reconciles.
      fc.asyncProperty(
        fc.array(fc.nat({ max: 30 }), { maxLength: 12 }),
        fc.boolean(),
        async (picks, atOnce) => {
          await endMemberships();
          await emptyShop(shop);
          await shop.simulator.control.pauseDeliveries();
          const expected = await stories[name]();
          const held = (await shop.simulator.control.listEvents()).filter(
            ({ delivery }) => delivery === "held",
          );
          const order = picks.map((pick) => held[pick % held.length]?.id ?? "");
          if (atOnce) await Promise.all(order.map((event) => shop.simulator.control.resendEvent({ event })));
          else for (const event of order) await shop.simulator.control.resendEvent({ event });
          // The rest is lost.
          for (const { id } of held)
            await shop.app.database.webhookEvents.upsert({ id, type: "lost", createdAt: now });

          expect((await reconcile(shop.app.services)).unsolved).toEqual([]);
          const truth = await whatIsTrue();
          expect(truth).toMatchObject(expected);
          const isBought = expected.payments[0] === "quiz paid 499";
          if (isBought) expect(truth.purchaseMails).toBe(1);
          const totals = await readTotals(shop.app.database);
          expect(totals).toMatchObject(await countedPayments(shop.app.database));
          // A second look finds nothing to mend.
          expect((await reconcile(shop.app.services)).mended).toEqual([]);
        },
      ),
      { numRuns: 8 },
    );
  }, 120_000);
});
