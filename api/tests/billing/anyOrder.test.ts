import fc from "fast-check";
import { expect, test } from "vitest";
import { reconcile } from "../../src/billing/reconcile/reconcile.ts";
import { readTotals } from "../../src/totals/totals.ts";
import { countedPayments } from "./countedPayments.ts";
import { begin, beginToJoin, emptyShop, fromGate, paymentOf } from "./shop.ts";
import { useShop } from "./useShop.ts";

const shop = useShop();

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

const one = { bought: "purchase aide-screener 1 undefined", member: "active 2026-12-21T10:20:30.000Z" };
const subscription = (until: string) => `subscription null null ${until}T10:20:30.000Z`;

/** What people do at the provider before its events are delivered, and what has to be true afterwards. */
const stories: Record<
  string,
  [act: () => Promise<unknown>, payments: string[], entitlements: string[], members?: string[]]
> = {
  bought: [buy, ["quiz paid 499"], [one.bought]],
  "bought with the second card": [
    async () => {
      const payment = paymentOf(await begin(shop.app, fromGate()));
      await shop.provider.pay(payment, "declined");
      await shop.provider.pay(payment);
    },
    ["quiz paid 499"],
    [one.bought],
  ],
  "bought and refunded": [async () => shop.provider.refund(await buy()), ["quiz refunded 499"], []],
  "disputed and won": [
    async () => shop.provider.closeDispute(await shop.provider.openDispute(await buy()), "won"),
    ["quiz paid 499"],
    [one.bought],
  ],
  "disputed and lost": [
    async () => shop.provider.closeDispute(await shop.provider.openDispute(await buy()), "lost"),
    ["quiz disputed 499"],
    [],
  ],
  joined: [join, ["subscription paid 1999"], [subscription("2026-12-24")], [one.member]],
  "joined and refunded": [
    async () => shop.provider.refund(await join()),
    ["subscription refunded 1999"],
    [],
    ["inactive 2026-11-21T10:20:30.000Z"],
  ],
  "joined and cancelled": [
    async () => shop.app.services.payments.endSubscriptionWithPeriod(await join()),
    ["subscription paid 1999"],
    [subscription("2026-12-21")],
    ["cancelled 2026-12-21T10:20:30.000Z"],
  ],
  "joined twice": [
    async () => {
      const pages = [await beginToJoin(shop.app), await beginToJoin(shop.app)];
      for (const { session } of pages) await shop.provider.pay(session);
    },
    ["subscription paid 1999", "subscription refunded 1999"],
    [subscription("2026-12-24")],
    [one.member],
  ],
};

async function buy(): Promise<string> {
  const payment = paymentOf(await begin(shop.app, fromGate()));
  await shop.provider.pay(payment);
  return payment;
}

async function join(): Promise<string> {
  const { session } = await beginToJoin(shop.app);
  await shop.provider.pay(session);
  return shop.provider.sessions.get(session)?.subscription ?? "";
}

test.each(Object.entries(stories))(
  "%s: the same truth in whatever order, however often and with whichever losses events come",
  async (_, [act, payments, entitlements, members = []]) => {
    await fc.assert(
      // Each number is an event to deliver; what is missing is lost until `reconcile` runs.
      fc.asyncProperty(fc.array(fc.nat(30), { maxLength: 12 }), fc.boolean(), async (picks, atOnce) => {
        await emptyShop(shop);
        shop.provider.holdEvents();
        await act();
        const held = shop.provider.heldEvents();
        const order = picks.map((pick) => held[pick % held.length] ?? "");
        if (atOnce) await Promise.all(order.map((event) => shop.provider.deliver(event)));
        else for (const event of order) await shop.provider.deliver(event);

        expect((await reconcile(shop.app.services)).unsolved).toEqual([]);
        const truth = await whatIsTrue();
        expect(truth).toMatchObject({ payments, entitlements, members });
        if (payments[0] === "quiz paid 499") expect(truth.purchaseMails).toBe(1);
        const totals = await readTotals(shop.app.database);
        expect(totals).toMatchObject(await countedPayments(shop.app.database));
        // A second look finds nothing to repair.
        expect((await reconcile(shop.app.services)).repaired).toEqual([]);
      }),
      { numRuns: 8 },
    );
  },
);
