import { adminPartners, type PartnerDetails } from "@iep-insider/sdk/contract";
import { beforeEach, expect, test } from "vitest";
import { callAs } from "../../../tests/callAs.ts";
import { operator, type Person } from "../../../tests/operators.ts";
import { application, manager } from "../../../tests/partnerAccounts.ts";
import { useEmptyApp } from "../../../tests/useTestApp.ts";
import { createCounter } from "../../usage/service.ts";
import { storedSubject } from "../../usage/subject.ts";

let admin: Person;

const app = useEmptyApp("2026-11-22T03:00:00.000Z");
beforeEach(async () => {
  await app.database.partners.destroy({ where: {} });
  await app.database.usageCounts.destroy({ where: {} });
  admin = await operator(app);
  await app.database.auditEntries.destroy({ where: {} });
});

const unseen = { seen: null, refused: null };

test("a partner is created with its own key, changed, turned off and on; each action is recorded", async () => {
  const made = await create({
    name: " Bay Harbor ",
    origins: ["https://Bay.example/", "https://bay.example", "http://localhost:3001"],
  });
  expect(made).toEqual({
    id: expect.any(Number),
    siteKey: expect.stringMatching(/^site_[A-Za-z0-9]{24}$/),
    name: "Bay Harbor",
    website: "",
    about: "",
    status: "approved",
    manager: null,
    origins: ["https://bay.example", "http://localhost:3001"],
    allowsLocalhost: false,
    revision: expect.any(String),
    active: true,
    keys: [
      { siteKey: made.siteKey, createdAt: app.now.toISOString(), endsAt: null, isCurrent: true, ...unseen },
    ],
    sponsored: null,
    allowsWhiteLabel: false,
    dailyCostLimit: null,
    createdAt: app.now.toISOString(),
    loads: 0,
  });
  const given = { name: "Bay Harbor Center", origins: ["https://www.bay.example", "https://bay.example"] };
  const { id, revision } = made;
  const changed = await done("changePartner", { id, revision, ...given });
  expect(changed).toEqual({ ...made, ...given, revision: expect.not.stringMatching(revision) });
  expect(await done("switchPartner", { id: made.id, active: false })).toEqual({ ...changed, active: false });
  expect(await done("switchPartner", { id: made.id, active: true })).toEqual(changed);
  expect(await auditEntries()).toEqual([
    ["partner_created", made.siteKey, { origins: 2 }, admin.id],
    ["partner_changed", made.siteKey, { isRenamed: true, originsAdded: 1, originsRemoved: 1 }, admin.id],
    ["partner_switched_off", made.siteKey, {}, admin.id],
    ["partner_switched_on", made.siteKey, {}, admin.id],
  ]);
});

test("a partner that is as it should be already is left alone", async () => {
  const given = { name: "Bay Harbor", origins: ["https://bay.example"] };
  const made = await create(given);
  const { id, revision } = made;
  expect(await done("changePartner", { id, revision, ...given })).toEqual(made);
  expect(await done("switchPartner", { id: made.id, active: true })).toEqual(made);
  expect(await auditEntries()).toHaveLength(1);
});

test("what a partner may cost is set and taken back; each action is recorded once", async () => {
  const { id, siteKey } = await create();
  for (const _ of [1, 2])
    expect((await done("sponsorPartner", { id, uses: 200 })).sponsored).toEqual({
      uses: 200,
      usedThisMonth: 0,
    });
  await app.database.partnerMonths.create({ partnerId: id, month: "2026-11", sponsoredUses: 7 });
  expect((await list()).rows[0]?.sponsored).toEqual({ uses: 200, usedThisMonth: 7 });
  expect((await done("sponsorPartner", { id, uses: null })).sponsored).toBeNull();
  for (const dailyCostLimit of [500, 500, 0, null])
    expect((await done("limitPartner", { id, dailyCostLimit })).dailyCostLimit).toBe(dailyCostLimit);
  for (const allowed of [true, true, false])
    expect((await done("allowWhiteLabel", { id, allowed })).allowsWhiteLabel).toBe(allowed);
  expect((await auditEntries()).slice(1)).toEqual([
    ["partner_sponsored", siteKey, { uses: 200 }, admin.id],
    ["partner_sponsored", siteKey, { uses: null }, admin.id],
    ["partner_limited", siteKey, { cents: 500 }, admin.id],
    ["partner_limited", siteKey, { cents: 0 }, admin.id],
    ["partner_limited", siteKey, { cents: null }, admin.id],
    ["partner_white_label_changed", siteKey, { allowed: true }, admin.id],
    ["partner_white_label_changed", siteKey, { allowed: false }, admin.id],
  ]);
});

test("an operator revokes a key immediately; a revoked current key is replaced", async () => {
  const { id, siteKey } = await create();
  const { keys } = await done("revokePartnerKey", { id, siteKey });
  expect(keys).toEqual([
    {
      siteKey: expect.not.stringMatching(siteKey),
      createdAt: app.now.toISOString(),
      endsAt: null,
      isCurrent: true,
      ...unseen,
    },
    {
      siteKey,
      createdAt: app.now.toISOString(),
      endsAt: app.now.toISOString(),
      isCurrent: false,
      ...unseen,
    },
  ]);
  expect((await auditEntries()).slice(1)).toEqual([["partner_key_revoked", siteKey, {}, admin.id]]);
});

test("the list has the newest first, and counts the loads of the last 30 days", async () => {
  const [old, busy] = [await create({ name: "Old" }), await create({ name: "Busy" })];
  for (const [date, siteKey, event] of [
    ["2026-10-24T00:00:00Z", busy.siteKey, "tool_load"],
    ["2026-11-22T02:00:00Z", busy.siteKey, "tool_load"],
    ["2026-11-22T02:00:00Z", busy.siteKey, "tool_start"],
    ["2026-10-23T23:59:59Z", old.siteKey, "tool_load"],
    ["2026-11-22T02:00:00Z", "", "tool_load"],
  ] as const) {
    app.now = new Date(date);
    const countEvent = createCounter(app.services);
    for (const tool of ["aide-screener", "letter-generator"] as const)
      await countEvent({ event, subject: storedSubject(tool), siteKey });
  }
  app.now = new Date("2026-11-22T03:00:00Z");
  const { rows } = await list();
  expect(rows.map(({ name, loads }) => [name, loads])).toEqual([
    ["Busy", 4],
    ["Old", 0],
  ]);
});

test.each([
  [{ search: "RIVER.example" }, ["Riverbend"]],
  [{ search: "%" }, []],
  [{ state: "off" }, ["Riverbend"]],
  [{ state: "on", search: "river" }, []],
])("the list narrowed to %j", async (query, names) => {
  const river = await create({ name: "Riverbend", origins: ["https://www.river.example"] });
  await create({ name: "Bay Harbor" });
  await done("switchPartner", { id: river.id, active: false });
  expect((await list(query)).rows.map(({ name }) => name)).toEqual(names);
});

test("the list tells those who asked from those who were approved, and whose account manages each", async () => {
  await create({ name: "Riverbend" });
  const { partner } = await manager(app, "manager@example.org");
  await app.database.partners.update({ status: "applied" }, { where: { id: partner.id } });
  const { rows } = await list({ status: "applied" });
  expect(rows).toMatchObject([
    { id: partner.id, ...presented, manager: { email: "manager@example.org" }, status: "applied" },
  ]);
  expect((await list({ status: "approved" })).rows.map(({ name }) => name)).toEqual(["Riverbend"]);
  expect((await list({ status: "declined" })).rows).toEqual([]);
});

test("the list finds a key exactly as it is written", async () => {
  const { siteKey } = await create({ name: "A" });
  expect((await list({ search: siteKey })).rows).toHaveLength(1);
  expect((await list({ search: siteKey.toLowerCase() })).rows).toHaveLength(0);
  const { id } = await create({ name: "B" });
  const [old] = (await list({ search: "B" })).rows;
  await done("revokePartnerKey", { id, siteKey: old?.siteKey ?? "" });
  expect((await list({ search: old?.siteKey ?? "" })).rows.map(({ name }) => name)).toEqual(["B"]);
});

const presented = {
  name: application.organization,
  website: application.website,
  about: application.about,
  origins: application.origins,
};

const create = (changes: Partial<PartnerDetails> = {}) =>
  done("createPartner", { name: "A center", origins: ["https://center.example"], ...changes });

function done(name: Exclude<keyof typeof adminPartners, "listPartners">, json: object) {
  return callAs(app, adminPartners[name], admin.headers, json);
}

function list(query: Record<string, string> = {}) {
  return callAs(app, adminPartners.listPartners, admin.headers, query);
}

async function auditEntries() {
  const entries = await app.database.auditEntries.findAll({ order: ["id"] });
  return entries.map((entry) => [entry.action, entry.subjectId, JSON.parse(entry.detail), entry.actorId]);
}
