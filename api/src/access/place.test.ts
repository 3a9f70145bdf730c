import { access, billing, siteKeyHeader } from "@iep-insider/sdk/contract";
import { beforeAll, expect, test } from "vitest";
import { callAs } from "../../tests/callAs.ts";
import { purchase } from "../../tests/purchases.ts";
import { registerSite } from "../../tests/sites.ts";
import { useEmptyApp } from "../../tests/useTestApp.ts";
import { purgeKeysOnSites } from "../jobs/purges.ts";
import { hashOfKey } from "./holder.ts";
import { opensAt, ourPlace } from "./place.ts";

const day = 24 * 60 * 60_000;
const siteKey = "site_place12345678";
const otherKey = "site_other12345678";
const page = "https://partner.example";
const elsewhere = "https://elsewhere.example";

const app = useEmptyApp("2026-11-21T10:00:00.000Z");
const { start } = app;
beforeAll(async () => {
  await registerSite(app, siteKey, page);
  await registerSite(app, otherKey, page);
});

const a = { partnerId: 1, origin: page };
const frame = { partnerId: 1, origin: null };

test.each([
  ["given on our own site, on our own site", ourPlace, ourPlace, true],
  ["given on our own site, on a partner's page", ourPlace, a, true],
  ["given on a partner's page, there", a, a, true],
  ["given on a partner's page, on another origin of it", a, { ...a, origin: elsewhere }, false],
  ["given on a partner's page, there under another partner's key", a, { ...a, partnerId: 2 }, false],
  ["given on a partner's page, there without a site key", a, { ...a, partnerId: null }, true],
  ["given on a partner's page, elsewhere without a key", a, { partnerId: null, origin: elsewhere }, false],
  ["given on a partner's page, on our own site", a, ourPlace, false],
  ["given in a frame, there", frame, frame, true],
  ["given in a frame, in another partner's", frame, { ...frame, partnerId: 2 }, false],
  ["given in a frame, on the partner's page", frame, a, false],
  ["given in a frame, on our own site", frame, ourPlace, false],
])("what a key was given for opens %s", (_, bound, place, opens) => {
  expect(opensAt(bound, place)).toBe(opens);
});

/** A purchase whose key was given on the partner's page. */
async function boughtThere() {
  const bought = await purchase(app, { tool: "letter-generator" });
  const partner = await app.database.partners.findOne({ where: { siteKey } });
  const endsAt = new Date(app.now.getTime() + 30 * day);
  await app.database.purchaseKeys.update(
    { partnerId: partner?.id ?? null, origin: page, endsAt },
    { where: { keyHash: hashOfKey(bought.key) } },
  );
  return bought;
}

const unspent = async (headers: Record<string, string>) =>
  (await callAs(app, access.getAccess, headers)).unspent.length;

test.each([
  ["its page, without the site key", { Origin: page }, 1],
  ["its page, with another partner's site key", { [siteKeyHeader]: otherKey, Origin: page }, 0],
])("a key of a partner's page from %s", async (_, from: Record<string, string>, uses) => {
  const { headers } = await boughtThere();
  expect(await unspent({ ...headers, ...from })).toBe(uses);
  const redeemed = await app.request(access.redeem.path, {
    json: { tool: "letter-generator" },
    headers: { ...headers, ...from },
  });
  expect(redeemed.status).toBe(uses === 1 ? 200 : 402);
});

test("a key of a partner's page ends 30 days after its last use, which puts the end off once a day at most", async () => {
  const { headers, key } = await boughtThere();
  const there = { ...headers, [siteKeyHeader]: siteKey, Origin: page };
  const endsAt = async () =>
    (await app.database.purchaseKeys.findOne({ where: { keyHash: hashOfKey(key) } }))?.endsAt?.getTime();
  app.now = new Date(start.getTime() + day - 1);
  await unspent(there);
  expect(await endsAt()).toBe(start.getTime() + 30 * day);
  app.now = new Date(start.getTime() + 29 * day);
  // From elsewhere nothing is put off.
  await unspent({ ...headers, Origin: elsewhere });
  expect(await endsAt()).toBe(start.getTime() + 30 * day);
  expect(await unspent(there)).toBe(1);
  expect(await endsAt()).toBe(app.now.getTime() + 30 * day);
  app.now = new Date(app.now.getTime() + 30 * day);
  expect(await unspent(there)).toBe(0);
  // The link in the receipt still opens it on our own site.
  expect(await app.database.entitlements.count()).toBe(1);
});

test("a key on a partner's page is deleted 30 days after it expires, and the purchase stays", async () => {
  await boughtThere();
  await purchase(app, {});
  const purge = () => purgeKeysOnSites.run(app.services, new AbortController().signal);
  app.now = new Date(start.getTime() + 60 * day);
  expect(await purge()).toBe(0);
  app.now = new Date(app.now.getTime() + 1);
  expect(await purge()).toBe(1);
  expect(await app.database.purchaseKeys.count()).toBe(1);
  expect(await app.database.payments.count()).toBe(2);
});

/** The payment provider is unreachable in this test: the key is stored before the provider is called. */
async function begin(from: Record<string, string>) {
  await app.request(billing.createPayment.path, {
    json: {
      email: "maria@example.org",
      paymentType: "quiz",
      toolUsed: "letter-generator",
      toolName: "letter-generator",
    },
    headers: from,
  });
  const [row] = await app.database.purchaseKeys.findAll();
  return row && { partner: row.partnerId !== null, origin: row.origin, endsAt: row.endsAt };
}

test.each<[where: string, from: () => Record<string, string>, bound: [boolean, string | null, boolean]]>([
  ["a partner's page", () => ({ [siteKeyHeader]: siteKey, Origin: page }), [true, page, true]],
  [
    "a partner's frame",
    () => ({ [siteKeyHeader]: siteKey, Origin: app.services.environment.publicOrigin }),
    [true, null, true],
  ],
  ["our own site", () => ({}), [false, null, false]],
  ["a page without a site key", () => ({ Origin: elsewhere }), [false, null, false]],
])(
  "a purchase that is begun on %s binds its key to that place for 30 days, or to none",
  async (_, from, bound) => {
    const [partner, origin, ends] = bound;
    const endsAt = ends ? new Date(start.getTime() + 30 * day) : null;
    expect(await begin(from())).toEqual({ partner, origin, endsAt });
  },
);
