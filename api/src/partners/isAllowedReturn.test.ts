import { expect, test } from "vitest";
import { openDatabase } from "../database/openDatabase.ts";
import { isAllowedReturn } from "./matchOrigin.ts";
import { writeOrigins } from "./origins.ts";

const publicOrigin = "https://iep.example";
// Nothing is stored: a row is made without its table.
const { partners } = openDatabase({ dialect: "sqlite", file: ":memory:" });
const partner = partners.build({
  siteKey: "site_abcdefgh",
  name: "A parent center",
  allowedOrigins: writeOrigins(["https://partner.example", "https://*.center.example"]),
  active: true,
  createdAt: new Date(0),
  updatedAt: new Date(0),
});
const site = { partner };

test.each([
  [`${publicOrigin}/advanced-tools`, site, true],
  ["https://partner.example/page?a=b", site, true],
  ["https://www.center.example/page", site, true],
  ["https://center.example/page", site, false],
  ["https://partner.example/page", null, false],
  ["https://partner.example.elsewhere.example/", site, false],
  ["https://partner.example@elsewhere.example/", site, false],
  ["https://user:word@partner.example/", site, false],
  ["javascript:alert(1)", site, false],
  ["/advanced-tools", site, false],
])("a payment may lead back to %s, from %j: %s", (url, from, allowed) => {
  expect(isAllowedReturn({ publicOrigin }, from, url)).toBe(allowed);
});
