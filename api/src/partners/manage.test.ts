import {
  access,
  accounts,
  type OwnPartner,
  partners,
  type SiteChange,
  siteKeyHeader,
} from "@iep-insider/sdk/contract";
import { beforeEach, expect, test } from "vitest";
import { callAs } from "../../tests/callAs.ts";
import { expectErrorBody } from "../../tests/errorBody.ts";
import { application, confirmedPerson, manager } from "../../tests/partnerAccounts.ts";
import { useEmptyApp } from "../../tests/useTestApp.ts";
import type { Partner } from "../database/models/partner.ts";
import { revisionOfSite } from "./revision.ts";
import { registerPartner } from "./service.ts";

let headers: { readonly Authorization: string };
let partner: Partner;
let revision: string;

const app = useEmptyApp("2026-11-22T10:20:30.000Z");
beforeEach(async () => {
  ({ headers, partner } = await manager(app));
  revision = revisionOfSite(partner);
  await app.database.auditEntries.destroy({ where: {} });
});

type Doing = "changeSite" | "setLogo" | "rotateKey" | "revokeKey";

function ask(name: Doing, json: object = {}): Promise<Response> {
  const sent = name === "changeSite" ? { revision, ...json } : json;
  return app.request(partners[name].path, { method: "POST", json: sent, headers });
}

function done(name: Doing, json: object = {}): Promise<OwnPartner> {
  return callAs(app, partners[name], headers, name === "changeSite" ? { revision, ...json } : json);
}

async function fieldsOf(name: Doing, json: object): Promise<string[]> {
  return Object.keys((await expectErrorBody(await ask(name, json), 400, "invalid_request")).fields ?? {});
}

async function auditEntries() {
  const entries = await app.database.auditEntries.findAll({ order: ["id"] });
  return entries.map(({ action, subjectId, detail }) => [action, subjectId, JSON.parse(detail)]);
}

const change: Omit<SiteChange, "revision"> = {
  name: "Bay Harbor Center",
  origins: ["https://Bay-Harbor.example", "https://*.bay.example"],
  allowsLocalhost: true,
  settings: {
    brand: {
      name: "Bay Harbor",
      accent: "#0E5A5A",
      phone: "(555) 010-0100",
      nextStep: { label: "Talk to us", phone: "(555) 010-0199 ext. 4", link: null },
    },
    defaultState: "ma",
    tools: ["letter-generator", "aide-screener"],
    emailGate: false,
    frameOnly: false,
    whiteLabel: null,
  },
};

const managesSite = async () => (await callAs(app, accounts.getUser, headers)).managesSite;

test("who manages no approved partner changes nothing", async () => {
  expect(await managesSite()).toBe(true);
  const other = await confirmedPerson(app, "other@example.org");
  headers = other.headers;
  expect(await managesSite()).toBe(false);
  const revoked = { siteKey: partner.siteKey };
  for (const [name, json] of [
    ["changeSite", change],
    ["setLogo", { type: null }],
    ["rotateKey", {}],
    ["revokeKey", revoked],
  ] as const)
    await expectErrorBody(await ask(name, json), 403, "not_partner");
  await app.database.partners.update({ userId: other.id, status: "applied" }, { where: { id: partner.id } });
  await expectErrorBody(await ask("changeSite", change), 403, "not_partner");
  expect(await managesSite()).toBe(false);
  expect(await auditEntries()).toEqual([]);
});

test("a site is changed and normalized, and the change is recorded without what was typed", async () => {
  const changed = await done("changeSite", change);
  expect(changed).toMatchObject({
    name: "Bay Harbor Center",
    origins: ["https://bay-harbor.example", "https://*.bay.example"],
    allowsLocalhost: true,
    settings: {
      brand: {
        name: "Bay Harbor",
        accent: "#0e5a5a",
        phone: "(555) 010-0100",
        logo: null,
        nextStep: { label: "Talk to us" },
      },
      defaultState: "MA",
      tools: ["letter-generator", "aide-screener"],
      emailGate: false,
      frameOnly: false,
      whiteLabel: null,
    },
  });
  const turned = { isRenamed: true, localhostTurned: true, settingsChanged: true };
  const detail = { ...turned, originsAdded: 1, originsRemoved: 1 };
  expect(await auditEntries()).toEqual([["partner_settings_changed", partner.siteKey, detail]]);
  expect(await done("changeSite", change)).toEqual(changed);
  expect(await auditEntries()).toHaveLength(1);
});

const { settings } = change;
const { brand } = settings;
const withStep = (nextStep: object) => ({ settings: { ...settings, brand: { ...brand, nextStep } } });
const wrongSites: readonly (readonly [wrong: object, field: string])[] = [
  [{ origins: ["https://a.example", "http://b.example/page"] }, "origins.1"],
  [{ settings: { ...settings, defaultState: "QQ" } }, "settings.defaultState"],
  [{ settings: { ...settings, tools: ["letter-generator", "letter-generator"] } }, "settings.tools"],
  [{ settings: { ...settings, brand: { ...brand, accent: "#0e5" } } }, "settings.brand.accent"],
  [{ settings: { ...settings, brand: { ...brand, phone: "call us" } } }, "settings.brand.phone"],
  [{ settings: { ...settings, brand: { ...brand, logo: "/embed/logo/a.png" } } }, "settings.brand.logo"],
  [withStep({ label: "Call", phone: null, link: null }), "settings.brand.nextStep.phone"],
  [withStep({ label: "Call", phone: null, link: "javascript:alert(1)" }), "settings.brand.nextStep.link"],
];
test.each(wrongSites)("a site is not changed to %j", async (wrong, field) => {
  expect(await fieldsOf("changeSite", { ...change, ...wrong })).toEqual([field]);
  expect(await auditEntries()).toEqual([]);
});

const png = Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), Buffer.alloc(100, 7)]);
const jpeg = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(100, 7)]);
const webp = Buffer.concat([Buffer.from("RIFF\0\0\0\0WEBPVP8 ", "latin1"), Buffer.alloc(100, 7)]);
const set = (bytes: Buffer, type = "image/png") => done("setLogo", { type, data: bytes.toString("base64") });

test.each([
  ["a PNG", png, "png", "image/png"],
  ["a JPEG", jpeg, "jpg", "image/jpeg"],
  ["a WebP picture", webp, "webp", "image/webp"],
])("a logo that is %s is what its bytes say, and can be kept for good", async (_, bytes, ending, type) => {
  const { settings } = await set(bytes, "image/png");
  const path = settings.brand.logo ?? "";
  expect(path).toMatch(new RegExp(`^/embed/logo/[0-9a-f]{32}\\.${ending}$`));
  const response = await app.request(path);
  expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": type,
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
    "access-control-allow-origin": "*",
    "cross-origin-resource-policy": "cross-origin",
    "content-security-policy": "default-src 'none'; sandbox",
  });
});

test("a logo takes the place of the one before, and can be taken away", async () => {
  const first = (await set(png)).settings.brand.logo ?? "";
  const second = (await set(jpeg)).settings.brand.logo ?? "";
  expect([(await app.request(first)).status, (await app.request(second)).status]).toEqual([404, 200]);
  expect((await done("changeSite", change)).settings.brand.logo).toBe(second);
  expect((await done("setLogo", { type: null })).settings.brand.logo).toBeNull();
  expect((await app.request(second)).status).toBe(404);
  expect(await app.database.partnerLogos.count()).toBe(0);
});

test("a logo may have 64 kB, and no byte more", async () => {
  const large = Buffer.concat([png, Buffer.alloc(64 * 1024 - png.length, 7)]);
  expect((await set(large)).settings.brand.logo).not.toBeNull();
  const data = Buffer.concat([large, Buffer.from([7])]).toString("base64");
  expect(await fieldsOf("setLogo", { type: "image/png", data })).toEqual(["data"]);
});

test.each([
  ["a drawing with scripts", "image/png", "<svg xmlns='http://www.w3.org/2000/svg'/>"],
  ["a sound", "image/webp", "RIFF\0\0\0\0WAVEfmt "],
  ["of a type that we do not take", "image/svg+xml", "AAAA", "type"],
])("a logo is never %s", async (_, type, text, field = "data") => {
  const data = Buffer.from(text, "latin1").toString("base64");
  expect(await fieldsOf("setLogo", { type, data })).toEqual([field]);
});

test("the keys are rotated and revoked, each action is recorded, and the current one is never taken away", async () => {
  const old = partner.siteKey;
  const rotated = await done("rotateKey");
  const [current, before] = rotated.keys;
  expect(rotated.keys).toHaveLength(2);
  expect(current).toEqual({
    siteKey: expect.stringMatching(/^site_[A-Za-z0-9]{24}$/),
    createdAt: app.now.toISOString(),
    endsAt: null,
    isCurrent: true,
    seen: null,
    refused: null,
  });
  expect(before).toMatchObject({ siteKey: old, endsAt: "2026-12-22T10:20:30.000Z", isCurrent: false });
  const revoked = await done("revokeKey", { siteKey: old });
  expect(revoked.keys[1]).toMatchObject({ siteKey: old, endsAt: app.now.toISOString() });
  await done("revokeKey", { siteKey: old });
  await expectErrorBody(await ask("revokeKey", { siteKey: current?.siteKey }), 409, "current_key");
  expect(await auditEntries()).toEqual([
    ["partner_key_rotated", old, {}],
    ["partner_key_revoked", old, {}],
  ]);
});

test("the keys of another partner cannot be revoked", async () => {
  const other = await manager(app, "other@example.org", { organization: "Riverbend" });
  await expectErrorBody(await ask("revokeKey", { siteKey: other.partner.siteKey }), 404, "not_found");
  const key = await app.database.partnerKeys.findByPk(other.partner.siteKey);
  expect(key?.endsAt).toBeNull();
});

test("a command that registers a key again brings its row in line", async () => {
  const given = { name: "One", origins: ["https://one.example"], siteKey: "site_againagain" };
  const first = await registerPartner(app.services, "command", given);
  const again = await registerPartner(app.services, "command", { ...given, name: "Two" });
  expect([again.id, again.name]).toEqual([first.id, "Two"]);
});

test("what a month's sponsored uses are, who manages it sees", async () => {
  await app.database.partners.update({ sponsored: true, sponsoredUses: 200 }, { where: { id: partner.id } });
  await app.database.partnerMonths.bulkCreate([
    { partnerId: partner.id, month: "2026-11", sponsoredUses: 3 },
    { partnerId: partner.id, month: "2026-10", sponsoredUses: 150 },
  ]);
  const { partner: own } = await callAs(app, partners.getPartner, headers);
  expect(own?.sponsored).toEqual({ uses: 200, usedThisMonth: 3 });
  expect(own?.origins).toEqual(application.origins);
});

test("a white label needs an operator's permission, and shows on pages only while there is one", async () => {
  const whiteLabel = {
    hidesName: true,
    privacyLink: "https://bay-harbor.example/privacy",
    toolSteps: [{ tool: "rights-guide", label: "Read our guide", link: "https://bay-harbor.example/guide" }],
  };
  const settings = { ...change.settings, whiteLabel };
  expect(await fieldsOf("changeSite", { ...change, settings })).toEqual(["settings.whiteLabel"]);
  const permit = (allowsWhiteLabel: boolean) =>
    app.database.partners.update({ allowsWhiteLabel }, { where: { id: partner.id } });
  await permit(true);
  const double = { ...whiteLabel, toolSteps: [...whiteLabel.toolSteps, ...whiteLabel.toolSteps] };
  expect(await fieldsOf("changeSite", { ...change, settings: { ...settings, whiteLabel: double } })).toEqual([
    "settings.whiteLabel.toolSteps",
  ]);
  const insecure = { ...whiteLabel, privacyLink: "http://bay-harbor.example/" };
  expect(
    await fieldsOf("changeSite", { ...change, settings: { ...settings, whiteLabel: insecure } }),
  ).toEqual(["settings.whiteLabel.privacyLink"]);
  const saved = await done("changeSite", { ...change, settings });
  expect([saved.allowsWhiteLabel, saved.settings.whiteLabel]).toEqual([true, whiteLabel]);
  const page = { [siteKeyHeader]: partner.siteKey, Origin: "https://bay-harbor.example" };
  expect((await callAs(app, access.getAccess, page)).site?.whiteLabel).toEqual(whiteLabel);
  await permit(false);
  expect((await callAs(app, access.getAccess, page)).site?.whiteLabel).toBeNull();
});
