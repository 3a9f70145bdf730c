import {
  contacts,
  frameTokenHeader,
  type SiteErrorCode,
  siteKeyHeader,
  status,
} from "@iep-insider/sdk/contract";
import { beforeEach, expect, test } from "vitest";
import { noLimits, type TestApp } from "../../tests/createTestApp.ts";
import { expectErrorBody } from "../../tests/errorBody.ts";
import { supportRequest } from "../../tests/samples.ts";
import { registerSite } from "../../tests/sites.ts";
import { useTestApp } from "../../tests/useTestApp.ts";
import type { Partner } from "../database/models/partner.ts";
import { mintFrameToken } from "./frameToken.ts";
import { rotateKey } from "./keys.ts";
import { switchPartner } from "./service.ts";

const ours = "https://iep.example";
const key = "site_abcdefgh";
const page = "https://partner.example";
const begun = new Date("2026-11-22T10:20:30.000Z");
const day = 24 * 60 * 60_000;
let now = begun;

const options = {
  clock: () => now,
  environment: { publicOrigin: ours },
  limits: { ...noLimits, requestsOfSite: { requests: 7, window: 60_000 } },
};
const one = useTestApp(options);
const two = useTestApp({ ...options, beside: one });
beforeEach(async () => {
  now = begun;
  await one.database.rateLimits.destroy({ where: {} });
  await one.database.partners.destroy({ where: {} });
  await registerSite(one, key);
  await one.database.contacts.destroy({ where: {} });
});

type Headers = Readonly<Record<string, string>>;
const ask = (headers: Headers, app = one) => app.request(status.getHealth.path, { headers });
const fromPage = { [siteKeyHeader]: key, Origin: page };
const token = (siteKey = key) => ({ [frameTokenHeader]: mintFrameToken(one.services, siteKey) });

async function partnerOf(siteKey = key): Promise<Partner> {
  const { partnerId } = await one.database.partnerKeys.findByPk(siteKey, { rejectOnEmpty: true });
  return one.database.partners.findByPk(partnerId, { rejectOnEmpty: true });
}

/** @returns the new key. */
async function rotate(): Promise<string> {
  const partner = await partnerOf();
  await one.database.transaction(async (transaction) => {
    await partner.reload({ transaction });
    await rotateKey(one.services, transaction, "command", partner);
  });
  return partner.siteKey;
}

async function expectRefused(headers: Headers, code: SiteErrorCode): Promise<void> {
  const response = await ask(headers);
  // Any page may read why, so that its owner can be told.
  if (headers["Origin"]) expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
  await expectErrorBody(response, 403, code);
}

test.each([
  ["from the partner's page", fromPage, page],
  ["from our own page", { [siteKeyHeader]: key, Origin: ours }, null],
  ["from our own page, by a plain GET", { [siteKeyHeader]: key, "Sec-Fetch-Site": "same-origin" }, null],
  ["without a key, from anywhere", { Origin: "https://elsewhere.example" }, "*"],
])("a request that names a site key %s is answered, for that page", async (_, headers: Headers, allowed) => {
  const response = await ask(headers);
  expect([response.status, response.headers.get("Access-Control-Allow-Origin")]).toEqual([200, allowed]);
  expect(response.headers.get("Vary")).toBe("Origin, Accept-Language");
});

test.each([
  ["from another page", { ...fromPage, Origin: "https://elsewhere.example" }, "wrong_origin"],
  ["from a sandbox", { ...fromPage, Origin: "null" }, "missing_origin"],
  ["from no page", { [siteKeyHeader]: key }, "missing_origin"],
  [
    "from a page that is not ours",
    { [siteKeyHeader]: key, "Sec-Fetch-Site": "cross-site" },
    "missing_origin",
  ],
  ["with an unknown key", { ...fromPage, [siteKeyHeader]: "site_unknown1" }, "unknown_site"],
  ["with a key in other capitals", { ...fromPage, [siteKeyHeader]: "site_ABCDEFGH" }, "unknown_site"],
] as const)("a request that names a site key %s is refused: %s", async (_, headers: Headers, code) => {
  await expectRefused(headers, code);
});

test("a request that names a site key does nothing when it is refused", async () => {
  const headers = { ...fromPage, Origin: "https://elsewhere.example" };
  await one.request(contacts.sendSupportRequest.path, { json: supportRequest(), headers });
  expect(await one.database.contacts.count()).toBe(0);
});

test("a request that names a site key from one's own computer is answered where the partner allows it, with any port", async () => {
  await one.database.partners.update({ allowsLocalhost: true }, { where: {} });
  const Origin = "http://localhost:61234";
  const response = await ask({ ...fromPage, Origin });
  expect([response.status, response.headers.get("Access-Control-Allow-Origin")]).toEqual([200, Origin]);
});

test("a request that names a site key is refused while the partner is switched off, and for a partner that is not approved", async () => {
  await switchPartner(one.services, "command", { siteKey: key }, false);
  await expectRefused(fromPage, "site_off");
  await switchPartner(one.services, "command", { siteKey: key }, true);
  expect((await ask(fromPage)).status).toBe(200);
  for (const state of ["applied", "declined"] as const) {
    await one.database.partners.update({ status: state }, { where: {} });
    await expectRefused(fromPage, "site_off");
  }
});

test.each([
  ["that names no origin", {}],
  ["that names our origin", { Origin: ours }],
])("our own page in a partner's frame %s is known by its token", async (_, headers: Headers) => {
  expect((await ask({ [siteKeyHeader]: key, ...token(), ...headers })).status).toBe(200);
});

test.each([["for another key", () => token("site_another1")]])(
  "a frame is refused with a token %s",
  async (_, given) => {
    await expectRefused({ [siteKeyHeader]: key, Origin: "null", ...given() }, "frame_token");
  },
);

test("our own page in a partner's frame is refused after twelve hours, and on our own origin goes on", async () => {
  const headers = { [siteKeyHeader]: key, Origin: "null", ...token() };
  now = new Date(begun.getTime() + 12 * 60 * 60_000);
  await expectRefused(headers, "frame_token");
  expect((await ask({ ...headers, Origin: ours })).status).toBe(200);
});

test("our own page in a partner's frame lends its token to no other page", async () => {
  await expectRefused({ ...fromPage, Origin: "https://elsewhere.example", ...token() }, "wrong_origin");
});

test("our own page in a partner's frame gets nothing from a key that has ended", async () => {
  await switchPartner(one.services, "command", { siteKey: key }, false);
  await expectRefused({ [siteKeyHeader]: key, Origin: "null", ...token() }, "site_off");
});

test("a key that was rotated works for 30 days beside the new one", async () => {
  const newKey = await rotate();
  const fromNew = { ...fromPage, [siteKeyHeader]: newKey };
  expect(newKey).toMatch(/^site_[A-Za-z0-9]{24}$/);
  now = new Date(begun.getTime() + 30 * day - 1);
  expect([(await ask(fromPage)).status, (await ask(fromNew)).status]).toEqual([200, 200]);
  now = new Date(begun.getTime() + 30 * day);
  await expectRefused(fromPage, "site_key_ended");
  expect((await ask(fromNew)).status).toBe(200);
});

test("a key that two rotate at once has one end, and the partner one current key of those made", async () => {
  await Promise.all([rotateOwn(one), rotateOwn(two)]);
  const keys = await one.database.partnerKeys.findAll();
  const partner = await partnerOf();
  expect(keys).toHaveLength(3);
  expect(keys.filter(({ endsAt }) => endsAt === null).map(({ siteKey }) => siteKey)).toEqual([
    partner.siteKey,
  ]);
});

test("a partner's limit lets exactly as many through as it says, over all processes and keys", async () => {
  const newKey = await rotate();
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, index) =>
      ask({ ...fromPage, [siteKeyHeader]: index % 3 ? key : newKey }, index % 2 ? one : two),
    ),
  );
  const statuses = answers.map((answer) => answer.status).sort();
  expect(statuses).toEqual([...Array(7).fill(200), ...Array(9).fill(429)]);
  const refused = await ask(fromPage);
  expect(refused.headers.get("Access-Control-Allow-Origin")).toBe(page);
  await expectErrorBody(refused, 429, "rate_limited");
});

test("a partner's limit leaves other partners and pages without a key alone", async () => {
  const other = await registerSite(one, "site_another1", "https://another.example");
  for (let asked = 0; asked < 8; asked++) await ask(fromPage);
  expect((await ask(fromPage)).status).toBe(429);
  expect((await ask(other)).status).toBe(200);
  expect((await ask({ Origin: page })).status).toBe(200);
});

test("a partner's limit is not used up by requests that are refused", async () => {
  for (let asked = 0; asked < 8; asked++) await ask({ ...fromPage, Origin: "https://elsewhere.example" });
  expect((await ask(fromPage)).status).toBe(200);
});

function rotateOwn({ database, services }: TestApp): Promise<void> {
  return database.transaction(async (transaction) => {
    const partner = await database.partners.findOne({
      transaction,
      lock: transaction.LOCK.UPDATE,
      rejectOnEmpty: true,
    });
    await rotateKey(services, transaction, "command", partner);
  });
}
