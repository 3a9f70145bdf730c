import { contacts, status } from "@iep-insider/sdk/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../tests/createTestApp.ts";
import { expectErrorBody } from "../../tests/errorBody.ts";
import { supportRequest } from "../../tests/samples.ts";
import { registerSite } from "../../tests/sites.ts";
import { normalOrigin } from "./origins.ts";
import { isAllowedReturn, registerPartner, switchPartner } from "./service.ts";

const ours = "https://iep.example";
const siteKey = "site_abcdefgh";
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ environment: { publicOrigin: ours } });
  await registerSite(app, siteKey);
});
afterAll(() => app.close());

const ask = (headers: Record<string, string>) => app.request(status.getHealth.path, { headers });

describe("a request that names a site key", () => {
  test.each([
    ["from the partner's page", { "X-Site-Key": siteKey, Origin: "https://partner.example" }],
    ["from our own page", { "X-Site-Key": siteKey, Origin: ours }],
    ["without a key, from anywhere", { Origin: "https://elsewhere.example" }],
    ["with what is no key", { "X-Site-Key": "nonsense", Origin: "https://elsewhere.example" }],
  ])("%s is answered", async (_, headers: Record<string, string>) => {
    expect((await ask(headers)).status).toBe(200);
  });

  test.each([
    ["from another page", { "X-Site-Key": siteKey, Origin: "https://elsewhere.example" }],
    ["from a page of a subdomain", { "X-Site-Key": siteKey, Origin: "https://www.partner.example" }],
    ["from the same host without https", { "X-Site-Key": siteKey, Origin: "http://partner.example" }],
    ["from a sandbox", { "X-Site-Key": siteKey, Origin: "null" }],
    ["from no page", { "X-Site-Key": siteKey }],
    ["with a key that nobody has", { "X-Site-Key": "site_unknown1", Origin: "https://partner.example" }],
  ])("%s is refused, in words the page may read", async (_, headers: Record<string, string>) => {
    const response = await ask(headers);
    if (headers["Origin"]) expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
    await expectErrorBody(response, 403, "unknown_site");
  });

  test("does nothing when it is refused", async () => {
    const headers = { "X-Site-Key": siteKey, Origin: "https://elsewhere.example" };
    await app.request(contacts.sendSupportRequest.path, { json: supportRequest(), headers });
    expect(await app.database.contacts.count()).toBe(0);
  });

  test("is refused while the key is switched off", async () => {
    const headers = await registerSite(app, "site_switched", "https://switched.example");
    await switchPartner(app.services, "command", { siteKey: "site_switched" }, false);
    expect((await ask(headers)).status).toBe(403);
    await switchPartner(app.services, "command", { siteKey: "site_switched" }, true);
    expect((await ask(headers)).status).toBe(200);
  });
});

test.each([
  [`${ours}/advanced-tools`, siteKey, true],
  [`${ours}/advanced-tools`, "", true],
  ["https://partner.example/page?a=b", siteKey, true],
  ["https://partner.example/page", "", false],
  ["https://partner.example/page", "site_unknown1", false],
  ["https://elsewhere.example/", siteKey, false],
  ["https://partner.example.elsewhere.example/", siteKey, false],
  ["https://partner.example@elsewhere.example/", siteKey, false],
  ["https://user:word@partner.example/", siteKey, false],
  ["//partner.example/", siteKey, false],
  ["javascript:alert(1)", siteKey, false],
  ["/advanced-tools", siteKey, false],
])("a payment may lead back to %s of %j: %s", async (url, key, allowed) => {
  expect(await isAllowedReturn(app.services, key, url)).toBe(allowed);
});

test("registering a key again brings its row in line", async () => {
  const origins = ["https://one.example"];
  const first = await registerPartner(app.services, "command", {
    name: "One",
    origins,
    siteKey: "site_againagain",
  });
  const again = await registerPartner(app.services, "command", {
    name: "Two",
    origins: [],
    siteKey: "site_againagain",
  });
  expect([again.id, again.name]).toEqual([first.id, "Two"]);
  const made = await registerPartner(app.services, "command", { name: "Three", origins });
  expect(made.siteKey).toMatch(/^site_[A-Za-z0-9]{24}$/);
});

test.each([
  ["https://Center.Example", "https://center.example"],
  ["https://center.example:443/about", "https://center.example"],
  [" http://localhost:3001 ", "http://localhost:3001"],
  ["center.example", null],
  ["ftp://center.example", null],
  ["https://", null],
  ["https://user@center.example", null],
])("%j is the origin %j", (text, origin) => {
  expect(normalOrigin(text)).toBe(origin);
});
