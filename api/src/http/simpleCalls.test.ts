import { access, contacts, siteKeyHeader, siteKeyParameter, usage } from "@iep-insider/sdk/contract";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { expectErrorBody } from "../../tests/errorBody.ts";
import { countRequest, supportRequest } from "../../tests/samples.ts";
import { registerSite } from "../../tests/sites.ts";
import { useTestApp } from "../../tests/useTestApp.ts";

// What a page of another origin may send without a preflight, and what it may not (ADR 75).

const app = useTestApp();
const siteKey = "site_simple123456";
const origin = "https://partner.example";
const own = { Origin: origin };
beforeAll(() => registerSite(app, siteKey, origin));
beforeEach(() => app.database.usageCounts.destroy({ where: {} }));

const withKey = (path: string, key = siteKey) => `${path}?${siteKeyParameter}=${key}`;

/** As a browser sends text that has no other content type. */
const sendText = (path: string, body: string, headers: Record<string, string> = own, type = "text/plain") =>
  app.request(path, {
    method: "POST",
    headers: { "Content-Type": `${type};charset=UTF-8`, ...headers },
    body,
  });

test("a count is plain text with the site key in the query", async () => {
  const response = await sendText(withKey(usage.count.path), JSON.stringify(countRequest()));
  expect(response.status).toBe(204);
  const rows = await app.database.usageCounts.findAll();
  expect(rows.map((row) => [row.siteKey, row.count])).toEqual([[siteKey, 1]]);
});

test("an access check has the site key in the query, and only the site's own page reads the answer", async () => {
  const response = await app.request(withKey(access.getAccess.path), { headers: own });
  expect(response.headers.get("Access-Control-Allow-Origin")).toBe(origin);
  expect(await response.json()).toMatchObject({ everything: false, site: { name: "A parent center" } });
});

test.each([
  ["another origin", siteKey, { Origin: "https://elsewhere.example" }, "wrong_origin"],
  ["no origin", siteKey, {}, "missing_origin"],
  ["an opaque origin", siteKey, { Origin: "null" }, "missing_origin"],
  ["an unknown key", "site_unknown12345", own, "unknown_site"],
  [
    "a key in the header that is unknown",
    siteKey,
    { ...own, [siteKeyHeader]: "site_header12345" },
    "unknown_site",
  ],
] as const)("a key in the query is refused with %s", async (_, key, headers, code) => {
  const asked = await app.request(withKey(access.getAccess.path, key), { headers });
  await expectErrorBody(asked, 403, code);
  const counted = await sendText(withKey(usage.count.path, key), JSON.stringify(countRequest()), headers);
  await expectErrorBody(counted, 403, code);
  expect(await app.database.usageCounts.count()).toBe(0);
});

test.each([
  ["no JSON", "event=page_view", 400, "malformed_json"],
  ["another field", JSON.stringify({ ...countRequest(), purchaseKey: "k" }), 400, "invalid_request"],
  [
    "a megabyte",
    JSON.stringify({ ...countRequest(), subject: "x".repeat(1_000_000) }),
    413,
    "body_too_large",
  ],
] as const)("a count as plain text with %s is refused", async (_, body, status, code) => {
  await expectErrorBody(await sendText(usage.count.path, body), status, code);
});

test("a form's content type is refused, and plain text by every other call", async () => {
  for (const type of ["application/x-www-form-urlencoded", "multipart/form-data"])
    await expectErrorBody(
      await sendText(usage.count.path, JSON.stringify(countRequest()), own, type),
      415,
      "unsupported_media_type",
    );
  for (const path of [contacts.sendSupportRequest.path, access.redeem.path, access.openSponsored.path])
    await expectErrorBody(
      await sendText(withKey(path), JSON.stringify(supportRequest())),
      415,
      "unsupported_media_type",
    );
});

test("a purchase key or a session in the query opens nothing", async () => {
  const secrets = new URLSearchParams({ "X-Purchase-Key": "k".repeat(43), Authorization: "Bearer a.b.c" });
  const response = await app.request(`${access.getAccess.path}?${secrets}`, { headers: own });
  expect(await response.json()).toMatchObject({ everything: false, open: [], unspent: [], site: null });
});
