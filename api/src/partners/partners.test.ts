import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../tests/createTestApp.ts";
import { registerSite } from "../../tests/sites.ts";
import { normalOrigin } from "./origins.ts";
import { isAllowedReturn, registerPartner } from "./service.ts";

const ours = "https://iep.example";
const siteKey = "site_abcdefgh";
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ environment: { publicOrigin: ours } });
  await registerSite(app, siteKey);
});
afterAll(() => app.close());

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
