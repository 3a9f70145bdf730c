import { useLasts } from "@iep-insider/sdk/catalog";
import { access, purchaseKeyHeader } from "@iep-insider/sdk/contract";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { callAs } from "../../../tests/callAs.ts";
import { noLimits } from "../../../tests/createTestApp.ts";
import { expectErrorBody } from "../../../tests/errorBody.ts";
import { registerSite } from "../../../tests/sites.ts";
import { anotherApp, useEmptyApp } from "../../../tests/useTestApp.ts";
import { purgeSponsoredUses } from "../../jobs/purges.ts";
import { hashOfKey } from "../holder.ts";
import { giveBackUse, settleUse, takeAnswer } from "../uses.ts";
import { usedThisMonth } from "./month.ts";

const day = 24 * 60 * 60_000;
const siteKey = "site_sponsor123456";
let site: Record<string, string>;

const app = useEmptyApp("2026-11-21T10:00:00.000Z");
const { start } = app;
beforeAll(async () => {
  site = await registerSite(app, siteKey, "https://partner.example");
});
beforeEach(async () => {
  await app.database.partnerMonths.destroy({ where: {} });
  await sponsor(3);
});

const partner = async () => {
  const found = await app.database.partners.findOne({ where: { siteKey } });
  if (!found) throw new Error("There is no partner.");
  return found;
};
const sponsor = async (sponsoredUses: number, sponsored = true) =>
  (await partner()).update({ sponsored, sponsoredUses });
const used = async () => usedThisMonth(app.services, (await partner()).id);

const press = (tool: string, headers: Record<string, string> = {}) =>
  app.request(access.openSponsored.path, { json: { tool }, headers: { ...site, ...headers } });

const open = (tool: string, headers: Record<string, string> = {}) =>
  callAs(app, access.openSponsored, { ...site, ...headers }, { tool });

const keyed = (key: string) => ({ [purchaseKeyHeader]: key });

const ask = (headers: Record<string, string>) => callAs(app, access.getAccess, headers);

test("opens a tool that runs in the browser for 24 hours, on this page alone", async () => {
  const until = new Date(start.getTime() + useLasts).toISOString();
  const opened = await open("letter-generator");
  expect(opened).toMatchObject({ tool: "letter-generator", until });
  expect(await used()).toBe(1);
  const key = keyed(opened.purchaseKey);
  expect((await ask({ ...site, ...key })).open).toEqual([{ tool: "letter-generator", until }]);
  expect((await ask(key)).open).toEqual([]);
  expect((await ask({ ...key, Origin: "https://partner.example" })).open).toEqual([]);
  app.now = new Date(start.getTime() + useLasts);
  expect((await ask({ ...site, ...key })).open).toEqual([]);
});

test("costs nothing again within its day, and a use once it is over", async () => {
  const { purchaseKey } = await open("letter-generator");
  expect((await open("letter-generator", keyed(purchaseKey))).purchaseKey).toBe(purchaseKey);
  expect(await used()).toBe(1);
  app.now = new Date(start.getTime() + useLasts);
  await open("letter-generator", keyed(purchaseKey));
  expect(await used()).toBe(2);
});

test("counts one use for one browser that presses in many tabs at once", async () => {
  const { purchaseKey } = await open("letter-generator");
  await Promise.all(Array.from({ length: 5 }, () => open("504-screener", keyed(purchaseKey))));
  expect(await used()).toBe(2);
  // The letter that a screener leads to is one job with it.
  await open("letter-generator", keyed((await open("aide-screener")).purchaseKey));
  expect(await used()).toBe(3);
});

test("gives one answer of an AI tool, and gives it back when there is none", async () => {
  const { purchaseKey, until } = await open("goal-analyzer");
  expect(until).toBeNull();
  expect((await ask({ ...site, ...keyed(purchaseKey) })).unspent).toEqual([
    { tool: "goal-analyzer", kind: "ai_question" },
  ]);
  // A second press has nothing to pay for.
  await open("goal-analyzer", keyed(purchaseKey));
  expect(await used()).toBe(1);

  const place = { partnerId: (await partner()).id, origin: "https://partner.example" };
  const holder = { user: null, keyHash: hashOfKey(purchaseKey), place };
  const take = () => takeAnswer(app.services, holder, "goal-analyzer", 60_000);
  const failed = await take();
  if (failed.kind !== "reserved") throw new Error("Not reserved.");
  await giveBackUse(app.services, failed.reservation);
  const taken = await take();
  if (taken.kind !== "reserved") throw new Error("Not reserved.");
  expect(await settleUse(app.services, taken.reservation)).toBe(true);
  await expect(take()).rejects.toMatchObject({ code: "payment_required" });
  await open("goal-analyzer", keyed(purchaseKey));
  expect(await used()).toBe(2);
});

test("never gives more than a month has, however many press at once", async () => {
  await sponsor(20);
  const answers = await Promise.all(Array.from({ length: 60 }, () => press("letter-generator")));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  expect(statuses.filter((status) => status === 402)).toHaveLength(40);
  expect(await used()).toBe(20);
  expect(await app.database.entitlements.count()).toBe(20);
});

test("says when a month is used up, and starts over with the next", async () => {
  await sponsor(1);
  await open("letter-generator");
  await expectErrorBody(await press("letter-generator"), 402, "sponsor_used_up");
  expect((await ask(site)).site?.sponsor).toEqual({ uses: 1, isLeft: false, renewsOn: "2026-12-01" });
  app.now = new Date("2026-12-01T00:00:00.000Z");
  expect((await ask(site)).site?.sponsor).toEqual({ uses: 1, isLeft: true, renewsOn: "2027-01-01" });
  await open("letter-generator");
});

test.each([
  [
    "a page without a site key",
    () => app.request(access.openSponsored.path, { json: { tool: "letter-generator" } }),
  ],
  ["a partner that pays for nothing", async () => (await sponsor(3, false)) && press("letter-generator")],
])("opens nothing for %s", async (_, asked) => {
  await expectErrorBody(await asked(), 402, "payment_required");
  expect(await used()).toBe(0);
});

test("opens no tool that the partner leaves out", async () => {
  const settings = JSON.stringify({ tools: ["goal-analyzer"] });
  await (await partner()).update({ settings });
  await expectErrorBody(await press("letter-generator"), 403, "tool_not_offered");
  await (await partner()).update({ settings: null });
});

test("does not let one visitor use up a month", async () => {
  const limits = { ...noLimits, sponsoredUses: { requests: 2, window: day } };
  const limited = await anotherApp(app, { limits });
  const statuses: number[] = [];
  for (let n = 0; n < 3; n++) {
    const init = { json: { tool: "letter-generator" }, headers: site };
    statuses.push((await limited.request(access.openSponsored.path, init)).status);
  }
  expect(statuses).toEqual([200, 200, 429]);
});

test("a partner's settings are sent to its pages, and to no others", async () => {
  const settings = {
    brand: { name: "Bay Harbor", accent: "#0e5a5a" },
    tools: ["letter-generator"],
    emailGate: false,
  };
  await (await partner()).update({ settings: JSON.stringify(settings) });
  expect((await ask(site)).site).toEqual({
    name: "Bay Harbor",
    logo: null,
    accent: "#0e5a5a",
    phone: null,
    nextStep: null,
    emailGate: false,
    frameOnly: false,
    whiteLabel: null,
    tools: ["letter-generator"],
    defaultState: null,
    sponsor: { uses: 3, isLeft: true, renewsOn: "2026-12-01" },
  });
  expect((await ask({})).site).toBeNull();
  await (await partner()).update({ settings: null });
});

test("uses go 30 days after their key's end, and their number stays", async () => {
  await open("letter-generator");
  await open("goal-analyzer");
  const purge = () => purgeSponsoredUses.run(app.services, new AbortController().signal);
  app.now = new Date(start.getTime() + 60 * day);
  expect(await purge()).toBe(0);
  app.now = new Date(app.now.getTime() + 1);
  expect(await purge()).toBe(2);
  expect(await app.database.entitlements.count()).toBe(0);
  expect(await app.database.sponsoredUses.count()).toBe(0);
  expect(await app.database.partnerMonths.sum("sponsoredUses")).toBe(2);
});
