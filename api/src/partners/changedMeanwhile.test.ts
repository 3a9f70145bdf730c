import {
  adminPartners,
  type LogoToSet,
  type OwnPartner,
  type PartnerSite,
  partners,
  type SettingsToChange,
  type SiteChange,
} from "@iep-insider/sdk/contract";
import { beforeEach, expect, test } from "vitest";
import { callAs } from "../../tests/callAs.ts";
import type { TestApp } from "../../tests/createTestApp.ts";
import { beginEmpty } from "../../tests/emptyAccounts.ts";
import { expectErrorBody } from "../../tests/errorBody.ts";
import { operator, type Person } from "../../tests/operators.ts";
import { manager } from "../../tests/partnerAccounts.ts";
import { useTestApp } from "../../tests/useTestApp.ts";

const one = useTestApp();
const two = useTestApp({ beside: one });
let owner: Person;
let admin: Person;
let id: number;

beforeEach(async () => {
  await beginEmpty(one);
  const { partner, ...who } = await manager(one);
  [owner, id] = [who, partner.id];
  admin = await operator(one);
  await one.database.auditEntries.destroy({ where: {} });
});

test("of two saves in the same moment one wins, and the other is told and writes nothing", async () => {
  for (let round = 0; round < 5; round++) {
    const read = await readOwn();
    const names = [`Bay Harbor ${round}`, `Riverbend ${round}`];
    const answers = await Promise.all([
      save(one, changeOf(read, { name: names[0] ?? "" })),
      save(two, changeOf(read, { name: names[1] ?? "" })),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await readOwn()).name).toBe(names[answers.findIndex(({ ok }) => ok)]);
    expect(await countAuditEntries("partner_settings_changed")).toBe(round + 1);
  }
});

test("of two saves in the same moment one wins, also when one is an operator's", async () => {
  const [read, { revision, origins }] = [await readOwn(), await readSite()];
  const answers = await Promise.all([
    save(one, changeOf(read, { name: "The owner's" })),
    ask(two, admin, "partner-change", { id, revision, name: "The operator's", origins }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await readOwn()).name).toBe(answers[0]?.ok ? "The owner's" : "The operator's");
});

test("a save based on outdated settings is refused until it names the current revision", async () => {
  const read = await readOwn();
  const saved = await saved200(changeOf(read, { name: "Bay Harbor" }));
  const late = changeOf(read, { allowsLocalhost: true });
  const { message } = await expectErrorBody(await save(one, late), 409, "changed_meanwhile");
  expect(message).toContain("changed in another window");
  expect(await readOwn()).toEqual(saved);
  expect(await countAuditEntries("partner_settings_changed")).toBe(1);
  const over = await saved200({ ...late, revision: saved.revision });
  expect(over).toMatchObject({ name: read.name, allowsLocalhost: true });
});

const brand = { name: "Bay Harbor", accent: null, phone: null, nextStep: null };
const settings = {
  brand,
  defaultState: null,
  tools: null,
  emailGate: true,
  frameOnly: false,
  whiteLabel: null,
};
const step = { label: "Talk to us", phone: "(555) 010-0199", link: null };
const changes: readonly (readonly [Partial<SiteChange>])[] = [
  [{ name: "Riverbend" }],
  [{ origins: ["https://riverbend.example"] }],
  [{ allowsLocalhost: true }],
  [{ settings: { ...settings, brand: { ...brand, name: "Riverbend" } } }],
  [{ settings: { ...settings, brand: { ...brand, nextStep: step } } }],
  [{ settings: { ...settings, emailGate: false } }],
];
test.each(changes)(
  "a save based on outdated settings is noticed whatever was changed: %j",
  async (change) => {
    const read = await saved200(changeOf(await readOwn(), { settings }));
    await saved200(changeOf(read, change));
    const late = changeOf(read, { origins: ["https://late.example"] });
    await expectErrorBody(await save(one, late), 409, "changed_meanwhile");
  },
);

test("a save without a revision is refused", async () => {
  const { revision: _revision, ...change } = changeOf(await readOwn());
  const { fields } = await expectErrorBody(await ask(one, owner, "site", change), 400, "invalid_request");
  expect(fields).toEqual({ revision: "Please load the settings again, then save yours." });
  const { name, origins } = change;
  const late = { id, revision: "of another day", name: `${name} Center`, origins };
  await expectErrorBody(await ask(one, admin, "partner-change", late), 409, "changed_meanwhile");
  expect((await readOwn()).name).toBe(name);
});

const png = Buffer.from("\x89PNG\r\n\x1a\nAAAA", "latin1").toString("base64");
const logo: LogoToSet = { type: "image/png", data: png };

test("immediate changes (logo, keys, on and off) cause no conflict, and stay", async () => {
  const [read, site] = [await readOwn(), await readSite()];
  for (const [path, json] of [
    ["logo", logo],
    ["key-rotate", {}],
  ] as const)
    expect((await ask(one, owner, path, json)).status).toBe(200);
  for (const [path, json] of [
    ["partner-switch", { id, active: false }],
    ["partner-sponsor", { id, uses: 20 }],
    ["partner-limit", { id, dailyCostLimit: 500 }],
  ] as const)
    expect((await ask(one, admin, path, json)).status).toBe(200);
  const after = await readOwn();
  expect(after.revision).toBe(read.revision);
  expect((await readSite()).revision).toBe(site.revision);
  const saved = await saved200(changeOf(read, { name: "Bay Harbor" }));
  const { logo: kept } = saved.settings.brand;
  expect(kept).toMatch(/^\/embed\/logo\//);
  const { revision: _revision, ...expected } = { ...after, name: "Bay Harbor" };
  expect(saved).toMatchObject(expected);
  expect(saved.keys).toHaveLength(2);
});

test("a logo and a form saved at the same time both stay", async () => {
  for (let round = 0; round < 5; round++) {
    const read = await readOwn();
    const name = `Bay Harbor ${round}`;
    const [set, saved] = await Promise.all([
      ask(one, owner, "logo", round % 2 === 0 ? logo : { type: null }),
      save(two, changeOf(read, { name })),
    ]);
    expect([set.status, saved.status]).toEqual([200, 200]);
    const now = await readOwn();
    expect([now.name, now.settings.brand.logo !== null]).toEqual([name, round % 2 === 0]);
  }
});

async function readOwn(): Promise<OwnPartner> {
  const { partner } = await callAs(one, partners.getPartner, owner.headers);
  if (!partner) throw new Error("The account manages no partner.");
  return partner;
}

async function readSite(): Promise<PartnerSite> {
  const { rows } = await callAs(one, adminPartners.listPartners, admin.headers);
  const site = rows.find((row) => row.id === id);
  if (!site) throw new Error("The list lacks the partner.");
  return site;
}

function settingsOf({ settings }: OwnPartner): SettingsToChange {
  const { logo: _logo, ...brand } = settings.brand;
  return { ...settings, brand };
}

/** What a form sends that began with this. */
function changeOf(read: OwnPartner, changes: Partial<SiteChange> = {}): SiteChange {
  const { revision, name, origins, allowsLocalhost } = read;
  return { revision, name, origins, allowsLocalhost, settings: settingsOf(read), ...changes };
}

function save(app: TestApp, change: SiteChange): Promise<Response> {
  return ask(app, owner, "site", change);
}

function saved200(change: SiteChange): Promise<OwnPartner> {
  return callAs(one, partners.changeSite, owner.headers, change);
}

/** @param path of a call: an operator's `partner-change`, a partner's own `site`. */
function ask(app: TestApp, { headers }: Person, path: string, json: object): Promise<Response> {
  const area = path.startsWith("partner-") ? "/api/admin/" : "/api/partner/";
  return app.request(`${area}${path}`, { method: "POST", json, headers });
}

function countAuditEntries(action: string): Promise<number> {
  return one.database.auditEntries.count({ where: { action } });
}
